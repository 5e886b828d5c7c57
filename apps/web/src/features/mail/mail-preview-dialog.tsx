import type { MailRow } from '@museum/shared/mail/mail-schema';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { LoadError } from '#components/load-error.tsx';
import { MailFiles } from '#components/mail-files.tsx';
import { PageLoading } from '#components/page-loading.tsx';
import { MailBody } from './mail-body.tsx';
import { MailFacts } from './mail-facts.tsx';
import { mailQuery } from './mail-queries.ts';
import { ResendMailButton } from './resend-mail-button.tsx';
import { visitRequestDetailsPath } from '#lib/paths.ts';

type MailPreviewDialogProps = { mail: MailRow; onResent?: () => void; onClose: () => void };

/** One mail as its recipient gets it, and what became of it. */
export function MailPreviewDialog({ mail: row, onResent, onClose }: MailPreviewDialogProps) {
  const { data: mail = row } = useQuery(mailQuery(row.id));
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={id}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {mail.subject}
      </DialogTitle>
      <DialogContent>
        <MailFacts mail={mail} />
        <LoadedBody id={mail.id} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
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
        <Button variant="contained" onClick={onClose}>
          Zatvori
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function LoadedBody({ id }: { id: string }) {
  const { data, isError, error, refetch } = useQuery(mailQuery(id));
  if (data) {
    return (
      <>
        <MailBody mail={data} />
        <MailFiles names={data.attachments} />
      </>
    );
  }
  if (!isError) return <PageLoading />;
  return (
    <LoadError
      title="Mejl nije učitan"
      error={error}
      onRetry={() => {
        void refetch();
      }}
    />
  );
}
