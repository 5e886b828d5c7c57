import { expect, it } from 'vitest';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { partsOfPaid, withDue } from './due.ts';

// Tickets for 18.400 dinars and meals for 31.500, in para.
const [TICKETS, MEALS] = [1_840_000, 3_150_000];
const tickets = { id: 1, kind: 'visit', total: TICKETS } as const;
const meals = { id: 2, kind: 'meal', total: MEALS } as const;
const visitOf = (total: number, paid: number, overrides: Partial<VisitRequest> = {}) =>
  buildVisitRequestResponse({
    payment: { state: 'partly', due: '2027-05-12', total, paid },
    ...overrides,
  });
const duesOf = (...of: Parameters<typeof withDue>) => withDue(...of).map(({ due }) => due);

it.each([
  ['nothing', 0, TICKETS, MEALS],
  ['money given back', -1, TICKETS, MEALS],
  ['a part', 10_000, 840_000, MEALS],
  ['exactly the tickets', 18_400, 0, MEALS],
  ['exactly the meals', 31_500, TICKETS, 0],
  ['the tickets and a part of the meals', 20_000, 0, 2_990_000],
  ['all but one para', 49_899.99, 0, 1],
  ['all', 49_900, 0, 0],
  ['too much', 49_900.01, 0, 0],
])('after %s is due of tickets and meals', (_, paid, ofTickets, ofMeals) => {
  expect(withDue([tickets, meals], visitOf(49_900, paid))).toEqual([
    { ...tickets, asked: TICKETS, due: ofTickets },
    { ...meals, asked: MEALS, due: ofMeals },
  ]);
});

it('is the difference only, by the new predračun, once a visit that was paid grows', () => {
  // The meals stay as they were issued; the tickets were 16.000 and have just been issued anew.
  const visit = visitOf(49_900, 47_500);
  expect(duesOf([{ ...tickets, id: 3 }, meals], visit)).toEqual([240_000, 0]);
  // Before it is stored it has no id.
  expect(duesOf([{ kind: 'visit', total: TICKETS }, meals], visit)).toEqual([240_000, 0]);
});

it('is asked for once of two predračuni of one sum', () => {
  const both = [tickets, { ...meals, total: TICKETS }];
  expect(duesOf(both, visitOf(36_800, 18_400))).toEqual([0, TICKETS]);
});

it('is less where the visit costs less than the predračuni ask for', () => {
  const [ofTickets, ofMeals] = duesOf([tickets, meals], visitOf(45_900, 0));
  expect(ofTickets! + ofMeals!).toBe(4_590_000);
  expect(duesOf([tickets, meals], visitOf(45_900, 45_900))).toEqual([0, 0]);
});

it('stays what was issued of whoever has missed the visit', () => {
  const missedAt = '2027-05-14T10:00:00.000Z';
  const visit = visitOf(10_000, 10_000, { missedAt });
  expect(duesOf([tickets, meals], visit)).toEqual([840_000, MEALS]);
});

it('is no more than those who came cost', () => {
  // 20 children at 400 dinars and no followers; nobody eats.
  const came = { arrivedVisitorAmount: 20, arrivedNumberOfFollowers: 0 };
  const visit = visitOf(8_000, 2_000, { arrivedAt: '2027-05-14T08:00:00.000Z', ...came });
  expect(withDue([tickets, meals], visit)).toEqual([
    { ...tickets, asked: 800_000, due: 600_000 },
    { ...meals, asked: 0, due: 0 },
  ]);
});

it.each([
  [0, 0, 0],
  [500, 500, 0],
  [1_500, 1_000, 500],
  [2_000, 0, 2_000],
  [3_500, 1_000, 2_500],
])('of %d paid, %d count for the older predračun and %d for the newer one', (paid, ...parts) => {
  expect(partsOfPaid([1_000, 2_000], paid)).toEqual(parts);
});

it('is never divided so that money gets lost', () => {
  for (const paid of [-500, 0, 1, TICKETS, MEALS, TICKETS + MEALS, TICKETS + MEALS + 7]) {
    const [one = 0, other = 0] = partsOfPaid([TICKETS, MEALS], paid);
    expect(one + other).toBe(paid);
  }
});
