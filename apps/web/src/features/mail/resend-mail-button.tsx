import type { MailRow } from '@museum/shared/mail/mail-schema';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';

import { mailPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { resendMailMutation } from '#features/mail/mail-queries.ts';
import { errorMessage } from '#lib/error-message.ts';
import { useToast } from '#lib/toasts.ts';

type ResendMailButtonProps = {
  mail: MailRow;
  /** The mail that is in the queue now. */
  onQueued?: (mail: MailRow) => void;
} & Pick<ButtonProps, 'size' | 'variant'>;

/** Sends a mail again, now. */
export function ResendMailButton({ mail, onQueued, ...look }: ResendMailButtonProps) {
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    ...resendMailMutation,
    onSuccess: async (queued, ...rest) => {
      showToast({
        kind: 'success',
        message: `Mejl za ${queued.recipientEmail} je u redu za slanje`,
      });
      onQueued?.(queued);
      await resendMailMutation.onSuccess?.(queued, ...rest);
    },
    onError: (error) => {
      showToast({ kind: 'error', message: errorMessage(error) });
    },
  });
  return (
    <Button
      {...look}
      aria-label={`Pošalji ponovo: ${mail.subject}, ${mail.recipientEmail}`}
      loading={isPending}
      loadingPosition="start"
      startIcon={<Icon path={mailPath} size={18} />}
      onClick={() => {
        mutate(mail.id);
      }}
    >
      Pošalji ponovo
    </Button>
  );
}
