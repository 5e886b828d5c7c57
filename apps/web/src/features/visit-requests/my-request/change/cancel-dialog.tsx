import { zodResolver } from '@hookform/resolvers/zod';
import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { requiredText } from '@museum/shared/primitives/text';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { errorCode, errorMessage } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';
import { goToPart } from '#features/visit-requests/my-request/go-to-part.ts';
import {
  cancelMutation,
  myRequestQuery,
} from '#features/visit-requests/my-request/my-request-queries.ts';
import { STANDING_ID } from '#features/visit-requests/my-request/standing/standing-card.tsx';

const reasonSchema = z.object({ reason: requiredText('longText', 'Napišite zašto otkazujete') });

const CHANGED =
  'Zahtev je u međuvremenu izmenjen. Pogledajte šta sada piše, pa otkažite ako i dalje želite.';

type CancelDialogProps = {
  requestKey: string;
  request: MyRequest;
  /** What was typed before the dialog was closed. */
  reason: string;
  onClose: (reason: string) => void;
};

/** Calls the visit off, with a reason; what was typed stays when that fails. */
export function CancelDialog({ requestKey, request, reason, onClose }: CancelDialogProps) {
  const form = useForm({ defaultValues: { reason }, resolver: zodResolver(reasonSchema) });
  const { mutateAsync, isPending, error } = useMutation(cancelMutation(requestKey));
  const client = useQueryClient();
  const showToast = useToast();
  const isSent = useRef(false);
  useEffect(
    () => () => {
      // The dialog and its button go along with the visit, also when the answer was lost.
      if (isSent.current) goToPart(STANDING_ID);
    },
    [],
  );
  const close = () => {
    isSent.current = false;
    onClose(form.getValues('reason'));
  };
  const { version, visitDate, visitTime } = request;
  const cancel = form.handleSubmit(async (typed) => {
    if (isPending) return;
    try {
      await mutateAsync({ version, ...typed });
      showToast({ kind: 'success', message: 'Poseta je otkazana' });
    } catch {
      void client.refetchQueries(myRequestQuery(requestKey));
    }
  });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="cancel-title">
      <form
        noValidate
        onSubmit={(event) => {
          isSent.current = true;
          void cancel(event);
        }}
      >
        <DialogTitle id="cancel-title">Otkažite posetu</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            {dayWithWeekday(visitDate)} u {visitTime}. Otkazivanje se ne može opozvati; nov zahtev
            možete da pošaljete u svako doba.
          </DialogContentText>
          <TextField control={form.control} name="reason" label="Razlog" rows={3} required />
          {error ? (
            <Alert severity="error">
              {errorCode(error) === 'STALE_VERSION' ? CHANGED : errorMessage(error)}
            </Alert>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            Odustanite
          </Button>
          <BusyButton type="submit" variant="contained" color="error" isBusy={isPending}>
            Otkažite posetu
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
