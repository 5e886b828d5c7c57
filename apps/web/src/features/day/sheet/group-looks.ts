import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

import { fonts } from '#lib/fonts.ts';
import { ROW_COLUMNS, wideSheet } from './sheet-columns.ts';

const card = `
  "time mark people"
  "who who who"
  "notes notes notes"
  "lunch lunch lunch"
  "halls halls halls"
  "money money money"
  "phone phone phone"
  "acts acts acts"`;

/** Who is in needs little room. */
const arrivedCard = `
  "who people"
  "mark mark"
  "money money"
  "acts acts"`;

const line = `
  "time who people halls lunch notes money mark"
  "time who people halls lunch notes money acts"`;

const display = { fontFamily: fonts.display, fontWeight: 760, lineHeight: 1.1 };

/** Read in the sun, held in one hand: ink on white, and large (design, "Gate"). */
export const Entry = styled('li')({
  display: 'grid',
  gridTemplate: `${card} / auto minmax(min-content, 1fr) auto`,
  gap: '8px 10px',
  padding: '12px 14px 14px',
  border: `1px solid ${palette.dune}`,
  borderRadius: 14,
  backgroundColor: palette.white,
  fontSize: '1rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '&[data-stage="received"]': { border: `1.5px dashed ${palette.clay}` },
  '& > div': { minWidth: 0 },
  '& > div:empty': { display: 'none' },
  '&[data-stage="arrived"]': {
    gridTemplate: `${arrivedCard} / minmax(0, 1fr) auto`,
    backgroundColor: palette.dew,
    '& [data-until="arrived"]': { display: 'none' },
  },
  '& [data-only="line"]': { display: 'none' },
  '& h3': { margin: 0, fontSize: '1.1875rem', fontWeight: 800, lineHeight: 1.28 },
  [wideSheet]: {
    '&, &[data-stage="arrived"]': {
      gridTemplate: `${line} / ${ROW_COLUMNS}`,
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      '& [data-until="arrived"]': { display: 'block' },
    },
    gap: '2px 10px',
    padding: '8px 12px',
    borderRadius: 0,
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    '&, &[data-stage="received"]': { border: 0, borderTop: `1px solid ${palette.sand}` },
    '&:first-of-type': { borderTop: 0 },
    '&[data-stage="received"] > div:first-of-type': {
      boxShadow: `inset 4px 0 0 ${palette.clay}`,
      margin: '-8px 0 -8px -12px',
      padding: '8px 0 8px 12px',
    },
    '& h3': { fontSize: '1rem' },
    '& [data-only="line"]': { display: 'inline' },
    '& [data-only="card"]': { display: 'none' },
  },
});

export const Time = styled('time')({
  ...display,
  fontSize: '1.875rem',
  whiteSpace: 'nowrap',
  [wideSheet]: { fontSize: '1.375rem' },
});

/** Visitors and followers, with the age below. */
export const People = styled('span')({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'right',
  // A group of thousands takes two lines, broken between its numbers.
  '& b': { ...display, fontSize: '1.625rem', overflowWrap: 'normal' },
  [wideSheet]: {
    justifyItems: 'start',
    textAlign: 'left',
    '& b': { fontSize: '1.25rem' },
  },
});

/** An icon with what it stands for; beside a table's heading the icon says nothing new. */
export const Fact = styled('span')({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: 9,
  whiteSpace: 'pre-line',
  '& > svg': { marginTop: 1, color: palette.forest },
  '&[data-none]': { display: 'none' },
  [wideSheet]: {
    display: 'block',
    '& > svg': { display: 'none' },
    '&[data-none]': { display: 'block', color: palette.secondaryText },
  },
});

/** What nobody may overlook. */
export const Allergy = styled('span')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 8,
  padding: '9px 11px',
  border: `2px solid ${palette.amber}`,
  borderRadius: 10,
  backgroundColor: palette.cream,
  fontSize: '1.0625rem',
  fontWeight: 800,
  lineHeight: 1.35,
  whiteSpace: 'pre-line',
  '& > svg': { color: palette.warning, maxWidth: '100%' },
  '& + *': { marginTop: 6 },
  [wideSheet]: {
    gridTemplateColumns: '18px minmax(0, 1fr)',
    gap: 5,
    // The column is narrow: its words need all of it.
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    fontSize: '0.9375rem',
  },
});

/** A number to tap. */
export const Phone = styled('a')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 10,
  minHeight: 56,
  padding: '6px 12px',
  borderRadius: 10,
  backgroundColor: palette.chosen,
  color: palette.ink,
  lineHeight: 1.3,
  textDecoration: 'none',
  '& svg': { color: palette.forest },
  '& span': { display: 'grid', fontSize: '0.9375rem', fontWeight: 600 },
  '& b': { fontSize: '1.125rem', textDecoration: 'underline', textUnderlineOffset: 3 },
  [wideSheet]: {
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: 40,
    // As large for a finger as a button, and no higher to the eye than its words.
    margin: '-10px 0',
    padding: 0,
    background: 'none',
    '& svg': { display: 'none' },
    '& b': { fontSize: '0.9375rem' },
  },
});

/** The payment, and what is left of it. */
export const Money = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  '& > b': { fontSize: '1.125rem' },
  [wideSheet]: { display: 'grid', justifyItems: 'start', '& > b': { fontSize: '0.9375rem' } },
});
