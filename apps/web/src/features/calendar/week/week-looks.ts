import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

import { boardLine, CLOSED_GROUND } from '#features/calendar/board/board-looks.ts';

/** A line of a week's board: its head, then a cell for each day. */
export const WeekLine = styled('div')({
  display: 'grid',
  '& > *': { minWidth: 0, borderTop: boardLine },
  '& > * + *': { borderLeft: boardLine },
  '@media print': { breakInside: 'avoid', '&[data-long]': { breakInside: 'auto' } },
});

/** The head of a week's board, which stands on each sheet of paper. */
export const WeekHead = styled('div')({
  '@media screen': { display: 'contents' },
  '@media print': { display: 'table-header-group', breakInside: 'avoid' },
});

/** The board around such a head. */
export const ofSheets = { '@media print': { display: 'table', tableLayout: 'fixed', width: 1 } };

/** Its line, in sight however far down one reads; where the menu is a bar it scrolls away. */
export const HeadLine = styled(WeekLine)(({ theme }) => ({
  [theme.breakpoints.up('nav').replace('@media', '@media screen and')]: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    boxShadow: `0 1px ${palette.sand}`,
  },
}));

/** Closed days without groups are narrow. */
const widthOf = ({ day, groups }: DaySheet) =>
  day.open === null && groups.length === 0 ? '7.5rem' : 'minmax(0, 1fr)';

/** How wide the head of a line is, and its days. */
export const weekColumns = (head: string, days: readonly DaySheet[]) => ({
  gridTemplateColumns: `${head} ${days.map(widthOf).join(' ')}`,
});

/** What a line is of. */
export const LineHead = styled('div')({
  padding: '10px 6px',
  textAlign: 'right',
  color: palette.umber,
  fontSize: '0.875rem',
  fontWeight: 700,
  backgroundColor: palette.paper,
});

/** Groups below each other. */
export const BlockCell = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  gap: 5,
  minHeight: 68,
  padding: 6,
  // Below the head.
  '& [data-cell]': { scrollMarginTop: '9rem' },
  '&[data-closed]': { background: CLOSED_GROUND },
  '&[data-full]': {
    backgroundColor: 'rgb(184 66 31 / 7%)',
    boxShadow: `inset 0 0 0 2px ${palette.lava}`,
  },
  // Time and persons of a large group take two lines; on paper, where no tooltip helps, the name does, too.
  '&& small': { whiteSpace: 'normal' },
  '@media print': {
    minHeight: 0,
    '& > *': { breakInside: 'avoid' },
    '&& b': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});
