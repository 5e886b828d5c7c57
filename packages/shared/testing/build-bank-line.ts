import type { BankStatementLine } from '#payments/bank-statement-schema.ts';

/** A line of a bank statement that names its predračun. */
export const buildBankLine = (fields: Partial<BankStatementLine> = {}): BankStatementLine => ({
  id: 1,
  postedOn: '2026-10-06',
  amount: 18_400,
  payer: 'OS DJURA JAKSIC ZABARI',
  payerAccount: '',
  purpose: 'Poseta',
  references: ['97 382026000123'],
  group: 'recognised',
  reason: 'reference',
  booked: null,
  proforma: {
    number: 'PR-2026-000123',
    visitRequestId: 41,
    normalizedId: 'GP-2026-000041',
    requester: 'OŠ „Đura Jakšić“',
    rest: 0,
  },
  ...fields,
});

/** That a line is booked already, by statement 187. */
export const buildLineBooking = (
  fields: Partial<NonNullable<BankStatementLine['booked']>> = {},
): BankStatementLine['booked'] => ({
  visitRequestId: 41,
  normalizedId: 'GP-2026-000041',
  requester: 'OŠ „Đura Jakšić“',
  statement: { id: 12, number: '187' },
  instead: null,
  ...fields,
});
