import { formatDay } from '@museum/shared/primitives/calendar-date';
import { contactSummary } from '@museum/shared/visit-requests/contact-summary';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

import { BusyButton } from '#components/busy-button.tsx';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import type { VisitStep } from './request-resolvers.ts';
import type { SubmissionFault as Fault } from './use-request-submission.ts';
import type { EarlierRequest } from './use-send-request.ts';

type SubmissionFaultProps = {
  fault: Fault;
  isSending: boolean;
  keepEarlier: (earlier: EarlierRequest) => Promise<void>;
  sendAsNew: () => Promise<void>;
};

function LostAnswer() {
  return (
    <>
      <AlertTitle>Nismo dobili odgovor</AlertTitle>
      Sve što ste uneli je sačuvano. Ne znamo da li je zahtev primljen, zato proverite internet vezu
      i pošaljite ga ponovo: ako je već stigao, neće biti upisan dva puta.
    </>
  );
}

function Refusal({ messages }: { messages: string[] }) {
  return (
    <>
      <AlertTitle>Zahtev nije poslat</AlertTitle>
      {messages.map((message) => (
        <div key={message}>{message}</div>
      ))}
      Sve što ste uneli je sačuvano.
    </>
  );
}

type ConflictProps = Omit<SubmissionFaultProps, 'fault'> & { earlier: EarlierRequest };

/** The request that was stored, in the words by which people tell two requests apart. */
function earlierInWords({ normalizedId, body }: EarlierRequest) {
  const request = JSON.parse(body) as VisitStep;
  const term = `${formatDay(request.visitDate)} u ${request.visitTime}`;
  return `${normalizedId} – ${contactSummary(request).name}, ${term}, broj posetilaca: ${request.visitorAmount}`;
}

function Conflict({ earlier, isSending, keepEarlier, sendAsNew }: ConflictProps) {
  return (
    <>
      <AlertTitle>Ovaj zahtev još nije poslat</AlertTitle>
      Sa ovog obrasca je ranije primljen zahtev <b>{earlierInWords(earlier)}</b>. Ono što sada
      vidite razlikuje se od njega. Ako je ovo drugi zahtev, pošaljite ga kao nov. Ako ste menjali
      isti zahtev, ostavite primljeni i izmene javite centru.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <BusyButton variant="outlined" isBusy={isSending} onClick={() => void sendAsNew()}>
          Pošaljite kao nov zahtev
        </BusyButton>
        <BusyButton variant="outlined" isBusy={isSending} onClick={() => void keepEarlier(earlier)}>
          Ostavite samo primljeni
        </BusyButton>
      </Box>
    </>
  );
}

/** What happened to a request that didn't get through, and what can be done. */
export function SubmissionFault({ fault, ...choices }: SubmissionFaultProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  }, [fault]);
  useEffect(() => {
    const form = alert.current?.closest('form');
    // Its buttons may go along with it: the keyboard goes on at the one that sends.
    return () => {
      focusIfLost(form?.querySelector<HTMLElement>('[type="submit"]'));
    };
  }, []);
  return (
    <Alert ref={alert} severity={fault.kind === 'conflict' ? 'warning' : 'error'}>
      {fault.kind === 'unknown' ? <LostAnswer /> : null}
      {fault.kind === 'refused' ? <Refusal messages={fault.messages} /> : null}
      {fault.kind === 'conflict' ? <Conflict {...choices} earlier={fault.earlier} /> : null}
    </Alert>
  );
}
