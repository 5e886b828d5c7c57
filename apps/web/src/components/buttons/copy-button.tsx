import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';

import { copyText } from '#lib/browser/copy-text.ts';
import { useToast } from '#lib/toasts.ts';
import { Icon } from '#components/icons/icon.tsx';
import { checkPath, copyPath } from '#components/icons/tool-icon-paths.ts';

type CopyButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'sx'> & {
  text: string;
  /** What is copied, as it is named beside the button. */
  name: string;
  /** Only the icon is shown. */
  isSmall?: boolean;
};

/** Copies a text, and says so. */
export function CopyButton({ text, name, isSmall = false, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState('');
  const showToast = useToast();
  const isCopied = copied === text;
  const copy = async () => {
    const isDone = await copyText(text);
    if (isDone) setCopied(text);
    showToast(
      isDone
        ? { kind: 'success', message: `Kopirano: ${name}` }
        : {
            kind: 'error',
            message: 'Pregledač ne dozvoljava kopiranje. Označite tekst i kopirajte ga.',
          },
    );
  };
  const icon = <Icon path={isCopied ? checkPath : copyPath} size={isSmall ? 22 : 20} />;
  return (
    <Button
      {...look}
      aria-label={`Kopirajte: ${name}`}
      startIcon={isSmall ? undefined : icon}
      onClick={() => void copy()}
    >
      {isSmall ? icon : 'Kopirajte'}
    </Button>
  );
}
