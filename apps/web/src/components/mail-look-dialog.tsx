import type { MailPreview } from '@museum/shared/visit-requests/stage-act-schema';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';

import { LoadError } from './load-error.tsx';
import { MailFrame } from './mail-frame.tsx';
import { PageLoading } from './page-loading.tsx';

type MailLookDialogProps = {
  title: string;
  preview: UseQueryResult<MailPreview>;
  onClose: () => void;
};

/** How a mail would read that nobody has sent yet. */
export function MailLookDialog({ title, preview, onClose }: MailLookDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data, isError, error, refetch } = preview;
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
        {data?.subject ?? title}
      </DialogTitle>
      <DialogContent>
        {data ? <MailFrame html={data.html} sx={{ height: { xs: '68dvh', sm: '62vh' } }} /> : null}
        {isError && !data ? (
          <LoadError
            title="Mejl nije učitan"
            error={error}
            onRetry={() => {
              void refetch();
            }}
          />
        ) : null}
        {!data && !isError ? <PageLoading /> : null}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Zatvori
        </Button>
      </DialogActions>
    </Dialog>
  );
}
