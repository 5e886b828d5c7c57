import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';

import { WholeNumbers } from '#components/facts/whole-numbers.tsx';

type MailDialogProps = {
  subject: string;
  children: ReactNode;
  /** What can be done with the mail beside closing it. */
  actions?: ReactNode;
  onClose: () => void;
};

/** The frame in which a mail is looked at: on a phone it has the whole screen. */
export function MailDialog({ subject, children, actions, onClose }: MailDialogProps) {
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
        <WholeNumbers text={subject} />
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ gap: 1 }}>
        {actions}
        <Button variant="contained" onClick={onClose}>
          Zatvori
        </Button>
      </DialogActions>
    </Dialog>
  );
}
