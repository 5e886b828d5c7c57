import type { KitchenDay } from '@museum/shared/kitchen/kitchen-schema';
import { palette } from '@museum/shared/organisation/palette';
import { shortDay, shortWeekday } from '@museum/shared/primitives/day-words';
import { capitalised, inGroups, unbroken } from '@museum/shared/primitives/words';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { Loaded } from '#components/loading/loaded.tsx';
import { useWeek } from '#lib/http/use-week.ts';
import { kitchenPath } from '#lib/paths.ts';
import { ExampleNote } from './day-sums.tsx';
import { BoardSkeleton, StaleStrip } from './kitchen-board.tsx';
import { KitchenWeekHead } from './kitchen-head.tsx';
import { figure, sheet } from './kitchen-looks.ts';
import { kitchenQuery } from './kitchen-queries.ts';
import { amountWords } from './kitchen-words.ts';
import { componentNeeds } from './week-needs.ts';

/** Lying: a column for each day. */
const PAPER = { '@page': { size: 'A4 landscape', margin: '9mm 10mm' } };

const Needs = styled('div')({
  ...sheet,
  padding: '4px 14px 8px',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { padding: '7px 6px', borderBottom: `1px solid ${palette.sand}`, fontSize: 18 },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& th': { textAlign: 'left', fontWeight: 600, lineHeight: 1.15 },
  '& thead th': { fontSize: 16, textAlign: 'right', verticalAlign: 'baseline' },
  '& thead th:first-of-type': { textAlign: 'left' },
  '& thead a': { display: 'inline-block', padding: '12px 0', color: palette.ink, fontWeight: 700 },
  '& tbody tr:first-of-type > *': { fontWeight: 800 },
  '& td > b': { ...figure, fontSize: 22 },
  '& th > small': { display: 'block', fontSize: 15, fontWeight: 400 },
  '& p': { margin: '8px 0 0', color: palette.secondaryText, fontSize: 15 },
  // Where there is no room for a column each, the days stand below the name.
  '@media screen and (width < 56.25rem)': { '& [data-day]': { display: 'none' } },
  '@media screen and (width < 24rem)': {
    padding: '4px 8px 8px',
    '& th, & td': { padding: '7px 3px', fontSize: 16 },
    '& td > b': { fontSize: 18 },
  },
  '@media print, (width >= 56.25rem)': { '& th > small': { display: 'none' } },
  '@media print': {
    border: 0,
    padding: 0,
    '& th, & td': { padding: '4px', fontSize: 14.5, borderColor: palette.black },
    '& thead th': { fontSize: 13 },
    '& thead a': { padding: 0, textDecoration: 'none' },
    '& td > b': { fontSize: 17 },
    '& tr': { breakInside: 'avoid' },
    '& p': { color: palette.black, fontSize: 13 },
  },
});

const dayWords = (date: string) => `${shortWeekday(date)} ${shortDay(date)}`;

/** What the kitchen takes in a week, for whoever buys it. */
export function KitchenWeek({ date }: { date: string }) {
  const week = useWeek(date, kitchenQuery);
  const portions = week.data?.reduce((sum, day) => sum + day.portions, 0) || undefined;
  return (
    <>
      <GlobalStyles styles={PAPER} />
      <KitchenWeekHead date={date} portions={portions} />
      <Loaded query={week} errorTitle="Nabavka nije učitana" waiting={<BoardSkeleton />}>
        {(days) => (
          <>
            {week.error ? <StaleStrip since={week.dataUpdatedAt} /> : null}
            {portions ? <WeekNeeds days={days} portions={portions} /> : <EmptyWeek />}
          </>
        )}
      </Loaded>
    </>
  );
}

const EmptyWeek = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '40vh' }}>
    <Typography variant="h3" component="h2" sx={{ fontSize: 32 }}>
      Nema najavljenih obroka
    </Typography>
  </Box>
);

type WeekNeedsProps = { days: KitchenDay[]; portions: number };

function WeekNeeds({ days, portions }: WeekNeedsProps) {
  const needs = componentNeeds(days);
  const dates = days.map(({ date }) => date);
  return (
    <Needs>
      <table aria-label="Nabavka">
        <thead>
          <tr>
            <th scope="col">Namirnica</th>
            {dates.map((date) => (
              <th key={date} scope="col" data-day>
                <Link to={kitchenPath(date)}>{capitalised(dayWords(date))}</Link>
              </th>
            ))}
            <th scope="col">Ukupno</th>
            <th scope="col">Količina</th>
          </tr>
        </thead>
        <tbody>
          <NeedRow
            label="Sve porcije"
            dates={dates}
            byDay={days.map((day) => day.portions)}
            portions={portions}
          />
          {needs.map(({ component, ...need }) => (
            <NeedRow
              key={component}
              {...need}
              dates={dates}
              amount={amountWords(component, need.portions)}
            />
          ))}
        </tbody>
      </table>
      <ExampleNote components={needs} />
    </Needs>
  );
}

type NeedRowProps = {
  label: string;
  dates: string[];
  byDay: number[];
  portions: number;
  amount?: string;
};

function NeedRow({ label, dates, byDay, portions, amount }: NeedRowProps) {
  const inWords = byDay.flatMap((count, index) =>
    count > 0 ? [unbroken(`${shortWeekday(dates[index] ?? '')} ${inGroups(count)}`)] : [],
  );
  return (
    <tr>
      <th scope="row">
        {label}
        <small>{inWords.join(' · ')}</small>
      </th>
      {byDay.map((count, index) => (
        <td key={dates[index]} data-day>
          {count > 0 ? inGroups(count) : '–'}
        </td>
      ))}
      <td>
        <b>{inGroups(portions)}</b>
      </td>
      <td>{amount}</td>
    </tr>
  );
}
