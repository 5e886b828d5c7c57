import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an action that can't be taken back; closes by either answer. */
export function ConfirmDialog({ open, title, text, onConfirm, onClose }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      {/* verbatim from the spec */}
      <DialogActions>
        <Button variant="outlined" onClick={onClose} autoFocus>
          Odustani
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          Izvrši akciju
        </Button>
      </DialogActions>
    </Dialog>
  );
}
