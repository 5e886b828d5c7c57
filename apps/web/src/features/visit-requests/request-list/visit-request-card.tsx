import { isAboutMoney } from '@museum/shared/payments/payment-state';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { shortWeekday } from '@museum/shared/primitives/day-words';
import { plural, VISITORS } from '@museum/shared/primitives/plural';
import { type FieldOn, VISIT_FIELDS } from '@museum/shared/visit-requests/fields/visit-fields';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';

import { YesNo } from '#components/facts/yes-no.tsx';
import { VisitRequestActions } from './visit-request-actions.tsx';
import { VisitRequestLink } from './visit-request-link.tsx';
import { VisitRequester } from './visit-requester.tsx';
import { PaymentCell } from '#features/visit-requests/payments/payment-cell.tsx';
import { PaymentDue } from '#features/visit-requests/payments/payment-due.tsx';
import { ShortNoticeMark } from '#features/visit-requests/short-notice-mark.tsx';
import { StageChip } from '#features/visit-requests/stage-chip.tsx';

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  m: 0,
  mb: 0.5,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', gap: 0.75 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
};

/** A request where there is no room for columns. */
export function VisitRequestCard({ row }: { row: VisitRequestRow }) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <VisitRequestLink row={row} />
        <StageChip stage={row.stage} />
      </Box>
      <VisitRequester row={row} />
      <Box
        component="p"
        sx={{ m: 0, mt: 0.5, lineHeight: 1.45, fontVariantNumeric: 'tabular-nums' }}
      >
        <strong>
          {`${shortWeekday(row.visitDate)} ${formatDay(row.visitDate)}, ${row.visitTime}`}
        </strong>
        {` · ${plural(row.arrivedVisitorAmount ?? row.visitorAmount, VISITORS)}`}
      </Box>
      <ShortNoticeMark request={row} withDays />
      <Payment payment={row.payment} />
      <Box component="dl" sx={facts}>
        <Fact field="isViewed">
          <YesNo value={row.isViewed} />
        </Fact>
        <Fact field="isRequestingDinner">
          <YesNo value={row.isRequestingDinner} />
        </Fact>
        <Fact field="isRequestingAdditionalContent">
          <YesNo value={row.isRequestingAdditionalContent} />
        </Fact>
        <Fact field="isRequestingVisitHomeExhibition">
          <YesNo value={row.isRequestingVisitHomeExhibition} detail={row.homeExhibitionVisitTime} />
        </Fact>
      </Box>
      <VisitRequestActions row={row} hasConfirmButton />
    </>
  );
}

/** Said only where there is something to pay or to give back. */
function Payment({ payment }: Pick<VisitRequestRow, 'payment'>) {
  if (!isAboutMoney(payment)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 0.75 }}>
      <PaymentCell payment={payment} />
      {payment.due ? <PaymentDue due={payment.due} /> : null}
    </Box>
  );
}

function Fact({ field, children }: { field: FieldOn<'list'>; children: React.ReactNode }) {
  return (
    <div>
      <dt>{VISIT_FIELDS[field].labels.list}</dt>
      <dd>{children}</dd>
    </div>
  );
}
