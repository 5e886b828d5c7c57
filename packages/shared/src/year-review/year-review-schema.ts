import { z } from 'zod';
import { visitGuideSchema } from '#guides/guide-schema.ts';
import { visitFiguresSchema } from '#visit-requests/visit-figures.ts';
import { AGE_GROUP_TYPES, CONTACT_TYPES } from '#visit-requests/visit-request-enums.ts';

/** The first of the years that can be reviewed; yearPathSchema spells both as a pattern. */
export const FIRST_YEAR = 2020;
/** The last of them. */
export const LAST_YEAR = 2099;

/** The year in the address of its review. */
export const yearPathSchema = z.object({
  year: z
    .string()
    .regex(/^20[2-9]\d$/, `Unesite godinu od ${FIRST_YEAR}. do ${LAST_YEAR}.`)
    .transform(Number),
});

/**
 * The visits of a year that are confirmed or came, in sums of those that share month, age, kind of
 * requester and whether they are still ahead, once more by town and by guide, and the money of each month.
 */
export const yearReviewSchema = z.object({
  year: z.int(),
  sums: visitFiguresSchema
    .extend({
      /** From 1. */
      month: z.int(),
      ageGroupType: z.enum(AGE_GROUP_TYPES),
      contactType: z.enum(CONTACT_TYPES),
      /** Today or later, and nobody has come. */
      isAhead: z.boolean(),
    })
    .array(),
  /** Each town once; null where none is known: of persons, and where personal data has gone. */
  towns: visitFiguresSchema.extend({ town: z.string().nullable() }).array(),
  /** Each guide who leads some of them, in the order of the list, and how many in each of the twelve months. */
  guides: visitGuideSchema.extend({ visits: z.int().array() }).array(),
  /** Dinars received in each of the twelve months, less what was given back. */
  received: z.number().array(),
});

export type YearReview = z.output<typeof yearReviewSchema>;
