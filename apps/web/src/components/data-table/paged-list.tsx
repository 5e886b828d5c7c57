import type { Page } from '@museum/shared/http/envelope';
import { inGroups } from '@museum/shared/primitives/words';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';

import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { ListState } from './list-state.ts';
import { type ListColumns, type ListPlace, type ListRow, useListTable } from './list-table.ts';
import { useLastPage } from './use-last-page.ts';
import { LoadError } from '#components/loading/load-error.tsx';

type PagedListProps<Row extends ListRow, Query extends ListPlace> = ListState<Query> &
  Pick<DataTableProps<Row>, 'label' | 'renderCard' | 'isMarked' | 'rowHeight'> & {
    list: UseQueryResult<Page<Row>>;
    columns: ListColumns<Row>;
    /** Says that nothing could be read. */
    errorTitle: string;
  };

const NO_ROWS: never[] = [];

/** One page of a list, as the server pages, sorts and filters it. */
export function PagedList<Row extends ListRow, Query extends ListPlace>({
  list,
  columns,
  query,
  onChange,
  errorTitle,
  ...looks
}: PagedListProps<Row, Query>) {
  // A list can be sorted by those columns only that its query knows.
  const changePlace = onChange as ListState<ListPlace>['onChange'];
  const table = useListTable({
    columns,
    rows: list.data?.data ?? NO_ROWS,
    total: list.data?.total ?? 0,
    place: query,
    onPlaceChange: changePlace,
  });
  useLastPage({ list, page: query.page, onChange: changePlace });

  return (
    <>
      {list.isError ? <LoadError title={errorTitle} query={list} /> : null}
      <NewestOnly lookedThrough={list.data?.lookedThrough} />
      {/* What was read before stays in sight, for one who has lost the network. */}
      {list.isLoadingError ? null : (
        <DataTable
          {...looks}
          table={table}
          isLoading={list.isPending}
          isStale={list.isPlaceholderData}
        />
      )}
    </>
  );
}

/** Says that older rows were not searched. */
const NewestOnly = ({ lookedThrough }: Pick<Page<ListRow>, 'lookedThrough'>) => (
  <Typography role="status" color="text.secondary" sx={{ '&:not(:empty)': { mb: 2 } }}>
    {lookedThrough
      ? `Ovako kratak tekst traži se samo u ${inGroups(lookedThrough)} najnovijih redova liste. Za celu listu unesite bar tri slova ili cifre.`
      : null}
  </Typography>
);
