import { palette } from '@museum/shared/organisation/palette';
import { openDinars, type VisitPayment } from '@museum/shared/payments/payment-state';
import { dinarsText } from '@museum/shared/primitives/money';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { memo, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Icon } from '#components/icons/icon.tsx';
import { Loaded } from '#components/loading/loaded.tsx';
import { cashPath } from '#components/icons/tool-icon-paths.ts';
import { visitRequestQuery } from '#features/visit-requests/visit-request-queries.ts';
import { useUnsaved } from '#lib/browser/use-unsaved.ts';
import { sumsOf } from './payment-cell.tsx';
import { PaymentChip } from './payment-chip.tsx';
import { PaymentDueInWords } from './payment-due.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentTable } from './payment-table.tsx';
import { paymentsQuery, proofsQuery } from './payment-queries.ts';
import { beginPayment, usePaymentDraft, WAY_OF } from './payment-values.ts';
import { ProformaPart } from './proforma-part.tsx';
import { ProofList } from './proof-list.tsx';

/** The payment being written down, kept for the tab. */
function useBegunPayment(id: number) {
  const draft = usePaymentDraft(id);
  const [begun, begin] = useState(draft.mine);
  useUnsaved(begun !== undefined, { place: 'page', discard: draft.remove });
  return {
    draft,
    begun,
    isRestored: begun === draft.mine,
    begin,
    end: () => {
      begin(undefined);
      draft.remove();
    },
  };
}

/** What is to be paid for the visit, what was paid, and by which papers. */
export const PaymentPanel = memo(function PaymentPanel({ request }: { request: VisitRequest }) {
  const { id } = request;
  // A payment changes no version: the newest answer has the sums, while the editor stands on its own.
  const { payment } = useQuery(visitRequestQuery(id)).data ?? request;
  const proofs = useQuery(proofsQuery(id)).data ?? [];
  const { draft, begun, isRestored, begin, end } = useBegunPayment(id);
  const enterButton = useRef<HTMLButtonElement>(null);
  const open = openDinars(payment);
  const closeForm = () => {
    // Brings the button back.
    flushSync(end);
    enterButton.current?.focus();
  };
  return (
    <Card component="section" aria-labelledby="placanje" sx={{ p: { xs: 2, sm: 3 } }}>
      <PanelHead payment={payment} />
      <Sums payment={payment} />
      {proofs.length > 0 ? (
        <ProofList
          id={id}
          proofs={proofs}
          onEnter={
            open > 0 && !begun
              ? ({ name }) => {
                  begin(beginPayment(open, 'transfer', `Po dokazu ${name}`));
                }
              : undefined
          }
        />
      ) : null}
      {begun ? (
        <PaymentForm
          id={id}
          payment={payment}
          hasProof={proofs.length > 0}
          isAnonymized={request.anonymizedAt !== null}
          hasMissed={request.stage === 'missed'}
          opening={begun}
          draft={draft}
          isRestored={isRestored}
          onClose={closeForm}
        />
      ) : (
        <Button
          ref={enterButton}
          variant="outlined"
          startIcon={<Icon path={cashPath} size={20} />}
          sx={{ my: 2 }}
          onClick={() => {
            begin(beginPayment(open, WAY_OF[request.paymentType]));
          }}
        >
          Nova uplata
        </Button>
      )}
      <Payments id={id} enterButton={enterButton} />
      <ProformaPart request={request} />
    </Card>
  );
});

/** How the payment stands, and until when it is due. */
function PanelHead({ payment }: { payment: VisitPayment }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography id="placanje" variant="h4" component="h2">
        Plaćanje
      </Typography>
      {payment.total === 0 && payment.paid === 0 ? null : <PaymentChip state={payment.state} />}
      {payment.due ? (
        <Box sx={{ ml: { sm: 'auto' } }}>
          <PaymentDueInWords due={payment.due} />
        </Box>
      ) : null}
    </Box>
  );
}

const sums = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 0.5, sm: 2 },
  m: 0,
  mt: 1.5,
  '& > div': { display: { xs: 'flex', sm: 'block' }, justifyContent: 'space-between' },
  '& dt': { fontSize: '0.9375rem', color: 'text.secondary' },
  '& dd': {
    m: 0,
    fontWeight: 800,
    fontSize: { xs: '1.0625rem', sm: '1.25rem' },
    fontVariantNumeric: 'tabular-nums',
  },
};

/** What is to be paid, what was, and what is left or to be given back, also as a bar. */
function Sums({ payment }: { payment: VisitPayment }) {
  const { total, paid } = payment;
  const share = total > 0 ? Math.min(1, Math.max(0, paid / total)) : Number(paid > 0);
  return (
    <>
      <Box component="dl" sx={sums}>
        {sumsOf(payment).map(([label, dinars]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{dinarsText(dinars)}</dd>
          </div>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          height: 8,
          mt: 1,
          borderRadius: 4,
          overflow: 'hidden',
          backgroundColor: palette.sand,
        }}
      >
        <Box sx={{ width: `${100 * share}%`, height: 1, backgroundColor: palette.forest }} />
      </Box>
    </>
  );
}

type PaymentsProps = { id: number; enterButton: RefObject<HTMLButtonElement | null> };

function Payments({ id, enterButton }: PaymentsProps) {
  return (
    <Loaded
      query={useQuery(paymentsQuery(id))}
      errorTitle="Uplate nisu učitane"
      waiting={<Skeleton height={56} role="progressbar" aria-label="Učitavanje uplata" />}
    >
      {(payments) =>
        payments.length > 0 ? (
          <PaymentTable id={id} payments={payments} enterButton={enterButton} />
        ) : null
      }
    </Loaded>
  );
}
