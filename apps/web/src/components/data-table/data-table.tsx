import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useRef } from 'react';

import type { DataTableProps } from './data-table-props.ts';
import { ListPagination } from './list-pagination.tsx';
import type { ListRow } from './list-table.ts';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import { usePrinting } from '#lib/browser/use-printing.ts';
import { totalInWords } from '#lib/total-in-words.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';

/** One page of a list: columns on a desk, cards on a phone, and the ways to the other pages. */
export function DataTable<Row extends ListRow>(props: DataTableProps<Row>) {
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
  return (
    <Paper
      ref={list}
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
