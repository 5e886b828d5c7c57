import { isAboutMoney } from '@museum/shared/payments/payment-state';
import { inGroups } from '@museum/shared/primitives/words';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { shortWeekday } from '@museum/shared/primitives/day-words';
import { VISIT_FIELDS } from '@museum/shared/visit-requests/fields/visit-fields';
import type { VisitRequestColumn } from '@museum/shared/visit-requests/visit-request-query-schema';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';

import { listColumnHelper } from '#components/data-table/list-table.ts';
import { YesNo } from '#components/facts/yes-no.tsx';
import { VisitRequestActions } from './visit-request-actions.tsx';
import { VisitRequestLink } from './visit-request-link.tsx';
import { VisitRequester } from './visit-requester.tsx';
import { RestCell } from '#features/visit-requests/payments/payment-cell.tsx';
import { PaymentChip } from '#features/visit-requests/payments/payment-chip.tsx';
import { PaymentDue } from '#features/visit-requests/payments/payment-due.tsx';
import { ShortNoticeMark } from '#features/visit-requests/short-notice-mark.tsx';
import { StageChip } from '#features/visit-requests/stage-chip.tsx';

const helper = listColumnHelper<VisitRequestRow>();

/** A column's name; it serves the phone's list of orders, too. */
const nameOf = (column: VisitRequestColumn) =>
  column === 'normalizedId' ? 'ID' : VISIT_FIELDS[column].labels.list;

const column = (
  name: VisitRequestColumn,
  cell: (row: VisitRequestRow) => React.ReactNode,
  align?: 'right',
) =>
  helper.accessor(name, {
    header: nameOf(name),
    cell: ({ row }) => cell(row.original),
    meta: { align },
  });

/** On a desk the number shares a line with its stage and payment, or they have the next one. */
const who = {
  display: 'grid',
  gap: 0.25,
  py: 0.75,
  minWidth: 124,
  '@media (width >= 80rem)': { minWidth: 250 },
  '& a': { whiteSpace: 'nowrap' },
};

const inLine = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' };

type WhoComesProps = { row: VisitRequestRow; withPayment?: boolean };

const WhoComes = ({ row, withPayment = false }: WhoComesProps) => (
  <Box sx={who}>
    <Box sx={inLine}>
      <VisitRequestLink row={row} />
      <Box sx={inLine}>
        <StageChip stage={row.stage} />
        {withPayment && isAboutMoney(row.payment) ? (
          <PaymentChip state={row.payment.state} />
        ) : null}
      </Box>
    </Box>
    <VisitRequester row={row} />
  </Box>
);

const actions = helper.display({
  id: 'actions',
  header: 'Akcije',
  cell: ({ row }) => <VisitRequestActions row={row.original} />,
  meta: { align: 'right' },
});

/** The list's columns and their formats (spec §2). */
export const VISIT_REQUEST_TABLE_COLUMNS = helper.columns([
  column('normalizedId', (row) => <WhoComes row={row} withPayment />),
  column('isViewed', (row) => <YesNo value={row.isViewed} />),
  column('visitDate', (row) => (
    <Box sx={{ whiteSpace: 'nowrap', lineHeight: 1.3 }}>
      <Box component="strong" sx={{ display: 'block' }}>
        {`${shortWeekday(row.visitDate)} `}
      </Box>
      {formatDay(row.visitDate)}
    </Box>
  )),
  column('visitTime', (row) => (
    <>
      {row.visitTime}
      <ShortNoticeMark request={row} />
    </>
  )),
  column(
    'visitorAmount',
    (row) => inGroups(row.arrivedVisitorAmount ?? row.visitorAmount),
    'right',
  ),
  column('isRequestingDinner', (row) => <YesNo value={row.isRequestingDinner} />),
  column('isRequestingAdditionalContent', (row) => (
    <YesNo value={row.isRequestingAdditionalContent} />
  )),
  column('isRequestingVisitHomeExhibition', (row) => (
    <YesNo value={row.isRequestingVisitHomeExhibition} detail={row.homeExhibitionVisitTime} />
  )),
  actions,
]);

/** The columns while the list is about debts. */
export const DEBT_TABLE_COLUMNS = helper.columns([
  column('normalizedId', (row) => <WhoComes row={row} />),
  column('visitDate', (row) => (
    <Box sx={{ whiteSpace: 'nowrap', lineHeight: 1.3 }}>
      {`${shortWeekday(row.visitDate)} ${formatDay(row.visitDate)}`}
      <Box component="small" sx={{ display: 'block' }}>
        {row.visitTime}
      </Box>
    </Box>
  )),
  helper.display({
    id: 'due',
    header: 'Platiti do',
    cell: ({ row: { original } }) =>
      original.payment.due ? <PaymentDue due={original.payment.due} /> : null,
  }),
  helper.display({
    id: 'rest',
    header: 'Ostaje (din)',
    cell: ({ row }) => <RestCell payment={row.original.payment} />,
    meta: { align: 'right' },
  }),
  helper.display({
    id: 'state',
    header: 'Plaćanje',
    cell: ({ row }) => <PaymentChip state={row.original.payment.state} />,
  }),
  actions,
]);
