import { expect, it } from 'vitest';
import { dueOf, partsOfPaid } from './due.ts';

// Tickets for 18.400 dinars and meals for 31.500, in para.
const [TICKETS, MEALS] = [1_840_000, 3_150_000];
const tickets = { id: 1, kind: 'visit', total: TICKETS } as const;
const meals = { id: 2, kind: 'meal', total: MEALS } as const;
const costs = (total: number, paid: number) => ({ total, paid });

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
  const asked = { all: [tickets, meals], payment: costs(49_900, paid) };
  expect([dueOf('visit', asked), dueOf('meal', asked)]).toEqual([ofTickets, ofMeals]);
});

it('is the difference only, by the new predračun, once a visit that was paid grows', () => {
  // The meals stay as they were issued; the tickets were 16.000 and have just been issued anew.
  const all = [{ ...tickets, id: 3 }, meals];
  const asked = { all, payment: costs(49_900, 47_500) };
  expect([dueOf('visit', asked), dueOf('meal', asked)]).toEqual([240_000, 0]);
  // Before it is stored it has no id.
  const preview = { ...asked, all: [{ kind: 'visit' as const, total: TICKETS }, meals] };
  expect([dueOf('visit', preview), dueOf('meal', preview)]).toEqual([240_000, 0]);
});

it('is asked for once of two predračuni of one sum', () => {
  const all = [tickets, { ...meals, total: TICKETS }];
  const asked = { all, payment: costs(36_800, 18_400) };
  expect([dueOf('visit', asked), dueOf('meal', asked)]).toEqual([0, TICKETS]);
});

it('is less where fewer came than the predračuni ask for', () => {
  const nothing = { all: [tickets, meals], payment: costs(45_900, 0) };
  expect(dueOf('visit', nothing) + dueOf('meal', nothing)).toBe(4_590_000);
  const all = { all: [tickets, meals], payment: costs(45_900, 45_900) };
  expect([dueOf('visit', all), dueOf('meal', all)]).toEqual([0, 0]);
});

it('of a kind that nothing was issued for is nothing', () => {
  expect(dueOf('meal', { all: [tickets], payment: costs(18_400, 0) })).toBe(0);
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
