import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

import { typeset } from '#components/typeset.ts';

export type FactRow = {
  name: string;
  value: string;
  /** Smaller, below the value, each in a line of its own. */
  details?: readonly string[];
};

const Rows = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 40,
  margin: 0,
  '&[data-columns="2"]': {
    '@media print, (width >= 75rem)': { gridTemplateColumns: '1fr 1fr' },
  },
  '& > div[data-long]': { gridColumn: '1 / -1' },
  // With larger text a name and its value stand below each other.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    padding: '9px 0',
    breakInside: 'avoid',
    alignContent: 'start',
    borderTop: `1px solid ${palette.sand}`,
  },
  '& dt': {
    flex: '0 1 7rem',
    color: palette.secondaryText,
    fontSize: '0.9375rem',
    lineHeight: 1.6,
  },
  '& dd': {
    flex: '1 1 7.5rem',
    margin: 0,
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    whiteSpace: 'pre-line',
  },
  '& small': {
    display: 'block',
    fontSize: '0.9375rem',
    fontWeight: 400,
    color: palette.secondaryText,
  },
});

type FactRowsProps = {
  rows: readonly FactRow[];
  /** How many stand beside each other where there is room. */
  columns?: 1 | 2;
};

/** Letters that a value beside another one may have before it becomes a tall and narrow column. */
const SHORT = 60;

/** Names and values in rows, to be read and printed; a long text has a row to itself. */
export function FactRows({ rows, columns = 1 }: FactRowsProps) {
  return (
    <Rows data-columns={columns}>
      {rows.map(({ name, value, details = [] }) => (
        <div key={name} data-long={value.length > SHORT || undefined}>
          <dt>{name}</dt>
          <dd>
            {typeset(value)}
            {details.map((detail) => (
              <small key={detail}>{detail}</small>
            ))}
          </dd>
        </div>
      ))}
    </Rows>
  );
}
