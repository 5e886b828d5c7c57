import { inGroups } from '@museum/shared/primitives/words';
import { dayInWords } from '@museum/shared/primitives/day-words';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { arrowLeftPath, arrowRightPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { PrivacyNotice } from '#components/privacy-notice.tsx';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import type { VisitStep } from './request-forms.ts';
import type { EarlierRequest, Fault } from './sending/sending.ts';
import type { RequestSending } from './sending/use-sending.ts';

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

/** The request that was stored, in the words by which people tell two requests apart. */
function earlierInWords({ normalizedId, body }: EarlierRequest) {
  const request = JSON.parse(body) as VisitStep;
  const term = `${dayInWords(request.visitDate)} u ${request.visitTime}`;
  return `${normalizedId} – ${contactSummary(request).name}, ${term}, broj posetilaca: ${inGroups(request.visitorAmount)}`;
}

type SendingProps = { sending: RequestSending };

function Conflict({ earlier, sending }: SendingProps & { earlier: EarlierRequest }) {
  const { isSending, sendAsNew, keepEarlier } = sending;
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
function FaultAlert({ fault, sending }: SendingProps & { fault: Fault }) {
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
      {fault.kind === 'lost' ? <LostAnswer /> : null}
      {fault.kind === 'refused' ? <Refusal messages={fault.messages} /> : null}
      {fault.kind === 'conflict' ? <Conflict earlier={fault.earlier} sending={sending} /> : null}
    </Alert>
  );
}

const buttons = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  gap: 2,
} as const;

const button = { width: { xs: '100%', sm: 'auto' } };

type StepEndProps = SendingProps & {
  /** What the step's button says. */
  next: string;
  /** Leads to the step before, if there is one. */
  onBack: (() => void) | undefined;
};

/** How each step ends: what became of the last press, and the buttons. */
export function StepEnd({ sending, next, onBack }: StepEndProps) {
  const { fault, isSending } = sending;
  return (
    <>
      <PrivacyNotice form="visitRequest" />
      {fault ? <FaultAlert fault={fault} sending={sending} /> : null}
      <Box sx={buttons}>
        {onBack ? (
          <Button
            variant="outlined"
            disabled={isSending}
            onClick={onBack}
            startIcon={<Icon path={arrowLeftPath} size={20} />}
            sx={button}
          >
            Nazad na podatke o poseti
          </Button>
        ) : null}
        <BusyButton
          type="submit"
          variant="contained"
          color="amber"
          size="large"
          isBusy={isSending}
          endIcon={<Icon path={arrowRightPath} size={22} />}
          sx={button}
        >
          {isSending ? 'Slanje zahteva…' : next}
        </BusyButton>
      </Box>
    </>
  );
}
