import { expect, it } from 'vitest';

import { dayRanges } from './day-ranges.ts';

const rangesOn = (today: string) =>
  Object.fromEntries(
    dayRanges(today).map(({ label, range }) => [
      label,
      `${range.visitDateFrom ?? ''} – ${range.visitDateTo ?? ''}`,
    ]),
  );

it.each([
  // A Sunday, and the last day of a month.
  {
    today: '2027-02-28',
    tomorrow: '2027-03-01',
    week: '2027-02-22 – 2027-02-28',
    month: '2027-02-01 – 2027-02-28',
  },
  // A Monday in a leap year.
  {
    today: '2028-02-28',
    tomorrow: '2028-02-29',
    week: '2028-02-28 – 2028-03-05',
    month: '2028-02-01 – 2028-02-29',
  },
  // The last day of a year, a Thursday.
  {
    today: '2026-12-31',
    tomorrow: '2027-01-01',
    week: '2026-12-28 – 2027-01-03',
    month: '2026-12-01 – 2026-12-31',
  },
])('on $today a press narrows to the days it says', ({ today, tomorrow, week, month }) => {
  expect(rangesOn(today)).toEqual({
    Danas: `${today} – ${today}`,
    Sutra: `${tomorrow} – ${tomorrow}`,
    'Ova nedelja': week,
    'Ovaj mesec': month,
    'Od danas': `${today} – `,
  });
});
