import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { boardLine, FIRM_GROUND, OVER_GROUND, RECEIVED_GROUND } from './board-looks.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 22px',
  padding: '12px 16px',
  borderTop: boardLine,
  // On a sheet of its own the legend would explain nothing.
  '@media print': { breakBefore: 'avoid' },
  fontSize: '0.84375rem',
  color: palette.secondaryText,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& kbd': {
    padding: '1px 6px',
    border: boardLine,
    borderRadius: 5,
    backgroundColor: palette.paper,
    color: palette.ink,
    font: 'inherit',
    fontWeight: 700,
  },
});

const SIGNS = {
  potvrđeno: { background: FIRM_GROUND },
  'samo primljeno': { background: RECEIVED_GROUND, border: `1px solid ${palette.forest}` },
  'preko broja mesta': { background: OVER_GROUND, border: `1px solid ${palette.lava}` },
  'broj mesta': { height: 0, borderTop: `2px dashed ${palette.ink}` },
} as const;

/** Below a board: what its signs mean and which keys act in it. */
export function BoardLegend({ children, keys }: { children?: ReactNode; keys: ReactNode }) {
  return (
    <Row>
      {children}
      <Box component="span" sx={{ ml: 'auto' }}>
        <span>{keys}</span>
      </Box>
    </Row>
  );
}

/** What the grounds of the load mean. */
export function LoadSigns({ isOverShown = false }: { isOverShown?: boolean }) {
  const shown = Object.entries(SIGNS).slice(0, isOverShown ? undefined : 2);
  return shown.map(([words, look]) => (
    <span key={words}>
      <Box aria-hidden sx={{ width: 20, height: 14, ...look }} />
      {words}
    </span>
  ));
}
