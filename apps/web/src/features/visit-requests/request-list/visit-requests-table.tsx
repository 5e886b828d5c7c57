import { COUNTED_ROWS } from '@museum/shared/http/list-query';
import {
  asksForDebts,
  type VisitRequestQuery,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import type { VisitRequestPage } from '@museum/shared/visit-requests/visit-request-response';
import { dinarsText } from '@museum/shared/primitives/money';
import { plural, REQUESTS } from '@museum/shared/primitives/plural';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';

import type { ListState } from '#components/data-table/list-state.ts';
import { PagedList } from '#components/data-table/paged-list.tsx';
import { ListFigures } from './list-figures.tsx';
import { VisitRequestCard } from './visit-request-card.tsx';
import { DEBT_TABLE_COLUMNS, VISIT_REQUEST_TABLE_COLUMNS } from './visit-request-columns.tsx';
import { visitRequestsQuery } from '#features/visit-requests/visit-request-queries.ts';

/** One page of the requests; unread ones are marked. */
export function VisitRequestsTable({ query, onChange }: ListState<VisitRequestQuery>) {
  const list = useQuery(visitRequestsQuery(query));
  const { debts, total = 0 } = list.data ?? {};
  return (
    <>
      <PagedList
        list={list}
        columns={asksForDebts(query) ? DEBT_TABLE_COLUMNS : VISIT_REQUEST_TABLE_COLUMNS}
        query={query}
        onChange={onChange}
        label="Zahtevi za posete"
        errorTitle="Zahtevi nisu učitani"
        isMarked={(row) => !row.isViewed}
        rowHeight={80}
        renderCard={(row) => <VisitRequestCard row={row} />}
      />
      {debts && total > 0 ? <DebtSum debts={debts} total={total} /> : null}
      {!debts && total > 0 ? <ListFigures query={query} /> : null}
    </>
  );
}

type DebtSumProps = { debts: NonNullable<VisitRequestPage['debts']>; total: number };

const countInWords = (total: number) =>
  total > COUNTED_ROWS ? `Više od ${plural(COUNTED_ROWS, REQUESTS)}` : plural(total, REQUESTS);

/** What is owed on all pages together. */
function DebtSum({ debts, total }: DebtSumProps) {
  return (
    <Box sx={{ mt: 2, lineHeight: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 24px', fontSize: '1.0625rem' }}>
        <strong>{`${countInWords(total)} ukupno`}</strong>
        <span>
          ostaje <strong>{dinarsText(debts.open)}</strong>
          {` od ${dinarsText(debts.total)}`}
        </span>
      </Box>
      <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
        Broji se sve čemu ostaje dug: nije plaćeno, dokaz poslat i delimično. Otkazane posete se ne
        broje.
      </Box>
    </Box>
  );
}
