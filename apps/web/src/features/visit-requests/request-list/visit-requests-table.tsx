import type { VisitRequestQuery } from '@museum/shared/visit-requests/visit-request-query-schema';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import { useQuery } from '@tanstack/react-query';

import { DataTable } from '#components/data-table/data-table.tsx';
import { useListTable } from '#components/data-table/list-table.ts';
import { useLastPage } from '#components/data-table/use-last-page.ts';
import { LoadError } from '#components/load-error.tsx';
import { VisitRequestCard } from '#features/visit-requests/request-list/visit-request-card.tsx';
import { VISIT_REQUEST_TABLE_COLUMNS } from '#features/visit-requests/request-list/visit-request-columns.tsx';
import { visitRequestsQuery } from '#features/visit-requests/visit-request-queries.ts';

type VisitRequestsTableProps = {
  query: VisitRequestQuery;
  onChange: (patch: Partial<VisitRequestQuery>, options?: { replace: boolean }) => void;
};

const NO_ROWS: VisitRequestRow[] = [];

/** One page of the requests, as the server pages, sorts and filters them. */
export function VisitRequestsTable({ query, onChange }: VisitRequestsTableProps) {
  const list = useQuery(visitRequestsQuery(query));
  const total = list.data?.total ?? 0;
  const table = useListTable({
    columns: VISIT_REQUEST_TABLE_COLUMNS,
    rows: list.data?.data ?? NO_ROWS,
    total,
    place: query,
    onPlaceChange: (place) => {
      onChange(place as Partial<VisitRequestQuery>);
    },
  });

  useLastPage({ list, page: query.page, onChange });

  if (list.isError) {
    return (
      <LoadError
        title="Zahtevi nisu učitani"
        error={list.error}
        onRetry={() => {
          void list.refetch();
        }}
      />
    );
  }
  return (
    <DataTable
      table={table}
      label="Zahtevi za posete"
      isLoading={list.isPending}
      isStale={list.isPlaceholderData}
      isMarked={(row) => !row.isViewed}
      renderCard={(row) => <VisitRequestCard row={row} />}
    />
  );
}
