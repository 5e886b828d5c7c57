import { palette } from '@museum/shared/organisation/palette';
import { formatDinars } from '@museum/shared/primitives/money';
import { inGroups } from '@museum/shared/primitives/words';
import { type YearColumn } from '@museum/shared/year-review/year-lines';
import { FIGURE_LABELS } from '@museum/shared/visit-requests/visit-figures';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** What a line is called, and whether its visits are still to come; an id where two may have one name. */
type Named = { id?: number; name: string; isAhead?: boolean };

const Frame = styled('div')({
  containerType: 'inline-size',
  minWidth: 0,
  overflow: 'clip',
  border: `1px solid ${palette.sand}`,
  borderRadius: 14,
  background: palette.white,
});

/** In columns; where there is little room each line becomes a block with the columns' names in it. */
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '9px 14px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', whiteSpace: 'normal' },
  '& thead': { fontSize: '0.875rem', color: palette.umber, background: palette.limestone },
  '& tbody th': { fontWeight: 600 },
  '& tbody tr + tr': { borderTop: `1px solid ${palette.limestone}` },
  '& tfoot': { fontWeight: 700, background: palette.limestone },
  '& small, & .none': { color: palette.secondaryText, fontWeight: 400 },
  '& .bar': {
    display: 'block',
    height: 4,
    // It lies in the cell's padding: the numbers of a line keep one height.
    margin: '2px 0 -6px auto',
    borderRadius: 2,
    background: palette.fern,
  },
  '@container (width < 43rem)': {
    // What there was nothing of would only make the list long.
    '& thead, & .bar, & td.none': { display: 'none' },
    '& tbody, & tfoot': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '2px 20px',
      padding: '10px 14px',
    },
    '& tr > *': { padding: 0 },
    '& tr > th, & .money': { gridColumn: '1 / -1' },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: 8 },
    '& td::before': { content: 'attr(data-column)', color: palette.secondaryText, fontWeight: 400 },
  },
});

type LineRowProps<Line> = {
  line: Line;
  columns: readonly YearColumn<Line>[];
  /** The most visitors of a line, to draw the others beside; none to draw nothing. */
  most?: number;
};

function LineRow<Line extends Named>({ line, columns, most }: LineRowProps<Line>) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {line.name}
        {line.isAhead ? <small> najavljeno</small> : null}
      </th>
      {columns.map(({ header, isMoney, amountOf }) => {
        const amount = amountOf(line);
        const look = [isMoney && 'money', amount === 0 && 'none'].filter(Boolean).join(' ');
        return (
          <td key={header} role="cell" data-column={header} className={look || undefined}>
            {isMoney ? formatDinars(amount) : inGroups(amount)}
            {most && header === FIGURE_LABELS.visitors ? (
              <span className="bar" style={{ width: `${(100 * amount) / most}%` }} />
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}

type YearTableProps<Line> = {
  title: string;
  /** The header above the lines' names. */
  nameHeader: string;
  columns: readonly YearColumn<Line>[];
  lines: Line[];
  /** Missing where lines can't be added up. */
  total?: Line;
  /** The most visitors of a line, where each is drawn beside the others. */
  most?: number;
};

/** What a year comes to, line by line. */
export function YearTable<Line extends Named>(props: YearTableProps<Line>) {
  const { title, nameHeader, columns, lines, total, most } = props;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Frame>
        <Table role="table" aria-label={title}>
          <thead role="rowgroup">
            <tr role="row">
              {[nameHeader, ...columns.map(({ header }) => header)].map((header) => (
                <th key={header} role="columnheader" scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {lines.map((line) => (
              <LineRow key={line.id ?? line.name} line={line} columns={columns} most={most} />
            ))}
          </tbody>
          {total ? (
            <tfoot role="rowgroup">
              <LineRow line={total} columns={columns} />
            </tfoot>
          ) : null}
        </Table>
      </Frame>
    </section>
  );
}
