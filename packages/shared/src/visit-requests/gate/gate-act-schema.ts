import { z } from 'zod';
import { paymentAmount } from '#payments/payment-schema.ts';
import { count } from '#primitives/count.ts';
import { databaseId } from '#primitives/database-id.ts';
import type { GateAct } from './gate-act.ts';

/** Money changes hands at the gate by one of these. */
const GATE_PAYMENT_WAYS = ['cash', 'card'] as const;

const noteSchema = z.object({
  version: databaseId,
  /** When it was pressed, where that was earlier than the call: the same press twice is noted once. */
  at: z.iso
    .datetime({ error: 'Vreme nije ispravno' })
    .nullish()
    .transform((at) => at ?? null),
});

/** Who really came (contract §6), and what was paid for it on the spot, in dinars; given back is negative. */
const arriveSchema = noteSchema.extend({
  visitorAmount: count(1),
  numberOfFollowers: count(0),
  payment: z
    .object({
      amount: paymentAmount,
      way: z.enum(GATE_PAYMENT_WAYS, { error: 'Izaberite način plaćanja' }),
    })
    .nullish()
    .transform((payment) => payment ?? null),
  /** What was paid before, in dinars, as whoever pressed saw it: a payment is refused when it differs. */
  paid: z
    .number()
    .nullish()
    .transform((paid) => paid ?? null),
});

/** The body of each act of the gate. */
export const GATE_ACT_SCHEMAS = {
  arrive: arriveSchema,
  late: noteSchema,
  missed: noteSchema,
  'undo-arrival': noteSchema,
} as const satisfies Record<GateAct, z.ZodType>;

export type GateNote = z.output<typeof noteSchema>;
export type Arrive = z.output<typeof arriveSchema>;
