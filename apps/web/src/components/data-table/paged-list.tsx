import type { Page } from '@museum/shared/http/envelope';
import { inGroups } from '@museum/shared/primitives/words';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';

import type { DataTableProps } from './data-table-props.ts';
import type { ListState } from './list-state.ts';
import {
  type ListColumns,
  type ListPlace,
  type ListRow,
  useListTable,
  lastPageOf,
} from './list-table.ts';
import { LoadError } from '#components/loading/load-error.tsx';
import { ListPagination } from './list-pagination.tsx';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import { useGoneFocus } from '#lib/browser/use-gone-focus.ts';
import { usePrinting } from '#lib/browser/use-printing.ts';
import { totalInWords } from '#lib/total-in-words.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';

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

type LastPageOptions = {
  list: UseQueryResult<Page<unknown>>;
  page: number;
  onChange: (patch: { page: number }, options: { replace: boolean }) => void;
};

/**
 * Goes back to the last page there is, when the last row of a page was deleted or a link leads
 * further than the list now goes.
 */
function useLastPage({ list, page, onChange }: LastPageOptions): void {
  const lastPage = lastPageOf(list.data?.total ?? 0);
  const isBeyond = list.isSuccess && !list.isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBeyond) onChange({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, onChange]);
}

/** One page of a list: columns on a desk, cards on a phone, and the ways to the other pages. */
function DataTable<Row extends ListRow>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('nav'), { noSsr: true });
  // Paper is narrow, which the browser says only after it has counted the sheets.
  const isPhone = usePrinting() || isNarrow;
  const { table, isStale, label } = props;
  const isAwaited = props.isLoading || isStale;
  const { pageIndex } = table.state.pagination;
  const total = table.getRowCount();
  const list = useRef<HTMLDivElement>(null);
  // Ten cards are longer than a phone: who turns the page at their end goes on at their top.
  const isTurned = useRef(false);
  useLayoutEffect(() => {
    if (!isTurned.current) return;
    list.current?.scrollIntoView({ behavior: 'instant' });
    isTurned.current = isStale;
  }, [isStale, pageIndex]);
  // A row leaves the shown view by what is done with it, or by what a colleague does.
  const noteFocus = useGoneFocus(() => document.querySelector('main'));
  return (
    <Paper
      ref={list}
      onFocus={noteFocus}
      elevation={0}
      aria-busy={isAwaited}
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        overflow: 'clip',
        // Other rows don't move whoever goes on at the list's top.
        overflowAnchor: 'none',
      }}
    >
      {isStale ? <LinearProgress sx={{ position: 'absolute', insetInline: 0, height: 3 }} /> : null}
      {isPhone ? <RowCards {...props} /> : <RowTable {...props} />}
      <ListPagination
        page={pageIndex + 1}
        total={total}
        isAwaited={isAwaited}
        onPageChange={(page) => {
          isTurned.current = isPhone;
          table.setPageIndex(page - 1);
        }}
      />
      <Box role="status" sx={visuallyHidden}>
        {isAwaited ? '' : `${label}: ${totalInWords(total)}`}
      </Box>
    </Paper>
  );
}
