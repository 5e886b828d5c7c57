import { expect, it } from 'vitest';
import { savedViewFilters } from './saved-views.ts';

it.each([
  // A Sunday, and the last day of a month.
  {
    today: '2027-02-28',
    tomorrow: '2027-03-01',
    week: ['2027-02-22', '2027-02-28'],
    month: ['2027-02-01', '2027-02-28'],
  },
  // A Monday in a leap year.
  {
    today: '2028-02-28',
    tomorrow: '2028-02-29',
    week: ['2028-02-28', '2028-03-05'],
    month: ['2028-02-01', '2028-02-29'],
  },
  // The last day of a year, a Thursday.
  {
    today: '2026-12-31',
    tomorrow: '2027-01-01',
    week: ['2026-12-28', '2027-01-03'],
    month: ['2026-12-01', '2026-12-31'],
  },
])('on $today the views of days begin and end as they say', ({ today, tomorrow, week, month }) => {
  const between = ([visitDateFrom, visitDateTo]: (string | undefined)[]) => ({
    visitDateFrom,
    visitDateTo,
  });
  expect(savedViewFilters(today)).toMatchObject({
    today: between([today, today]),
    tomorrow: between([tomorrow, tomorrow]),
    week: between(week),
    month: between(month),
    fromToday: { visitDateFrom: today },
  });
});
