import TableCell from '@mui/material/TableCell';
import MuiTableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

import type { ListRow, ListTable } from './list-table.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

const arrow = { '& .MuiTableSortLabel-icon': { mx: 0.25, fontSize: 15 } };

/** The columns' names; pressing one sorts ascending, then descending, then not at all. */
export function TableHead<Row extends ListRow>({ table }: { table: ListTable<Row> }) {
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
