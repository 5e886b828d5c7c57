import { newPaymentSchema, type PaymentWay } from '@museum/shared/payments/payment-schema';
import { z } from 'zod';

import { dinarsInField, parseDinars } from '#features/prices/price-input.ts';
import { today } from '#lib/dates.ts';

/** The form as it is being filled in. */
export type PaymentValues = { paidOn: string; amount: string; way: PaymentWay; note: string };

/** What a new payment opens with; `open` dinars are left to pay. */
export const paymentValues = (open: number, note = ''): PaymentValues => ({
  paidOn: today(),
  amount: open > 0 ? dinarsInField(open) : '',
  way: 'transfer',
  note,
});

/** Dinars as somebody types them, with a minus for what is given back; NaN when it is no amount. */
export function parseAmount(text: string): number {
  const typed = text.trim();
  const isMinus = /^[-−–]/.test(typed);
  const dinars = parseDinars(isMinus ? typed.slice(1) : typed);
  return isMinus ? -dinars : dinars;
}

/** The form's values by the rules of the API. */
export const paymentFormSchema = z.preprocess(
  (values: PaymentValues) => ({
    ...values,
    // No schema takes NaN, and its message is that of an amount.
    amount: parseAmount(values.amount),
  }),
  newPaymentSchema(today),
);
