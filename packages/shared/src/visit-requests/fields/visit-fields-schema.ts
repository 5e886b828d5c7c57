import { z } from 'zod';
import { addYears, isCalendarDate, type Today } from '#primitives/calendar-date.ts';
import { count } from '#primitives/count.ts';
import { REQUIRED_MESSAGE } from '#primitives/text.ts';
import { timeInOpeningWindow, timeOfDay } from '#primitives/time-of-day.ts';
import { ageGroupTypeSchema, paymentTypeSchema } from '#visit-requests/visit-request-enums.ts';

// Messages verbatim from the spec.
/** Answers a visit outside of the opening window. */
const VISIT_TIME_MESSAGE = 'Vreme posete mora biti između 08:00 i 16:00';
/** Answers a day that does not exist or has passed. */
const VISIT_DATE_MESSAGE = 'Datum posete mora biti u budućnosti';
/** Answers a day that is too far away; the spec has no words for it. */
const VISIT_DATE_TOO_FAR_MESSAGE = 'Datum posete može biti najviše tri godine unapred';
const HOME_EXHIBITION_TIME_REQUIRED_MESSAGE = 'Vreme posete je obavezno';
const HOME_EXHIBITION_TIME_FORMAT_MESSAGE =
  'Vreme posete nije validan format. Format mora biti HH:mm AM/PM';

const flag = z
  .boolean({ error: REQUIRED_MESSAGE })
  .nullish()
  .transform((value) => value ?? false);

/** Nobody plans further ahead, and personal data goes so long after the visit. */
const YEARS_AHEAD = 3;

/** The last day that a visit may be asked for on a day, both YYYY-MM-DD. */
export const lastVisitDay = (today: string) => addYears(today, YEARS_AHEAD);

/** A day from today on, or the `stored` one, which may have passed meanwhile; without a clock any day. */
const visitDay = (today?: Today, stored?: string) =>
  z
    .string({ error: VISIT_DATE_MESSAGE })
    .trim()
    .refine((day) => isCalendarDate(day) && (!today || day === stored || day >= today()), {
      error: VISIT_DATE_MESSAGE,
      abort: true,
    })
    .refine((day) => !today || day === stored || day <= lastVisitDay(today()), {
      error: VISIT_DATE_TOO_FAR_MESSAGE,
    })
    .meta({
      format: 'date',
      description: `From today to ${YEARS_AHEAD} years ahead, in Belgrade`,
    });

/**
 * When, how many and what for: the fields that the public sends and staff may edit. `storedDay`
 * (YYYY-MM-DD) is let in although it has passed; without a clock every day is.
 */
export const visitFieldsSchema = (today?: Today, storedDay?: string) =>
  z.object({
    visitDate: visitDay(today, storedDay),
    visitTime: timeInOpeningWindow(VISIT_TIME_MESSAGE),
    paymentType: paymentTypeSchema,
    visitorAmount: count(1),
    numberOfFollowers: count(0),
    ageGroupType: ageGroupTypeSchema,
    isRequestingAdditionalContent: flag,
  });

/** The memorial house: its time is needed only when its visit is wanted (spec §5). */
export const homeExhibitionSchema = z.discriminatedUnion(
  'isRequestingVisitHomeExhibition',
  [
    z.object({
      isRequestingVisitHomeExhibition: z.literal(true),
      homeExhibitionVisitTime: timeOfDay(
        HOME_EXHIBITION_TIME_REQUIRED_MESSAGE,
        HOME_EXHIBITION_TIME_FORMAT_MESSAGE,
      ),
    }),
    z.object({
      isRequestingVisitHomeExhibition: z
        .literal(false)
        .nullish()
        .transform(() => false as const),
      homeExhibitionVisitTime: z
        .unknown()
        .optional()
        .transform(() => null),
    }),
  ],
  { error: REQUIRED_MESSAGE },
);
