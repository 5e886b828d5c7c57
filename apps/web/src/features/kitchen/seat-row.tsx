import type { KitchenDay } from '@museum/shared/kitchen/kitchen-schema';
import { palette } from '@museum/shared/organisation/palette';
import { inGroups } from '@museum/shared/primitives/words';
import { styled } from '@mui/material/styles';

import { fonts } from '#lib/fonts.ts';
import { figure, sheet } from './kitchen-looks.ts';

const Row = styled('section')({
  ...sheet,
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  padding: '6px 14px',
  '& h2': { margin: 0, fontFamily: fonts.display, fontSize: 20, lineHeight: 1.15 },
  '& h2 small': {
    display: 'block',
    fontSize: 15,
    fontWeight: 600,
    color: palette.secondaryText,
  },
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(58px, 1fr))',
    '&[data-wide]': { gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))' },
    gap: 5,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    textAlign: 'center',
    fontSize: 15,
    fontWeight: 600,
    lineHeight: 1.15,
  },
  '& b': {
    ...figure,
    order: -1,
    display: 'grid',
    placeContent: 'center',
    height: 40,
    marginBottom: 2,
    borderRadius: 7,
    fontSize: 22,
  },
  '& [data-over] > b': {
    outline: `3px solid ${palette.danger}`,
    outlineOffset: -3,
  },
  '@media (width < 43.75rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 },
  '@media print': {
    display: 'block',
    border: 0,
    padding: '10px 0 0',
    breakInside: 'avoid',
    '& h2 small': { display: 'inline', font: 'inherit', color: palette.black },
    '& ol': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(52px, 1fr))',
      gap: 0,
      borderTop: `1px solid ${palette.black}`,
      borderLeft: `1px solid ${palette.black}`,
      marginTop: 6,
    },
    '& li': {
      padding: '3px 0',
      fontSize: 13,
      border: `1px solid ${palette.black}`,
      borderWidth: '0 1px 1px 0',
    },
    '& b': { order: 1, height: 24, fontSize: 18, background: 'none !important' },
    '& [data-over]': { backgroundColor: palette.printGrey },
    '& [data-over] > b': { outline: 0 },
  },
});

/** How many sit in the restaurant in each quarter of an hour, against its places. */
export function SeatRow({ seats, places }: Pick<KitchenDay, 'seats' | 'places'>) {
  const isWide = seats.some(({ persons }) => persons > 999);
  return (
    <Row aria-labelledby="seats">
      <h2 id="seats">
        Mesta <small>{`od ${inGroups(places)} u restoranu`}</small>
      </h2>
      <ol data-wide={isWide || undefined}>
        {seats.map(({ time, persons, before }) => (
          <li key={time} data-over={persons > places ? '' : undefined}>
            {time}
            <b style={{ background: ground(persons, places) }}>
              {persons === 0 ? '–' : `${persons > places ? '!' : ''}${inGroups(persons)}`}
            </b>
            {before === null ? null : <span>{`bilo ${inGroups(before)}`}</span>}
          </li>
        ))}
      </ol>
    </Row>
  );
}

/** Filled from below as far as the places are taken. */
function ground(persons: number, places: number): string {
  if (persons > places) return palette.blush;
  const percent = places === 0 ? 0 : Math.round((persons / places) * 100);
  return `linear-gradient(to top, ${palette.mint} ${percent}%, ${palette.limestone} ${percent}%)`;
}
