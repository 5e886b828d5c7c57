import { z } from 'zod';
import { calendarDaySchema, calendarGroupSchema } from '#calendar/calendar-schema.ts';
import { zonesSchema } from '#capacity/zones-schema.ts';
import { guideOfDaySchema, visitGuideSchema } from '#guides/guide-schema.ts';
import { mealChoicesSchema } from '#meals/dinner-request-response.ts';
import { visitPaymentSchema } from '#payments/payment-state.ts';
import { priceMappingSchema } from '#prices/price-schema.ts';
import { PAYMENT_TYPES } from '#visit-requests/visit-request-enums.ts';

/** A group with what those at the gate, the guides and the cooks have to know of it (visit-life §7). */
const sheetGroupSchema = calendarGroupSchema.extend({
  /** Those who were agreed on; the group's own numbers are those who really came, once they have. */
  agreed: z.object({ visitorAmount: z.number().int(), numberOfFollowers: z.number().int() }),
  arrivedAt: z.iso.datetime().nullable(),
  lateAt: z.iso.datetime().nullable(),
  missedAt: z.iso.datetime().nullable(),
  leaderName: z.string(),
  /** The school's own where an agency told it. */
  phone: z.string(),
  isRequestingAdditionalContent: z.boolean(),
  paymentType: z.enum(PAYMENT_TYPES),
  payment: visitPaymentSchema,
  /** The prices that the group was quoted with, in dinars. */
  unitPrices: priceMappingSchema,
  /** The ordered meals; null when no lunch is asked for. */
  meals: mealChoicesSchema.nullable(),
  comment: z.string().nullable(),
  /** What was written beside the lunch: allergies above all. */
  additionalComments: z.string().nullable(),
  guides: guideOfDaySchema.array(),
});

const quarters = z.array(z.number().int()).readonly();

/** Persons per quarter hour from midnight, by zone, and the groups that start in each quarter. */
const loadSchema = z.object({
  persons: z.object({ centre: quarters, restaurant: quarters, memorialHouse: quarters }),
  starts: quarters,
});

/** A day with its groups in the order of arrival, and the load of each zone by quarter (contract §6). */
export const daySheetSchema = z.object({
  day: calendarDaySchema,
  zones: zonesSchema,
  firm: loadSchema,
  all: loadSchema,
  groups: z.array(sheetGroupSchema),
  /** Who didn't come; they take no places. */
  missed: z.array(sheetGroupSchema),
  /** Whose day can be asked for: the list of guides, and who leads a group though not on it any more. */
  guides: visitGuideSchema.array(),
});

export type SheetGroup = z.output<typeof sheetGroupSchema>;
export type DaySheet = z.output<typeof daySheetSchema>;
