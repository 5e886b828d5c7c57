import type { MailRow } from '@museum/shared/mail/mail-schema';
import type { ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { ConfirmDialog } from '#components/dialogs/confirm-dialog.tsx';
import { mailPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { resendMailMutation } from './mail-queries.ts';
import { instantInWords } from '#lib/time/dates.ts';
import { failureToast } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';

type ResendMailButtonProps = {
  mail: MailRow;
  /** The mail that is in the queue now. */
  onQueued?: (mail: MailRow) => void;
} & Pick<ButtonProps, 'size' | 'variant'>;

/** Sends a mail again, after asking. */
export function ResendMailButton({ mail, onQueued, ...look }: ResendMailButtonProps) {
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
  };
  const { mutate, isPending } = useMutation({
    ...resendMailMutation,
    onSuccess: async (queued, ...rest) => {
      showToast({
        kind: 'success',
        message: `Mejl za ${queued.recipientEmail} čeka slanje`,
      });
      onQueued?.(queued);
      await resendMailMutation.onSuccess?.(queued, ...rest);
    },
    onError: (error) => {
      showToast(failureToast(error));
    },
  });
  return (
    <>
      <BusyButton
        {...look}
        aria-label={`Pošalji ponovo: ${mail.subject}, ${mail.recipientEmail}`}
        isBusy={isPending}
        startIcon={<Icon path={mailPath} size={18} />}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Pošalji ponovo
      </BusyButton>
      <ConfirmDialog
        open={isAsking}
        color="primary"
        title="Poslati ponovo?"
        text={<Question mail={mail} />}
        confirmLabel="Pošalji"
        onClose={close}
        onConfirm={() => {
          close();
          mutate(mail.id);
        }}
      />
    </>
  );
}

function Question({
  mail: { subject, recipientEmail, sentAt, visitRequestId },
}: {
  mail: MailRow;
}) {
  return (
    <>
      <strong>{subject}</strong>
      <br />
      {sentAt ? `Poslato ${instantInWords(sentAt)} na ` : 'Nije poslato. Ide na '}
      {recipientEmail}.
      {sentAt && visitRequestId !== null
        ? ' Ako je adresa u zahtevu u međuvremenu ispravljena, ide na ispravljenu.'
        : null}
    </>
  );
}
