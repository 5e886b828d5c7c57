import { expect, it } from 'vitest';
import {
  dinarsToPay,
  isOverdue,
  openDinars,
  paymentStateOf,
  visitPaymentOf,
} from './payment-state.ts';

it.each([
  [{ total: 18_400, paid: 0 }, 'unpaid', 18_400],
  [{ total: 18_400, paid: 0, hasProof: true }, 'proof', 18_400],
  [{ total: 18_400, paid: -500, hasProof: true }, 'proof', 18_900],
  [{ total: 18_400, paid: 0.01, hasProof: true }, 'partly', 18_399.99],
  [{ total: 18_400, paid: 18_399.99 }, 'partly', 0.01],
  [{ total: 18_400, paid: 18_400, hasProof: true }, 'paid', 0],
  [{ total: 18_400, paid: 18_400.01 }, 'overpaid', -0.01],
  // Floating point: 0.1 + 0.2 is not 0.3.
  [{ total: 0.3, paid: 0.1 + 0.2 }, 'paid', 0],
  [{ total: 0, paid: 0 }, 'paid', 0],
  [{ total: 0, paid: 5_000 }, 'overpaid', -5_000],
])('%j is %s with %d open', (sums, state, open) => {
  expect(paymentStateOf({ hasProof: false, ...sums })).toBe(state);
  expect(openDinars(sums)).toBe(open);
  expect(dinarsToPay(sums)).toBe(Math.max(0, open));
});

const source = {
  status: 'SCHEDULED',
  hasArrived: false,
  hasMissed: false,
  quoted: 52_300,
  invoiced: null,
  paid: 18_400,
  dueOn: '2026-10-13',
  hasProof: false,
} as const;

it('is measured by the predračuni where there are any, else by the quote', () => {
  expect(visitPaymentOf(source)).toEqual({
    state: 'partly',
    due: '2026-10-13',
    total: 52_300,
    paid: 18_400,
  });
  expect(visitPaymentOf({ ...source, invoiced: 18_400 })).toMatchObject({
    state: 'paid',
    total: 18_400,
  });
});

it('of a visit whose prices are all missing is not paid', () => {
  const unpriced = { ...source, quoted: 0, invoiced: 0, paid: 0, dueOn: null };
  expect(visitPaymentOf(unpriced)).toMatchObject({ state: 'unpaid', total: 0 });
  expect(visitPaymentOf({ ...unpriced, hasArrived: true })).toMatchObject({ state: 'unpaid' });
  expect(visitPaymentOf({ ...unpriced, hasProof: true })).toMatchObject({ state: 'proof' });
});

it('of a group that came is measured by those who really came', () => {
  const arrived = { ...source, hasArrived: true, invoiced: 52_300, quoted: 53_500, paid: 52_300 };
  expect(visitPaymentOf(arrived)).toMatchObject({ state: 'partly', total: 53_500, paid: 52_300 });
  expect(visitPaymentOf({ ...arrived, quoted: 51_100 })).toMatchObject({ state: 'overpaid' });
});

it.each([
  [0, 'unpaid', 0],
  [18_400, 'partly', 18_400],
  [52_300, 'paid', 52_300],
  [60_000, 'overpaid', 52_300],
] as const)('of a group that missed it, %d stay and nothing more is owed', (paid, state, total) => {
  const missed = { ...source, hasMissed: true, invoiced: 52_300, dueOn: null, paid };
  expect(visitPaymentOf(missed)).toEqual({ state, due: null, total, paid });
});

it('of a cancelled visit is to be given back', () => {
  expect(visitPaymentOf({ ...source, status: 'CANCELED', dueOn: null })).toEqual({
    state: 'overpaid',
    due: null,
    total: 0,
    paid: 18_400,
  });
  expect(visitPaymentOf({ ...source, status: 'CANCELED', paid: 0 })).toMatchObject({
    state: 'paid',
  });
});

it('is overdue from the day after the last one on', () => {
  expect(isOverdue({ due: '2026-10-13' }, '2026-10-13')).toBe(false);
  expect(isOverdue({ due: '2026-10-13' }, '2026-10-14')).toBe(true);
  expect(isOverdue({ due: null }, '2026-10-14')).toBe(false);
});
