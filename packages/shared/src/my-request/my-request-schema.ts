import { z } from 'zod';
import { visitPaymentSchema } from '#payments/payment-state.ts';
import { PROFORMA_KINDS } from '#payments/proforma-schema.ts';
import { everyContactField } from '#visit-requests/requester/contact-fields.ts';
import { PAYMENT_TYPES } from '#visit-requests/visit-request-enums.ts';
import { VISIT_ANSWERS, visitRequestSchema } from '#visit-requests/visit-request-response.ts';
import { CHANGE_WAYS } from './requester-acts.ts';

/** The fields of a request that whoever sent it may see; nothing else of a request leaves the house. */
const seenByRequester = visitRequestSchema.pick({
  normalizedId: true,
  stage: true,
  version: true,
  source: true,
  confirmedAt: true,
  arrivedAt: true,
  arrivedVisitorAmount: true,
  arrivedNumberOfFollowers: true,
  createdAt: true,
  isShortNotice: true,
  requester: true,
  town: true,
  /** Why it was declined, postponed or cancelled; the mail about it says the same. */
  stageReason: true,
  ...VISIT_ANSWERS,
  contactType: true,
  ...everyContactField(true as const),
  dinnerRequest: true,
  unitPrices: true,
  proposal: true,
});

/** The downloads of a requester, by their paths below `/my-request`. */
export const MY_DOCUMENTS = ['visit.ics', 'visit.pdf', 'meal.pdf', 'proforma.pdf'] as const;

/** What a bank needs of a predračun, and where it stands. Sums are dinars. */
const myProformaSchema = z.object({
  number: z.string(),
  kind: z.enum(PROFORMA_KINDS),
  dueOn: z.iso.date(),
  total: z.number(),
  /** What is to be paid by it: once a group has come, for no more than came. */
  asked: z.number(),
  /** What is still to be paid of it; 0 of one that is void. */
  due: z.number(),
  isVoid: z.boolean(),
  /** How it is paid: on the day of the visit it is too late for a transfer. */
  way: z.enum(PAYMENT_TYPES),
  /** As it is typed: model and number. */
  reference: z.object({ model: z.string(), number: z.string() }),
  /** The account that is paid into. */
  account: z.string(),
  payee: z.string(),
  purpose: z.string(),
  code: z.string(),
  /** The NBS IPS QR as a data URL; null where a bank would refuse it. */
  qr: z.string().nullable(),
});

/** A file that shows a payment, without its content. */
export const proofSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  mediaType: z.string(),
  /** In bytes. */
  size: z.number().int(),
  createdAt: z.iso.datetime(),
});

/** `GET /my-request`: what the requester may see, and what may be done now. */
export const myRequestSchema = seenByRequester.extend({
  /** When it was cancelled or declined, and by whom; null where it isn't. `at` is null where no trace is left. */
  cancellation: z
    .object({
      at: z.iso.datetime().nullable(),
      by: z.enum(['requester', 'staff']),
      /** Whether it was never taken. */
      isDeclined: z.boolean(),
    })
    .nullable(),
  /** The last proposal, where it was declined and nothing has changed since; with the sentence of the staff. */
  declinedProposal: z.object({ at: z.iso.datetime(), message: z.string().nullable() }).nullable(),
  /** What can be downloaded now, by what its file is named. */
  documents: z.object({ path: z.enum(MY_DOCUMENTS), name: z.string() }).array(),
  /** The issued ones, the newest first; void ones too. */
  proformas: myProformaSchema.array(),
  /** Null while nothing is asked for. */
  payment: visitPaymentSchema.nullable(),
  /** The files that were sent, the newest first. */
  proofs: proofSchema.array(),
  change: z.enum(CHANGE_WAYS),
  mayCancel: z.boolean(),
});

/** `PUT /my-request`: the change holds, or waits for staff. */
export const changedMyRequestSchema = z.union([
  z.object({ applied: z.literal(true), request: myRequestSchema }),
  z.object({ proposed: z.literal(true), request: myRequestSchema }),
]);

export type MyRequest = z.output<typeof myRequestSchema>;
export type MyProforma = z.output<typeof myProformaSchema>;
export type Proof = z.output<typeof proofSchema>;
export type ChangedMyRequest = z.output<typeof changedMyRequestSchema>;
