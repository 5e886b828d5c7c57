import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { PAYMENT_WAY_LABELS, type Payment } from '@museum/shared/payments/payment-schema';
import { peopleInWords } from '@museum/shared/visit-requests/gate/coming-people';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { ComparisonTable } from '#components/dialogs/comparison-table.tsx';
import type { Tap } from '#features/day/offline/tap.ts';
import { auditTrailQuery } from '#features/visit-requests/audit-trail-queries.ts';
import { paymentsQuery } from '#features/visit-requests/payments/payment-queries.ts';
import { timeOfInstant } from '#lib/time/dates.ts';
import { settlingInWords, shortDinars } from './gate-words.ts';

type TapComparisonProps = {
  /** As it stands now, with the presses that wait. */
  group: SheetGroup;
  tap: Tap;
};

/** What is recorded of a group by now, and by whom if the server tells, beside a press that it refused. */
export function TapComparison({ group, tap }: TapComparisonProps) {
  const actor = useWhoLetIn(group.id);
  const { data: payments = [] } = useQuery(paymentsQuery(group.id));
  const arrival = (at: string) => `${STAGE_LABELS.arrived} u ${timeOfInstant(at)}`;
  const { arrivedAt } = group;
  const people = peopleInWords(group);
  const { visitorAmount = 0, numberOfFollowers = 0, payment } = tap;
  return (
    <>
      <Typography sx={{ mt: 1.5, mb: 0.5 }}>
        Ovaj upis nije primljen. Proverite da isti novac ne bude upisan dvaput.
      </Typography>
      <ComparisonTable
        label="Šta je sada upisano i šta je u ovom upisu"
        head="Šta"
        columns={['Sada', 'Ovaj upis']}
        fields={[
          {
            label: 'Dolazak',
            values: [
              arrivedAt === null
                ? 'nije upisan'
                : [arrival(arrivedAt), actor].filter(Boolean).join(', '),
              arrival(tap.at),
            ],
          },
          {
            label: 'Ljudi',
            values: [
              arrivedAt === null ? `najavljeno ${people}` : people,
              peopleInWords({ visitorAmount, numberOfFollowers }),
            ],
          },
          {
            label: 'Novac',
            values: [
              <Paid key="paid" paid={group.payment.paid} payments={payments} />,
              payment ? settlingInWords(payment.amount, payment.way) : 'ništa',
            ],
          },
        ]}
      />
    </>
  );
}

/** Whose arrival holds; unknown without a network. */
function useWhoLetIn(id: number): string | undefined {
  const { data: trail = [] } = useInfiniteQuery(auditTrailQuery(id));
  const last = trail.find(({ action }) => ['group-arrived', 'arrival-undone'].includes(action));
  return last?.action === 'group-arrived' ? last.actor : undefined;
}

/** The sum, and below it the payments that hold. */
const Paid = ({ paid, payments }: { paid: number; payments: Payment[] }) => (
  <div>
    {paid === 0 ? 'ništa nije plaćeno' : `plaćeno ${shortDinars(paid)}`}
    {payments
      .filter(({ correctsId, isCorrected }) => correctsId === null && !isCorrected)
      .map(({ id, amount, way, author }) => (
        <div key={id}>
          {`${PAYMENT_WAY_LABELS[way].toLowerCase()} ${shortDinars(amount)}, ${author}`}
        </div>
      ))}
  </div>
);
