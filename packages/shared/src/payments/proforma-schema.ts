import { z } from 'zod';
import { PAYMENT_TYPES } from '#visit-requests/visit-request-enums.ts';

/** What a predračun is for, with the word that people read: a group's tickets or its meals. */
export const PROFORMA_KIND_LABELS = { visit: 'Ulaznice', meal: 'Obroci' } as const;

export type ProformaKind = keyof typeof PROFORMA_KIND_LABELS;

/** Both kinds, in the order in which they are issued. */
export const PROFORMA_KINDS = Object.keys(PROFORMA_KIND_LABELS) as [
  ProformaKind,
  ...ProformaKind[],
];

/** An issued predračun; nothing of it changes but whether it still holds (visit-life §6). */
export const proformaSchema = z.object({
  /** PR-2026-000123: of its year of issue, without gaps. */
  number: z.string(),
  kind: z.enum(PROFORMA_KINDS),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  /** Dinars. */
  total: z.number(),
  /** Of model 97, control digits first, without the model. */
  reference: z.string(),
  /** As it was agreed when it was issued. */
  paymentType: z.enum(PAYMENT_TYPES),
  /** The number of the one before it, or after it. */
  replaces: z.string().nullable(),
  replacedBy: z.string().nullable(),
  /** Replaced, or the visit or its meals are off: nothing is to be paid by it. */
  isVoid: z.boolean(),
  voidedOn: z.iso.date().nullable(),
  voidReason: z.string().nullable(),
});

export type Proforma = z.output<typeof proformaSchema>;
