import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import { openDinars } from '@museum/shared/payments/payment-state';
import { dinarsText, paraText } from '@museum/shared/primitives/money';
import { FOLLOWERS, plural, VISITORS } from '@museum/shared/primitives/plural';
import { comingPeople } from '@museum/shared/visit-requests/gate/coming-people';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { amountLine, lineDetail } from '#features/prices/quote-line.ts';
import { PaymentChip } from '#features/visit-requests/payments/payment-chip.tsx';
import { agreedQuote } from '#features/visit-requests/my-request/agreed.ts';
import { currentProformas, isToTransfer, wayAtTicketOffice } from './my-payment.ts';
import { PaymentSlip, ProformaLine } from './payment-slip.tsx';
import { ProofUpload } from './proof-upload.tsx';
import {
  isAgreed,
  isDayOver,
  type Standing,
} from '#features/visit-requests/my-request/standing/standing.ts';

/** Where the next step leads to. */
export const PAYMENT_ID = 'placanje';
export const PROOF_ID = 'dokaz-o-uplati';

const Lines = styled('ul')({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { ...amountLine, padding: '9px 0', fontSize: '1rem', lineHeight: 1.45 },
  '& > li + li': { borderTop: `1px solid ${palette.sand}` },
  '& > li > b': { fontWeight: 600 },
  '& > li > small': { fontSize: '0.9375rem', color: palette.secondaryText },
  '& > li[data-total]': {
    borderTop: `3px double ${palette.outline}`,
    fontSize: '1.125rem',
    '&, & > b': { fontWeight: 800 },
  },
});

/** What came in for the visit, and what that leaves open. */
function PaidLines({ request }: { request: MyRequest }) {
  const { payment } = request;
  if (!payment?.paid) return null;
  const rest = openDinars(payment);
  // Of a visit that is not confirmed, or postponed, nothing is due yet.
  const isTold = rest < 0 || (rest > 0 && payment.due !== null);
  return (
    <>
      <li>
        <span>Stiglo na račun ili blagajnu</span>
        <b>{dinarsText(payment.paid)}</b>
      </li>
      {isTold ? (
        <li data-total>
          <span>{rest > 0 ? 'Ostaje za uplatu' : 'Više plaćeno'}</span>
          <b>{dinarsText(Math.abs(rest))}</b>
        </li>
      ) : null}
    </>
  );
}

/** Why the sum is another than that of the predračun. */
function arrivalNotes(request: MyRequest): string[] {
  const { visitorAmount, numberOfFollowers } = comingPeople(request);
  if (visitorAmount === request.visitorAmount && numberOfFollowers === request.numberOfFollowers) {
    return [];
  }
  const followers = numberOfFollowers > 0 ? ` i ${plural(numberOfFollowers, FOLLOWERS)}` : '';
  return [
    `Obračunato po broju onih koji su stigli: ${plural(visitorAmount, VISITORS)}${followers}.`,
  ];
}

/** What the visit costs, line by line, of those who really came once they have. */
function QuoteLines({ request }: { request: MyRequest }) {
  const { lines, total, notes } = agreedQuote({ ...request, ...comingPeople(request) });
  return (
    <>
      <Lines>
        {lines.map((line) => (
          <li key={`${line.section} ${line.label}`}>
            <span>{line.label}</span>
            <b>{paraText(line.amount)}</b>
            <small>{lineDetail(line)}</small>
          </li>
        ))}
        <li data-total>
          <span>Ukupno sa PDV-om</span>
          <b>{paraText(total)}</b>
        </li>
        <PaidLines request={request} />
      </Lines>
      {[...notes, ...arrivalNotes(request)].map((note) => (
        <Typography key={note} variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {note}
        </Typography>
      ))}
    </>
  );
}

const NOT_ISSUED = 'Predračun i podatke za uplatu dobijate uz potvrdu posete.';
const AFTER_ARRIVAL = 'Ostatak se plaća na blagajni.';
const TWO =
  'Dve uplate, jer su ulaznice i obroci na odvojenim predračunima. Možete platiti i na blagajni.';
const ONE = 'Možete platiti i gotovinom ili karticom na blagajni.';

/** Once the day is over the centre knows best what is owed: nobody may have come, or others. */
const CALL_FIRST = `Pre uplate nas pozovite: ${organisation.phones[0]}`;

/** How what is left is paid; nothing once all is. */
function noteOf(request: MyRequest, standing: Standing): string {
  const proformas = currentProformas(request);
  if (standing === 'past' || standing === 'missed') {
    return proformas.some(({ due }) => due > 0) ? CALL_FIRST : '';
  }
  if (!isAgreed(standing) && proformas.length === 0) return NOT_ISSUED;
  const { arrivedAt, payment } = request;
  if (arrivedAt !== null) {
    if (!payment || openDinars(payment) <= 0) return '';
    return standing === 'arrived' ? AFTER_ARRIVAL : CALL_FIRST;
  }
  if (proformas.length > 0 && proformas.every(({ due }) => due === 0)) return '';
  const transfers = proformas.filter(isToTransfer);
  return wayAtTicketOffice(request) ?? (transfers.length > 1 ? TWO : ONE);
}

type PaymentCardProps = { requestKey: string; request: MyRequest; standing: Standing };

/** What the visit costs, how it is paid, and the files that show that it was. */
export function PaymentCard({ requestKey, request, standing }: PaymentCardProps) {
  const proformas = currentProformas(request);
  const { payment, proofs } = request;
  const holds = isAgreed(standing);
  const note = noteOf(request, standing);
  // Who is in the house pays there.
  const transfers = standing === 'arrived' ? [] : proformas.filter(isToTransfer);
  return (
    <Card
      component="section"
      id={PAYMENT_ID}
      tabIndex={-1}
      aria-labelledby={`${PAYMENT_ID}-naslov`}
      sx={{ p: { xs: 2.25, sm: 4 }, outline: 'none' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography
          id={`${PAYMENT_ID}-naslov`}
          variant="h2"
          sx={{ flex: 1, fontSize: { xs: '1.375rem', md: '1.625rem' } }}
        >
          Plaćanje
        </Typography>
        {payment && holds ? <PaymentChip state={payment.state} size="medium" /> : null}
      </Box>
      <QuoteLines request={request} />
      {note ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {note}
        </Typography>
      ) : null}
      {proformas.map((proforma) =>
        transfers.includes(proforma) ? (
          <PaymentSlip
            key={proforma.number}
            proforma={proforma}
            isOpenAtFirst={proforma === transfers[0]}
          />
        ) : (
          <ProformaLine key={proforma.number} proforma={proforma} isDayOver={isDayOver(standing)} />
        ),
      )}
      {holds || proofs.length > 0 ? (
        <ProofUpload requestKey={requestKey} proofs={proofs} id={PROOF_ID} />
      ) : null}
    </Card>
  );
}
