import { z } from 'zod';
import { calendarGroupSchema, groupsOfDaySchema } from '#calendar/calendar-schema.ts';
import { visitPaymentSchema } from '#payments/payment-state.ts';
import { PAYMENT_TYPES } from '#visit-requests/visit-request-enums.ts';

/** A group with what those at the gate, the guides and the cooks have to know of it (visit-life §7). */
export const sheetGroupSchema = calendarGroupSchema.extend({
  leaderName: z.string(),
  /** The school's own where an agency told it. */
  phone: z.string(),
  isRequestingAdditionalContent: z.boolean(),
  paymentType: z.enum(PAYMENT_TYPES),
  payment: visitPaymentSchema,
  comment: z.string().nullable(),
  /** What was written beside the lunch: allergies above all. */
  additionalComments: z.string().nullable(),
});

/** A day with its groups in the order of arrival, and the load of each zone by quarter (contract §6). */
export const daySheetSchema = groupsOfDaySchema.extend({ groups: z.array(sheetGroupSchema) });

export type SheetGroup = z.output<typeof sheetGroupSchema>;
export type DaySheet = z.output<typeof daySheetSchema>;
