import { z } from 'zod';
import {
  addYears,
  EXISTING_DAY_MESSAGE,
  isCalendarDate,
  type Today,
} from '#primitives/calendar-date.ts';
import { optionalText, REQUIRED_MESSAGE, requiredText } from '#primitives/text.ts';

/** How money came, with the words that people read. */
export const PAYMENT_WAY_LABELS = {
  transfer: 'Prenos',
  cash: 'Gotovina',
  card: 'Kartica',
} as const;

export type PaymentWay = keyof typeof PAYMENT_WAY_LABELS;

/** Every way, for schemas and choices. */
export const PAYMENT_WAYS = Object.keys(PAYMENT_WAY_LABELS) as [PaymentWay, ...PaymentWay[]];

/** The largest payment, in dinars: what NUMERIC(12,2) holds with room for its sums. */
const MAX_PAYMENT_DINARS = 99_999_999.99;

/** Older payments are slips of the pen. */
const MOST_YEARS_AGO = 10;

/** Answers what is no amount, and an amount of nothing. */
const AMOUNT_MESSAGE = 'Unesite iznos različit od nule';

/** An amount of money that changed hands, in dinars; what was given back is negative. */
export const paymentAmount = z
  .number({ error: AMOUNT_MESSAGE })
  .refine((value) => value !== 0, AMOUNT_MESSAGE)
  .refine((value) => Math.abs(value) <= MAX_PAYMENT_DINARS, 'Iznos je prevelik')
  .refine((value) => Number(value.toFixed(2)) === value, 'Iznos može imati najviše dve decimale');

const paidOn = (today: Today) =>
  z
    .string({ error: REQUIRED_MESSAGE })
    .refine(isCalendarDate, { error: EXISTING_DAY_MESSAGE, abort: true })
    .refine((day) => day <= today(), 'Datum uplate ne može biti u budućnosti')
    .refine(
      (day) => day >= addYears(today(), -MOST_YEARS_AGO),
      `Datum uplate ne može biti stariji od ${MOST_YEARS_AGO} godina`,
    )
    .meta({ format: 'date' });

/** A payment as staff enter it (contract §6); what is given back is negative and says why. */
export const newPaymentSchema = (today: Today) =>
  z
    .object({
      paidOn: paidOn(today),
      amount: paymentAmount,
      way: z.enum(PAYMENT_WAYS, { error: 'Izaberite način plaćanja' }),
      note: optionalText('address'),
    })
    .refine(({ amount: dinars, note }) => dinars >= 0 || note !== null, {
      error: 'Uz iznos sa minusom napišite zašto se novac vraća',
      path: ['note'],
    });

/** Why a payment was entered wrongly; its correction takes it back as a row of its own. */
export const correctPaymentSchema = z.object({ reason: requiredText('address') });

/** A payment as staff read it. */
export const paymentSchema = z.object({
  id: z.number().int(),
  paidOn: z.iso.date(),
  /** Dinars. */
  amount: z.number(),
  way: z.enum(PAYMENT_WAYS),
  note: z.string().nullable(),
  /** First and last name at that time, or the program that entered it. */
  author: z.string(),
  createdAt: z.iso.datetime(),
  /** The payment that this row takes back. */
  correctsId: z.number().int().nullable(),
  /** Whether another row takes this one back. */
  isCorrected: z.boolean(),
});

/** Dinars that came on a day in each way, less what was given back. */
export const receivedOfDaySchema = z.record(z.enum(PAYMENT_WAYS), z.number());

export type ReceivedOfDay = z.output<typeof receivedOfDaySchema>;
export type NewPayment = z.output<ReturnType<typeof newPaymentSchema>>;
export type Payment = z.output<typeof paymentSchema>;
