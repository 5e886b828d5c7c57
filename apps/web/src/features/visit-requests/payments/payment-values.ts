import { newPaymentSchema, type PaymentWay } from '@museum/shared/payments/payment-schema';
import { formatDinars } from '@museum/shared/primitives/money';
import type { PaymentType } from '@museum/shared/visit-requests/visit-request-enums';
import { z } from 'zod';

import { dinarsInField, parseSignedDinars } from '#features/prices/price-input.ts';
import { today } from '#lib/time/dates.ts';
import { newIdempotencyKey } from '#lib/http/idempotency-key.ts';
import { useStaffDraft } from '#lib/drafts/staff-draft.ts';
import { restoreValues } from '#lib/drafts/tab-draft.ts';

/** The form as it is being filled in. */
export type PaymentValues = { paidOn: string; amount: string; way: PaymentWay; note: string };

/** A payment that is being written down, and the key under which it goes out however it is corrected. */
export type BegunPayment = { values: PaymentValues; key: string };

/** Dinars as text, with a minus as long as a figure. */
export const signedDinars = (dinars: number) => formatDinars(dinars).replace('-', '−');

/** In which way money comes that was announced so. */
export const WAY_OF: Record<PaymentType, PaymentWay> = {
  CASH: 'cash',
  CREDIT_CARD: 'card',
  SCHEDULED_PAYMENT: 'transfer',
};

/** A new payment; `open` dinars are left to pay, below 0 to be given back. */
export const beginPayment = (open: number, way: PaymentWay, note = ''): BegunPayment => ({
  values: { paidOn: today(), amount: open === 0 ? '' : dinarsInField(open), way, note },
  key: newIdempotencyKey(),
});

/** The payment that a person has begun for a request. */
export const usePaymentDraft = (id: number) =>
  useStaffDraft(`visit-request-edit/${id}/payment`, (stored) =>
    restoreValues(beginPayment(0, 'transfer'), stored),
  );

/** The form's values by the rules of the API. */
export const paymentFormSchema = z.preprocess(
  (values: PaymentValues) => ({
    ...values,
    // No schema takes NaN, and its message is that of an amount.
    amount: parseSignedDinars(values.amount),
  }),
  newPaymentSchema(today),
);
