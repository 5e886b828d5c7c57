import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Frame = styled('div')({ containerType: 'inline-size' });

/** A small table about money; where there is little room each row becomes a block of its own. */
export const MoneyTable = ({ children }: { children: ReactNode }) => (
  <Frame>
    <Table>{children}</Table>
  </Frame>
);

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${palette.sand}`,
  borderRadius: 12,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { padding: '0 0 8px', textAlign: 'left', fontWeight: 700, fontSize: '1rem' },
  '@media print': { '& caption': { paddingTop: 12 } },
  '& th': {
    padding: '10px 12px',
    textAlign: 'left',
    fontSize: '0.875rem',
    color: palette.umber,
    backgroundColor: palette.limestone,
  },
  '& th:first-of-type': { borderTopLeftRadius: 11 },
  '& th:last-of-type': { borderTopRightRadius: 11 },
  '& td': { padding: '10px 12px', verticalAlign: 'top' },
  '& .wide': { overflowWrap: 'anywhere' },
  '& tbody tr + tr td': { borderTop: `1px solid ${palette.limestone}` },
  '& .amount': { textAlign: 'right', fontWeight: 700, whiteSpace: 'nowrap' },
  '& .day': { whiteSpace: 'nowrap' },
  // Nothing can be pressed on paper.
  '& .act': { textAlign: 'right', '@media print': { display: 'none' } },
  '& s': { color: palette.secondaryText },
  '@container (width < 37.5rem)': {
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: '10px 12px',
      gap: '2px 12px',
    },
    '& td': { padding: 0 },
    '& tbody tr + tr': { borderTop: `1px solid ${palette.limestone}` },
    '& tbody tr + tr td': { borderTop: 0 },
    '& .wide': { gridColumn: '1 / -1' },
  },
});
