import type { KitchenDay } from '@museum/shared/kitchen/kitchen-schema';
import { COMPONENT_AMOUNTS, type MealComponent } from '@museum/shared/meals/meal-components';
import { palette } from '@museum/shared/organisation/palette';
import { inGroups } from '@museum/shared/primitives/words';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { fonts } from '#lib/fonts.ts';
import { kitchenWeekPath } from '#lib/paths.ts';
import { changedGround, figure, sheet } from './kitchen-looks.ts';
import { amountWords } from './kitchen-words.ts';

const Sums = styled('section')({
  ...sheet,
  padding: '8px 14px',
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
    borderBottom: `2px solid ${palette.sand}`,
  },
  '& h2': { margin: 0, paddingBottom: 4, fontFamily: fonts.display, fontSize: 22 },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(92px, auto)',
    columnGap: 8,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  },
  '& li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    gap: 8,
    alignItems: 'center',
    minHeight: 38,
    padding: '2px 0',
    fontSize: 19,
    fontWeight: 600,
    lineHeight: 1.1,
  },
  '& li + li': { borderTop: `1px solid ${palette.sand}` },
  '& small': { display: 'block', fontSize: 15, fontWeight: 700 },
  '& b': { ...figure, minWidth: 46, padding: '2px 4px', fontSize: 24, textAlign: 'right' },
  '& [data-changed] > b': changedGround,
  '& i': {
    fontSize: 18,
    fontStyle: 'normal',
    fontWeight: 700,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& p': { margin: '6px 0 0', color: palette.secondaryText, fontSize: 15, lineHeight: 1.3 },
  '@media print': {
    border: 0,
    padding: '10px 0 0',
    breakInside: 'avoid',
    '& header': { border: 0 },
    '& h2': { fontSize: 21 },
    '& ul': { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 24 },
    '& li': {
      gridColumn: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr) auto 66px',
      minHeight: 0,
      padding: '4px 0',
      fontSize: 14.5,
      borderBottom: `1px solid ${palette.black}`,
    },
    '& li + li': { borderTop: 0 },
    '& b': { minWidth: 40, fontSize: 20 },
    '& i': { fontSize: 14 },
    '& small': { fontSize: 13 },
    '& p': { color: palette.black, fontSize: 13 },
  },
});

/** The way from a day to what its week needs. */
export const WeekLink = ({ date }: Pick<KitchenDay, 'date'>) => (
  <MuiLink
    component={Link}
    to={kitchenWeekPath(date)}
    sx={{
      display: 'flex',
      alignItems: 'center',
      minHeight: 44,
      fontSize: 18,
      fontWeight: 700,
      '@media print': { display: 'none' },
    }}
  >
    Nabavka za nedelju
  </MuiLink>
);

/** Says which weights nobody has written down. */
export const ExampleNote = ({ components }: { components: { component: MealComponent }[] }) =>
  components.some(({ component }) => COMPONENT_AMOUNTS[component].isExample) ? (
    <p>≈ je primer: jelovnik ne navodi koliko ide u porciju.</p>
  ) : null;

/** What is prepared for the whole day, across all dishes. */
export function DaySums({ date, components }: Pick<KitchenDay, 'date' | 'components'>) {
  return (
    <Sums aria-labelledby="day-sums">
      <header>
        <h2 id="day-sums">Za ceo dan</h2>
        <WeekLink date={date} />
      </header>
      <ul>
        {components.map(({ component, label, portions, before }) => (
          <li key={component} data-changed={before === null ? undefined : ''}>
            <span>
              {label}
              {before === null ? null : <small>{`bilo ${inGroups(before)}`}</small>}
            </span>
            <b>{inGroups(portions)}</b>
            <i>{amountWords(component, portions)}</i>
          </li>
        ))}
      </ul>
      <ExampleNote components={components} />
    </Sums>
  );
}
