import {
  asksForDebts,
  type VisitRequestQuery,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import { useQuery } from '@tanstack/react-query';

import { PagedList } from '#components/data-table/paged-list.tsx';
import { VisitRequestCard } from './visit-request-card.tsx';
import { DEBT_TABLE_COLUMNS, VISIT_REQUEST_TABLE_COLUMNS } from './visit-request-columns.tsx';
import { visitRequestsQuery } from '#features/visit-requests/visit-request-queries.ts';

type VisitRequestsTableProps = {
  query: VisitRequestQuery;
  onChange: (patch: Partial<VisitRequestQuery>, options?: { replace: boolean }) => void;
};

/** One page of the requests; unread ones are marked. */
export function VisitRequestsTable({ query, onChange }: VisitRequestsTableProps) {
  return (
    <PagedList
      list={useQuery(visitRequestsQuery(query))}
      columns={asksForDebts(query) ? DEBT_TABLE_COLUMNS : VISIT_REQUEST_TABLE_COLUMNS}
      query={query}
      onChange={onChange}
      label="Zahtevi za posete"
      errorTitle="Zahtevi nisu učitani"
      isMarked={(row) => !row.isViewed}
      rowHeight={80}
      renderCard={(row) => <VisitRequestCard row={row} />}
    />
  );
}
