import { expect, it } from 'vitest';
import {
  aheadTotal,
  ageLines,
  contactLines,
  GUIDE_COLUMNS,
  type GuideLine,
  guideLines,
  monthLines,
  townLines,
  yearTotal,
} from './year-lines.ts';
import type { YearReview } from './year-review-schema.ts';

const received = Array<number>(12).fill(0);
received[2] = 0.1;
received[3] = 0.2;

const figures = { visits: 2, visitors: 80, followers: 8, portions: 24, total: 0.1 };
const review: YearReview = {
  year: 2027,
  sums: [
    { month: 3, ageGroupType: 'CHILD', contactType: 'institution', isAhead: false, ...figures },
    {
      month: 3,
      ageGroupType: 'ADULTS',
      contactType: 'agency',
      isAhead: true,
      ...figures,
      total: 0.2,
    },
    {
      month: 12,
      ageGroupType: 'CHILD',
      contactType: 'agency',
      isAhead: true,
      ...figures,
      visits: 1,
    },
  ],
  towns: [
    { ...figures, town: null, visitors: 90 },
    { ...figures, town: 'Čačak', visitors: 60 },
    { ...figures, town: 'Niš' },
  ],
  guides: [
    { id: 1, name: 'Ana', isListed: true, visits: [0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 1] },
    { id: 2, name: 'Petar', isListed: false, visits: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
  ],
  received,
};

it('has a column for each month of a guide, and what they come to', () => {
  expect(GUIDE_COLUMNS.map(({ header }) => header)).toEqual([
    'jan',
    'feb',
    'mar',
    'apr',
    'maj',
    'jun',
    'jul',
    'avg',
    'sep',
    'okt',
    'nov',
    'dec',
    'Ukupno',
  ]);
  const amounts = (line: GuideLine) => GUIDE_COLUMNS.map(({ amountOf }) => amountOf(line));
  const [ana, petar] = guideLines(review);
  expect(petar?.name).toBe('Petar (nije više na spisku)');
  expect(amounts(ana!)).toEqual([0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 1, 8]);
});

it('has a line for each month, with its money', () => {
  const lines = monthLines(review);
  expect(lines.map(({ name, visits }) => [name, visits]).slice(0, 4)).toEqual([
    ['Januar', 0],
    ['Februar', 0],
    ['Mart', 4],
    ['April', 0],
  ]);
  expect(lines).toHaveLength(12);
  expect(lines[2]).toEqual({
    name: 'Mart',
    visits: 4,
    visitors: 160,
    followers: 16,
    portions: 48,
    total: 0.3,
    received: 0.1,
  });
  expect(lines[11]).toMatchObject({ name: 'Decembar', visits: 1, received: 0 });
});

it('has a line for each age and kind of requester that there was', () => {
  expect(ageLines(review).map(({ name, visits }) => [name, visits])).toEqual([
    ['Predškolci (3–6 godina)', 3],
    ['Odrasli', 2],
  ]);
  expect(contactLines(review).map(({ name, visits }) => [name, visits])).toEqual([
    ['Agencija', 3],
    ['Institucija', 2],
  ]);
  // Also where it was a single visit.
  const inDecember = { ...review, sums: review.sums.slice(2) };
  expect([ageLines(inDecember), contactLines(inDecember)]).toMatchObject([
    [{ name: 'Predškolci (3–6 godina)', visits: 1 }],
    [{ name: 'Agencija', visits: 1 }],
  ]);
});

it('adds up what is still ahead', () => {
  expect(aheadTotal(review)).toEqual({
    ...figures,
    visits: 3,
    visitors: 160,
    followers: 16,
    portions: 48,
    total: 0.3,
  });
});

it('has a line for each town, most visitors first, and one for whose town nobody knows', () => {
  expect(townLines(review)).toEqual([
    { ...figures, name: 'Niš' },
    { ...figures, name: 'Čačak', visitors: 60 },
    { ...figures, name: 'Mesto nije upisano', visitors: 90 },
  ]);
});

it('adds up the year to the para', () => {
  expect(yearTotal(review)).toEqual({
    visits: 5,
    visitors: 240,
    followers: 24,
    portions: 72,
    total: 0.4,
    received: 0.3,
  });
});
