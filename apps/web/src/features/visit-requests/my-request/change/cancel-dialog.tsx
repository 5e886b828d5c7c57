import { zodResolver } from '@hookform/resolvers/zod';
import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { requiredText } from '@museum/shared/primitives/text';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { errorCode, errorMessage } from '#lib/http/error-message.ts';
import { isOffline } from '#lib/http/http-status.ts';
import { isUnanswered } from '#lib/http/lost-answer.ts';
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

const AGAIN = 'Proverite internet vezu i pritisnite ponovo „Otkažite posetu“.';

/** What became of the visit, and what can be done. */
function NotCanceled({ error, mayBeDone }: { error: unknown; mayBeDone: boolean }) {
  if (mayBeDone) {
    return (
      <Alert severity="error">
        <AlertTitle>Ne znamo da li je poseta otkazana</AlertTitle>
        Nismo dobili odgovor. {AGAIN}
      </Alert>
    );
  }
  return (
    <Alert severity="error">
      <AlertTitle>Poseta nije otkazana</AlertTitle>
      {errorCode(error) === 'STALE_VERSION' ? CHANGED : errorMessage(error)}
      {isUnanswered(error) ? <div>Razlog je sačuvan. {AGAIN}</div> : null}
    </Alert>
  );
}

type CancelDialogProps = {
  requestKey: string;
  request: MyRequest;
  /** What was typed before the dialog was closed. */
  reason: string;
  onClose: (reason: string) => void;
};

/** Calls the visit off; when that fails, reads what became of it. */
function useCancel(requestKey: string) {
  const { mutateAsync, isPending, error } = useMutation(cancelMutation(requestKey));
  const [mayBeDone, setMayBeDone] = useState(false);
  const client = useQueryClient();
  const showToast = useToast();
  return {
    error,
    isPending,
    /** Whether the visit may be off all the same: only the answer was lost. */
    mayBeDone,
    cancel: async (body: Parameters<typeof mutateAsync>[0]) => {
      if (isPending) return;
      const query = myRequestQuery(requestKey);
      const hadNetwork = !isOffline();
      try {
        await mutateAsync(body);
        showToast({ kind: 'success', message: 'Poseta je otkazana' });
      } catch (failure) {
        setMayBeDone(hadNetwork && isUnanswered(failure));
        await client.refetchQueries(query);
        // Read after the answer was lost, and shown: the dialog goes along with a visit that is off.
        if (client.getQueryState(query.queryKey)?.status === 'success') setMayBeDone(false);
      }
    },
  };
}

/** Calls the visit off, with a reason; what was typed stays when that fails. */
export function CancelDialog({ requestKey, request, reason, onClose }: CancelDialogProps) {
  const form = useForm({ defaultValues: { reason }, resolver: zodResolver(reasonSchema) });
  const { cancel, isPending, error, mayBeDone } = useCancel(requestKey);
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
  const submit = form.handleSubmit((typed) => cancel({ version, ...typed }));
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="cancel-title">
      <form
        noValidate
        onSubmit={(event) => {
          isSent.current = true;
          void submit(event);
        }}
      >
        <DialogTitle id="cancel-title">Otkažite posetu</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            {dayWithWeekday(visitDate)} u {visitTime}. Otkazivanje se ne može opozvati; nov zahtev
            možete da pošaljete u svako doba.
          </DialogContentText>
          <TextField control={form.control} name="reason" label="Razlog" rows={3} required />
          {error ? <NotCanceled error={error} mayBeDone={mayBeDone} /> : null}
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
