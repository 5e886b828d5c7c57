import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

import { fonts } from '#lib/fonts.ts';

const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

const display = { fontFamily: fonts.display, fontWeight: 760, lineHeight: 1.05 };

/** Black and grey alone; sizes in pixels of paper, which browsers print as points. */
export const Paper = styled('div')({
  display: 'none',
  '@media print': { display: 'block' },
  color: palette.black,
  fontSize: 11.5,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  // The print style of the site hides a page's head.
  '& > header': {
    display: 'flex !important',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 16,
    paddingBottom: 4,
    borderBottom: `3px solid ${palette.black}`,
    fontSize: 14,
  },
  '& h1': { ...display, margin: 0, fontSize: 26 },
  '& > header > p': { flexBasis: '100%', margin: 0, fontSize: 12 },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& thead': { display: 'table-header-group' },
  '& th': {
    padding: '3px 5px',
    backgroundColor: palette.printGrey,
    fontSize: 11,
    fontWeight: 700,
    textAlign: 'left',
  },
  '& td': {
    padding: '2px 5px',
    borderBottom: `1px solid ${palette.black}`,
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& tr': { breakInside: 'avoid' },
  '& .time': { ...display, fontSize: 20, whiteSpace: 'nowrap' },
  '& .people': { ...display, fontSize: 19 },
  '& .name': { ...clamped(3), fontSize: 14, fontWeight: 800, lineHeight: 1.15 },
  '&[data-dense] .name': { fontSize: 12 },
  '& .allergies': { ...clamped(7), fontWeight: 800, whiteSpace: 'pre-line' },
  '& .comment': { ...clamped(3), whiteSpace: 'pre-line' },
  '& .halls': { ...clamped(3), fontSize: 10.5 },
  '& .arrived': { whiteSpace: 'nowrap' },
  '& .box': {
    marginRight: 4,
    display: 'inline-grid',
    placeContent: 'center',
    width: 20,
    height: 20,
    border: `2px solid ${palette.black}`,
    fontSize: 15,
    fontWeight: 800,
  },
  '& > footer': { marginTop: 4, fontSize: 10.5 },
  '& [data-column="time"]': { width: 72 },
  '& [data-column="group"]': { width: 284 },
  '& [data-column="people"]': { width: 84 },
  '& [data-column="leader"]': { width: 124 },
  '& [data-column="lunch"]': { width: 64 },
  '& [data-column="payment"]': { width: 88 },
  '& [data-column="guide"]': { width: 106 },
  '& [data-column="arrived"]': { width: 84 },
});
