import { z } from 'zod';
import { dinnerRequestResponseSchema } from '#meals/dinner-request-response.ts';
import { priceMappingSchema } from '#prices/price-schema.ts';
import { everyContactField } from './contact-fields.ts';
import { STAGES } from './stage.ts';
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
  isRequestingDinner: z.boolean(),
  isRequestingAdditionalContent: z.boolean(),
  isRequestingVisitHomeExhibition: z.boolean(),
  homeExhibitionVisitTime: z.string().nullable(),
  /** Who comes; worked out from the contact fields, as is the town. */
  requester: z.string(),
  town: z.string().nullable(),
  source: z.enum(VISIT_SOURCES),
  createdAt: z.iso.datetime(),
});

/** A visit request as staff read it; absent texts are null, the age group is visitorGroupAgeType. */
export const visitRequestSchema = visitRequestRowSchema.extend({
  paymentType: z.enum(PAYMENT_TYPES),
  numberOfFollowers: z.number().int(),
  visitorGroupAgeType: z.enum(AGE_GROUP_TYPES),
  comment: z.string().nullable(),
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
});

export type CreatedVisitRequest = z.output<typeof createdVisitRequestSchema>;
export type VisitRequestRow = z.output<typeof visitRequestRowSchema>;
export type VisitRequest = z.output<typeof visitRequestSchema>;
