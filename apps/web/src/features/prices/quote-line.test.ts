import { expect, it } from 'vitest';

import { lineDetail } from './quote-line.ts';

it('keeps the thousands of a quantity and of its price apart', () => {
  const line = {
    section: 'tickets' as const,
    label: 'Ulaznica',
    detail: '',
    quantity: 9_999,
    unitPrice: 120_000,
    amount: 1_199_880_000,
    priceKind: null,
  };
  expect(lineDetail(line)).toBe('9.999 × 1.200,00 din');
});
