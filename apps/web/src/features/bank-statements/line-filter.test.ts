import { buildBankLine, buildLineBooking } from '@museum/shared/testing/build-bank-line';
import { expect, it } from 'vitest';

import { groupOf, linesWith } from './line-filter.ts';

const LINE = buildBankLine({
  amount: 12_800.5,
  payer: 'OŠ „Đura Jakšić“',
  payerAccount: '840-955845-10',
  purpose: 'Grupna poseta',
  references: ['97 38-2026-000123'],
  proforma: {
    number: 'PR-2026-000123',
    visitRequestId: 41,
    normalizedId: 'GP-2026-000041',
    requester: 'Škola u Žabarima',
    rest: 0,
  },
});

it.each([
  'djura jaks',
  'ЂУРА',
  '12.800,50',
  '12800',
  '382026000123',
  '38-2026',
  'grupna',
  '955845',
  'PR-2026-000123',
  'gp-2026-000041',
  'zabari',
  '  ',
])('a line is found by "%s"', (search) => {
  expect(linesWith([LINE], search)).toEqual([LINE]);
});

// The last one would be the end of the reference with the begin of the amount.
it.each(['12.801', 'Petar', '000124', '12312800'])('a line is not found by "%s"', (search) => {
  expect(linesWith([LINE], search)).toEqual([]);
});

it('what is booked is in no other group', () => {
  const booked = buildLineBooking();
  expect([groupOf(LINE), groupOf({ ...LINE, booked })]).toEqual(['recognised', 'booked']);
});
