import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';

import { useToast } from '#lib/toasts.ts';
import { Icon } from '#components/icons/icon.tsx';
import { checkPath, copyPath } from '#components/icons/tool-icon-paths.ts';

/** Copies by a field that is there for the moment: pages without https have no clipboard. */
function copyByField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement as HTMLElement | null;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}

/** Puts a text on the clipboard; false where the browser doesn't let it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByField(text);
  }
}

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
