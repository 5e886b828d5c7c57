import type { MailRow } from '@museum/shared/mail/mail-schema';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { Loaded } from '#components/loaded.tsx';
import { MailDialog } from '#components/mail-dialog.tsx';
import { MailFiles } from '#components/mail-files.tsx';
import { MailBody } from './mail-body.tsx';
import { MailFacts } from './mail-facts.tsx';
import { mailQuery } from './mail-queries.ts';
import { ResendMailButton } from './resend-mail-button.tsx';
import { visitRequestDetailsPath } from '#lib/paths.ts';

type MailPreviewDialogProps = { mail: MailRow; onResent?: () => void; onClose: () => void };

/** One mail as its recipient gets it, and what became of it. */
export function MailPreviewDialog({ mail: row, onResent, onClose }: MailPreviewDialogProps) {
  const read = useQuery(mailQuery(row.id));
  const mail = read.data ?? row;
  const actions = (
    <>
      {mail.visitRequestId === null ? null : (
        <Button
          component={Link}
          to={visitRequestDetailsPath(mail.visitRequestId)}
          sx={{ mr: 'auto' }}
          onClick={onClose}
        >
          Otvori zahtev
        </Button>
      )}
      <ResendMailButton
        variant="outlined"
        mail={mail}
        onQueued={() => {
          onResent?.();
          onClose();
        }}
      />
    </>
  );
  return (
    <MailDialog subject={mail.subject} actions={actions} onClose={onClose}>
      <MailFacts mail={mail} />
      <Loaded query={read} errorTitle="Mejl nije učitan">
        {(whole) => (
          <>
            <MailBody mail={whole} />
            <MailFiles names={whole.attachments} />
          </>
        )}
      </Loaded>
    </MailDialog>
  );
}
