import TextField from '@mui/material/TextField';

import type { ListRow, ListTable } from './list-table.ts';

const DIRECTIONS = [
  { desc: false, words: 'rastuće' },
  { desc: true, words: 'opadajuće' },
];

/** Sorting where rows are cards and no column heads are to be seen. */
export function SortSelect<Row extends ListRow>({ table }: { table: ListTable<Row> }) {
  const [sorted] = table.state.sorting;
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort());
  if (columns.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label="Redosled"
      value={sorted ? `${sorted.id} ${sorted.desc}` : ''}
      onChange={({ target }) => {
        const [id, desc] = target.value.split(' ');
        table.setSorting(id ? [{ id, desc: desc === 'true' }] : []);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Uobičajen</option>
      {columns.flatMap(({ id, columnDef }) =>
        DIRECTIONS.map(({ desc, words }) => (
          <option key={`${id} ${desc}`} value={`${id} ${desc}`}>
            {`${String(columnDef.header)}, ${words}`}
          </option>
        )),
      )}
    </TextField>
  );
}
