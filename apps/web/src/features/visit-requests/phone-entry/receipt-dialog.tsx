import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { BusyButton } from '#components/busy-button.tsx';
import { LoadError } from '#components/load-error.tsx';
import { MailFrame } from '#components/mail-frame.tsx';
import { useSettled } from '#lib/use-settled.ts';
import { receiptQuery } from './phone-entry-api.ts';

/** The pause in typing after which the mail is drawn anew, in milliseconds. */
const DELAY_MS = 400;

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
  const mail = { send: true, note: useSettled(note, DELAY_MS) };
  const preview = useQuery(receiptQuery(JSON.stringify({ ...request, mail })));
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Potvrda prijema mejlom</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {preview.data ? (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            Za <b>{preview.data.to}</b>
            <br />
            Naslov <b>{preview.data.subject}</b>
          </Box>
        ) : null}
        <TextField
          label="Rečenica više (nije obavezno)"
          value={note}
          multiline
          minRows={2}
          onChange={(event) => {
            setNote(event.target.value);
          }}
        />
        {preview.data ? <MailFrame html={preview.data.html} sx={{ height: 320 }} /> : null}
        {preview.isError ? (
          <LoadError
            title="Mejl ne može da se prikaže, pa ne može ni da se pošalje"
            query={preview}
          />
        ) : null}
        {preview.isPending ? (
          <Skeleton
            variant="rounded"
            height={320}
            role="progressbar"
            aria-label="Učitavanje mejla"
          />
        ) : null}
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
