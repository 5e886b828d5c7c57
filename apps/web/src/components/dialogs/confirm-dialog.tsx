import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  /** verbatim from the spec, where nothing else is asked for */
  confirmLabel?: string;
  cancelLabel?: string;
  /** Red for what can't be undone. */
  color?: 'error' | 'primary';
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is done; the safe answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel = 'Izvrši akciju',
  cancelLabel = 'Odustani',
  color = 'error',
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      // So wide that both answers stand beside each other.
      slotProps={{ paper: { sx: { maxWidth: 500 } } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {cancelLabel}
        </Button>
        <BusyButton variant="contained" color={color} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
