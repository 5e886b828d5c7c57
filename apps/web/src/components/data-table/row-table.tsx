import { PAGE_SIZE } from '@museum/shared/http/list-query';
import { palette } from '@museum/shared/organisation/palette';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import MuiTableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

import { type DataTableProps, EMPTY_TEXT } from './data-table-props.ts';
import type { ListRow, ListTable } from './list-table.ts';

/** With names of one line, in pixels. */
const HEAD_HEIGHT = 34;

/** Marked by its edge alone, because a list in which all rows are tinted marks none. */
const markedRow = { '& td:first-of-type': { boxShadow: `inset 4px 0 0 ${palette.amber}` } };

/** Rows are as high as what stands in for them, so that nothing jumps. */
const lookOf = (rowHeight: number) => ({
  '& th, & td': { px: 1.5 },
  '& th:first-of-type, & td:first-of-type': { pl: 2.5 },
  '& th:last-of-type, & td:last-of-type': { pr: 1.5 },
  '& td': { height: rowHeight, py: 0 },
  // Beside the sidebar of a small desk the columns stand closer.
  '@media (width < 100rem)': { '& th, & td': { px: 1 } },
  '@media (width < 90rem)': {
    '& th, & td': { px: 0.5, fontSize: '0.875rem' },
    '& th:first-of-type, & td:first-of-type': { pl: 1.5 },
    '& th:last-of-type, & td:last-of-type': { pr: 0.5 },
  },
  // Nothing can be pressed on paper.
  '@media print': { '& [data-column="actions"]': { display: 'none' } },
});

/** The rows in columns. */
export function RowTable<Row extends ListRow>({
  table,
  label,
  isLoading,
  isStale,
  isMarked,
  rowHeight = 56,
}: DataTableProps<Row>) {
  const { rows } = table.getRowModel();
  const isPaged = table.getRowCount() > PAGE_SIZE;
  return (
    <TableContainer sx={{ minHeight: isPaged ? HEAD_HEIGHT + PAGE_SIZE * rowHeight : 'auto' }}>
      <Table size="small" aria-label={label} sx={lookOf(rowHeight)}>
        <TableHead table={table} />
        <TableBody
          inert={isStale}
          sx={{ opacity: isStale ? 0.55 : 1, transition: 'opacity 150ms' }}
        >
          {isLoading ? <SkeletonRows columns={table.getAllLeafColumns().length} /> : null}
          {!isLoading && rows.length === 0 ? (
            <TableRow>
              <TableCell
                colSpan={table.getAllLeafColumns().length}
                align="center"
                sx={{ color: 'text.secondary' }}
              >
                {EMPTY_TEXT}
              </TableCell>
            </TableRow>
          ) : null}
          {rows.map((row) => (
            <TableRow key={row.id} hover sx={isMarked?.(row.original) ? markedRow : undefined}>
              {row.getAllCells().map((cell) => (
                <TableCell
                  key={cell.id}
                  align={cell.column.columnDef.meta?.align}
                  data-column={cell.column.id}
                >
                  <table.FlexRender cell={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: PAGE_SIZE }, (_, row) => (
    <TableRow key={row} aria-hidden>
      {Array.from({ length: columns }, (_cell, column) => (
        <TableCell key={column}>
          <Skeleton width={column === 0 ? '90%' : '60%'} />
        </TableCell>
      ))}
    </TableRow>
  ));
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

const arrow = { '& .MuiTableSortLabel-icon': { mx: 0.25, fontSize: 15 } };

/** The columns' names; pressing one sorts ascending, then descending, then not at all. */
function TableHead<Row extends ListRow>({ table }: { table: ListTable<Row> }) {
  return (
    <MuiTableHead>
      {table.getHeaderGroups().map((group) => (
        <TableRow key={group.id}>
          {group.headers.map((header) => {
            const { column } = header;
            const { align, width } = column.columnDef.meta ?? {};
            const sorted = column.getIsSorted();
            const name = <table.FlexRender header={header} />;
            return (
              <TableCell
                key={header.id}
                scope="col"
                align={align}
                data-column={column.id}
                aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
                sx={{ width }}
              >
                {column.getCanSort() ? (
                  <TableSortLabel
                    active={sorted !== false}
                    direction={sorted || 'asc'}
                    onClick={column.getToggleSortingHandler()}
                    // Only the sorted column gives its arrow room.
                    hideSortIcon
                    sx={arrow}
                  >
                    {name}
                  </TableSortLabel>
                ) : (
                  name
                )}
              </TableCell>
            );
          })}
        </TableRow>
      ))}
    </MuiTableHead>
  );
}
