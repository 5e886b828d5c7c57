import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { PreviewedMail } from '#features/visit-requests/previewed-mail.tsx';
import { PAUSE_MS } from '#features/visit-requests/stage-acts/use-act-panel.ts';
import { useSettled } from '#lib/use-settled.ts';
import { receiptQuery } from './phone-entry-api.ts';

type ReceiptDialogProps = {
  /** What is to be stored. */
  request: object;
  isSaving: boolean;
  onSend: (note: string) => void;
  onClose: () => void;
};

/** The receipt as it would go, with a sentence of one's own; it goes when the request is stored. */
export function ReceiptDialog({ request, isSaving, onSend, onClose }: ReceiptDialogProps) {
  const [note, setNote] = useState('');
  const mail = { send: true, note: useSettled(note, PAUSE_MS) };
  const preview = useQuery(receiptQuery(JSON.stringify({ ...request, mail })));
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Potvrda prijema mejlom</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label="Rečenica više (nije obavezno)"
          value={note}
          multiline
          minRows={2}
          sx={{ mt: 1 }}
          onChange={(event) => {
            setNote(event.target.value);
          }}
        />
        <PreviewedMail preview={preview} frame={{ height: 320 }} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Nazad
        </Button>
        <BusyButton
          variant="contained"
          disabled={!preview.data}
          isBusy={isSaving}
          onClick={() => {
            onSend(note);
          }}
        >
          Sačuvaj i pošalji mejl
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
