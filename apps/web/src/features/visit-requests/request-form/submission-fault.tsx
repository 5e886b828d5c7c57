import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

import type { SubmissionFault as Fault } from './use-request-submission.ts';

type SubmissionFaultProps = {
  fault: Fault;
  isSending: boolean;
  keepStored: () => Promise<void>;
  sendAsNew: () => Promise<void>;
};

function LostAnswer() {
  return (
    <>
      <AlertTitle>Odgovor servera nije stigao</AlertTitle>
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

function Conflict({ isSending, keepStored, sendAsNew }: Omit<SubmissionFaultProps, 'fault'>) {
  return (
    <>
      <AlertTitle>Vaš zahtev je već primljen, bez poslednjih izmena</AlertTitle>
      Ranije slanje je ipak uspelo, iako odgovor nije stigao do vas. Izmene koje ste uneli posle
      toga nisu poslate. Možete zadržati primljeni zahtev i izmene javiti centru, ili poslati ovo
      kao još jedan zahtev.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="contained" disabled={isSending} onClick={() => void keepStored()}>
          Zadrži primljeni zahtev
        </Button>
        <Button variant="outlined" disabled={isSending} onClick={() => void sendAsNew()}>
          Pošalji kao nov zahtev
        </Button>
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
  return (
    <Alert ref={alert} severity={fault.kind === 'conflict' ? 'warning' : 'error'}>
      {fault.kind === 'unknown' ? <LostAnswer /> : null}
      {fault.kind === 'refused' ? <Refusal messages={fault.messages} /> : null}
      {fault.kind === 'conflict' ? <Conflict {...choices} /> : null}
    </Alert>
  );
}
