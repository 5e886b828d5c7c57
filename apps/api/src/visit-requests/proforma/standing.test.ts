import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

// Tickets for 18.400 dinars and meals for 31.500.
const [TICKETS, MEALS] = [18_400_00, 31_500_00];

it.each([
  ['nothing', 0, 'open', 'open'],
  ['money given back', -1, 'open', 'open'],
  ['a part', 10_000_00, 'partly', 'partly'],
  ['exactly the tickets', TICKETS, 'paid', 'open'],
  ['exactly the meals', MEALS, 'open', 'paid'],
  ['all but one para', TICKETS + MEALS - 1, 'partly', 'partly'],
  ['all', TICKETS + MEALS, 'paid', 'paid'],
  ['too much', TICKETS + MEALS + 1, 'paid', 'paid'],
])('after %s the tickets and the meals stand so', (_, paid, tickets, meals) => {
  const sums = { all: [TICKETS, MEALS], paid };
  expect([standingOf(TICKETS, sums), standingOf(MEALS, sums)]).toEqual([tickets, meals]);
});

it('of two that ask for the same sum, one sum pays neither', () => {
  expect(standingOf(TICKETS, { all: [TICKETS, TICKETS], paid: TICKETS })).toBe('partly');
});
