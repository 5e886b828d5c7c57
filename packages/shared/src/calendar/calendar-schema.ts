import { z } from 'zod';
import { dayHoursShape } from '#capacity/availability-schema.ts';
import { LEVELS } from '#capacity/levels.ts';
import { ZONES } from '#capacity/zones.ts';
import { STAGES } from '#visit-requests/stages/stage.ts';
import { AGE_GROUP_TYPES } from '#visit-requests/visit-request-enums.ts';

const amount = z.number().int();

/** A day of the staff's calendar in sums: confirmed and received groups; postponed and cancelled ones count nowhere. */
export const calendarDaySchema = z.object({
  ...dayHoursShape,
  /** How full the centre gets when all that is received comes, too. */
  level: z.enum(LEVELS),
  /** Where and when it is over the places or too many start: quarters from midnight, `to` not included. */
  full: z.array(z.object({ zone: z.enum(ZONES), from: amount, to: amount })),
  groups: amount,
  persons: amount,
  firmPersons: amount,
  portions: amount,
  /** Groups that nobody has answered yet. */
  waiting: amount,
  /** Groups that come, eat or tour the memorial house while the house is closed. */
  outside: amount,
  /** The most persons at the same time in the centre, against its places. */
  centre: z.object({ persons: amount, firm: amount, places: amount }),
});

/** A group of a day as the staff's calendar shows it. */
export const calendarGroupSchema = z.object({
  id: amount,
  normalizedId: z.string(),
  version: amount,
  stage: z.enum(STAGES),
  isShortNotice: z.boolean(),
  createdAt: z.iso.datetime(),
  requester: z.string(),
  town: z.string().nullable(),
  visitorGroupAgeType: z.enum(AGE_GROUP_TYPES),
  visitTime: z.string(),
  visitorAmount: amount,
  numberOfFollowers: amount,
  memorialHouseTime: z.string().nullable(),
  lunchTime: z.string().nullable(),
  portions: amount,
});

export type CalendarDay = z.output<typeof calendarDaySchema>;
export type CalendarGroup = z.output<typeof calendarGroupSchema>;
