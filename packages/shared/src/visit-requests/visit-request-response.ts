import { z } from 'zod';
import { visitGuideSchema } from '#guides/guide-schema.ts';
import { listEnvelope } from '#http/envelope.ts';
import { type DinnerRequest, dinnerRequestResponseSchema } from '#meals/dinner-request-response.ts';
import { visitPaymentSchema } from '#payments/payment-state.ts';
import { priceMappingSchema } from '#prices/price-schema.ts';
import type { FormField } from './fields/visit-fields.ts';
import { everyContactField } from './requester/contact-fields.ts';
import { STAGES } from './stages/stage.ts';
import {
  AGE_GROUP_TYPES,
  CONTACT_TYPES,
  PAYMENT_TYPES,
  VISIT_SOURCES,
  VISIT_STATUSES,
} from './visit-request-enums.ts';

/** What the public learns of a request that it created. */
export const createdVisitRequestSchema = z.object({
  id: z.number().int(),
  normalizedId: z.string(),
});

/** A row of the staff's list. */
export const visitRequestRowSchema = z.object({
  id: z.number().int(),
  normalizedId: z.string(),
  status: z.enum(VISIT_STATUSES),
  stage: z.enum(STAGES),
  /** When staff promised the visit; null while they haven't. */
  confirmedAt: z.iso.datetime().nullable(),
  /** Made fewer than seven days before the visit. */
  isShortNotice: z.boolean(),
  isViewed: z.boolean(),
  visitDate: z.iso.date(),
  visitTime: z.string(),
  visitorAmount: z.number().int(),
  /** How many really came; null while none have. */
  arrivedVisitorAmount: z.number().int().nullable(),
  isRequestingDinner: z.boolean(),
  isRequestingAdditionalContent: z.boolean(),
  isRequestingVisitHomeExhibition: z.boolean(),
  homeExhibitionVisitTime: z.string().nullable(),
  /** Who comes; worked out from the contact fields, as is the town. */
  requester: z.string(),
  town: z.string().nullable(),
  source: z.enum(VISIT_SOURCES),
  createdAt: z.iso.datetime(),
  payment: visitPaymentSchema,
});

/** A page of the staff's list; of a list of debts with what is open on all of its pages, and of how much. */
export const visitRequestPageSchema = listEnvelope(visitRequestRowSchema).extend({
  /** Dinars. */
  debts: z.object({ open: z.number(), total: z.number() }).optional(),
});

const storedVisitRequestSchema = visitRequestRowSchema.extend({
  paymentType: z.enum(PAYMENT_TYPES),
  numberOfFollowers: z.number().int(),
  visitorGroupAgeType: z.enum(AGE_GROUP_TYPES),
  comment: z.string().nullable(),
  /** When the group came; null while it hasn't. */
  arrivedAt: z.iso.datetime().nullable(),
  arrivedNumberOfFollowers: z.number().int().nullable(),
  /** When it was noted that the group comes late. */
  lateAt: z.iso.datetime().nullable(),
  /** When it was noted that the group didn't come. */
  missedAt: z.iso.datetime().nullable(),
  /** Why it was declined, postponed or cancelled. */
  stageReason: z.string().nullable(),
  contactType: z.enum(CONTACT_TYPES),
  ...everyContactField(z.string().nullable()),
  /** The prices of the moment of submission (contract §3). */
  unitPrices: priceMappingSchema,
  dinnerRequest: dinnerRequestResponseSchema.nullable(),
  /** The lunch that "Dodaj Ručak" would restore; null when it would make one from the template. */
  deletedDinnerRequest: dinnerRequestResponseSchema.nullable(),
  version: z.number().int(),
  /** When the personal data was taken out; names and addresses are neutral texts since then. */
  anonymizedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  /** Rises when staff make the requester's links dead. */
  keyVersion: z.number().int(),
});

/** What was asked for beside the contact and the lunch, by the names of the answers. */
export const VISIT_ANSWERS = {
  visitDate: true,
  visitTime: true,
  paymentType: true,
  visitorAmount: true,
  numberOfFollowers: true,
  visitorGroupAgeType: true,
  isRequestingAdditionalContent: true,
  isRequestingVisitHomeExhibition: true,
  homeExhibitionVisitTime: true,
  isRequestingDinner: true,
  comment: true,
} as const satisfies Record<Exclude<FormField, 'ageGroupType'> | 'visitorGroupAgeType', true>;

/** What a requester may change of a visit, by the names of the answers. */
export const wantedVisitSchema = storedVisitRequestSchema
  .pick({ ...VISIT_ANSWERS, agencyLeaderName: true, institutionLeaderName: true })
  .extend({
    dinnerRequest: dinnerRequestResponseSchema
      .omit({ id: true, visitRequestId: true, normalizedId: true })
      .nullable(),
  });

/** A change that the requester wishes of a confirmed visit. */
const proposalSchema = z.object({
  sentAt: z.iso.datetime(),
  /** A sentence to the staff. */
  note: z.string().nullable(),
  /** The visit as it would be. */
  wanted: wantedVisitSchema,
});

/** A visit request as staff read it; absent texts are null, the age group is visitorGroupAgeType. */
export const visitRequestSchema = storedVisitRequestSchema.extend({
  /** Waits for the staff's answer; null when none does. */
  proposal: proposalSchema.nullable(),
  /** Who leads it, in the order of the list of guides. */
  guides: visitGuideSchema.array(),
});

export type CreatedVisitRequest = z.output<typeof createdVisitRequestSchema>;
export type VisitRequestPage = z.output<typeof visitRequestPageSchema>;
export type VisitRequestRow = z.output<typeof visitRequestRowSchema>;
export type WantedVisit = z.output<typeof wantedVisitSchema>;
export type Proposal = z.output<typeof proposalSchema>;
export type VisitRequest = z.output<typeof visitRequestSchema>;
export type RequestWithDinner = VisitRequest & { dinnerRequest: DinnerRequest };
