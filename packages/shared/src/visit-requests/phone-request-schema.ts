import { z } from 'zod';
import { phoneDinnerSchema } from '#meals/dinner-request-schema.ts';
import type { Today } from '#primitives/calendar-date.ts';
import { optionalEmail } from '#primitives/email.ts';
import { optionalText, REQUIRED_MESSAGE } from '#primitives/text.ts';
import { agencySchema, institutionSchema, personalSchema } from './contact-schema.ts';
import { mailChoiceSchema } from './stage-act-schema.ts';
import {
  dinnerChoiceSchema,
  visitOf,
  withoutDinnerForPersonal,
} from './submit-visit-request-schema.ts';

const code = optionalText('code');

/** Who asks, with what a caller may not have at hand left out (visit-life §4). */
const phoneContactSchema = z.discriminatedUnion(
  'contactType',
  [
    agencySchema.extend({
      agencyMotherId: code,
      agencyPib: code,
      agencyEmail: optionalEmail(),
      agencyScheduleOnBehalfOfEmail: optionalEmail(),
    }),
    institutionSchema.extend({
      institutionMotherId: code,
      institutionPib: code,
      institutionEmail: optionalEmail(),
    }),
    personalSchema.extend({ personalEmail: optionalEmail() }),
  ],
  { error: REQUIRED_MESSAGE },
);

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
