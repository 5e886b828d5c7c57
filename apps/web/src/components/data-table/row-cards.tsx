import { PAGE_SIZE } from '@museum/shared/http/list-query';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';

import { type DataTableProps, EMPTY_TEXT } from './data-table-props.ts';
import type { ListRow, ListTable } from './list-table.ts';

const listLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
};
const sortLook = {
  p: 2,
  pb: 1.5,
  maxWidth: 360,
  '&:empty': { display: 'none' },
  '@media print': { display: 'none' },
};
const cardLook = { px: 2, py: 1.75, borderTop: 1, borderColor: 'divider' };
const markedCard = { boxShadow: `inset 4px 0 0 ${palette.amber}` };

/** The rows as cards, one below the other. */
export function RowCards<Row extends ListRow>({
  table,
  label,
  isLoading,
  isStale,
  isMarked,
  renderCard,
}: DataTableProps<Row>) {
  const { rows } = table.getRowModel();
  return (
    <>
      <Box sx={sortLook}>
        <SortSelect table={table} />
      </Box>
      <Box
        component="ul"
        aria-label={label}
        inert={isStale}
        sx={{ ...listLook, opacity: isStale ? 0.55 : 1 }}
      >
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{ ...cardLook, ...(isMarked?.(row.original) ? markedCard : {}) }}
          >
            {renderCard(row.original)}
          </Box>
        ))}
      </Box>
      {isLoading ? <SkeletonCards /> : null}
      {!isLoading && rows.length === 0 ? (
        <Box component="p" sx={{ m: 0, py: 9, textAlign: 'center', color: 'text.secondary' }}>
          {EMPTY_TEXT}
        </Box>
      ) : null}
    </>
  );
}

function SkeletonCards() {
  return (
    <Box aria-hidden>
      {Array.from({ length: PAGE_SIZE }, (_, card) => (
        <Box key={card} sx={cardLook}>
          <Skeleton width="55%" height={28} />
          <Skeleton width="80%" height={24} />
          <Skeleton width="70%" height={44} />
        </Box>
      ))}
    </Box>
  );
}

const DIRECTIONS = [
  { desc: false, words: 'rastuće' },
  { desc: true, words: 'opadajuće' },
];

/** Sorting where rows are cards and no column heads are to be seen. */
function SortSelect<Row extends ListRow>({ table }: { table: ListTable<Row> }) {
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
