import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';

import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { trashPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { useToast } from '#lib/toasts.ts';

type DeleteButtonProps = Pick<
  ButtonProps,
  'sx' | 'size' | 'variant' | 'disabled' | 'aria-label'
> & {
  label: ReactNode;
  title: string;
  /** @throws when nothing was deleted */
  remove: () => Promise<unknown>;
  deletedMessage: string;
  toFailedMessage: (error: unknown) => string;
};

// verbatim from the spec
const QUESTION = 'Jeste li sigurni da želite izbrisati ovaj zahtev?';

/** Deletes something after asking. */
export function DeleteButton({
  label,
  title,
  remove,
  deletedMessage,
  toFailedMessage,
  ...look
}: DeleteButtonProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const showToast = useToast();

  // What is deleted often takes this button along: the toast must not depend on it.
  const confirm = async () => {
    setState('deleting');
    try {
      await remove();
      showToast({ kind: 'success', message: deletedMessage });
    } catch (error) {
      showToast({ kind: 'error', message: toFailedMessage(error) });
    }
    setState('idle');
  };

  return (
    <>
      <Button
        {...look}
        color="error"
        startIcon={<Icon path={trashPath} size={18} />}
        onClick={() => {
          setState('asking');
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={state !== 'idle'}
        title={title}
        text={QUESTION}
        isBusy={state === 'deleting'}
        onClose={() => {
          if (state === 'asking') setState('idle');
        }}
        onConfirm={() => {
          void confirm();
        }}
      />
    </>
  );
}
