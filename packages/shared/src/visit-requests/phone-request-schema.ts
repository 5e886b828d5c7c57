import { z } from 'zod';
import { phoneDinnerSchema } from '#meals/dinner-request-schema.ts';
import type { Today } from '#primitives/calendar-date.ts';
import { optionalText, requiredText } from '#primitives/text.ts';
import { phoneContactSchema } from './requester/contact-schema.ts';
import { mailChoiceSchema } from './stages/stage-act-schema.ts';
import {
  dinnerChoiceSchema,
  visitOf,
  withoutDinnerForPersonal,
} from './submit-visit-request-schema.ts';

/** The fields of a caller's visit without its lunch, as the page of phone entry checks them. */
export const phoneVisitSchema = (today?: Today) => visitOf(phoneContactSchema, today);

/**
 * A visit request as staff type it on the phone: the public one without the duty to name an e-mail,
 * a PIB or a matični broj, and whether its receipt goes by mail, which it doesn't unless
 * they say so. Without a clock every day is let in.
 */
export const phoneRequestSchema = (today?: Today) =>
  z.preprocess(
    withoutDinnerForPersonal,
    z.intersection(
      z.intersection(phoneVisitSchema(today), dinnerChoiceSchema(phoneDinnerSchema)),
      z.object({ mail: mailChoiceSchema.default({ send: false, note: null }) }),
    ),
  );

export type PhoneRequest = z.output<ReturnType<typeof phoneRequestSchema>>;

/** Whose visits are looked for while somebody calls: a school, and its town where that is known. */
export const announcedVisitQuerySchema = z.object({
  name: requiredText('name'),
  town: optionalText('address'),
});

export type AnnouncedVisitQuery = z.output<typeof announcedVisitQuerySchema>;
