import { z } from 'zod';
import { type DinnerRequestFields, dinnerRequestSchema } from '#meals/dinner-request-schema.ts';
import type { Today } from '#primitives/calendar-date.ts';
import { optionalText, REQUIRED_MESSAGE } from '#primitives/text.ts';
import { contactSchema } from './requester/contact-schema.ts';
import { homeExhibitionSchema, visitFieldsSchema } from './fields/visit-fields-schema.ts';

// Message verbatim from the spec.
/** Answers a wanted lunch that is missing or invalid. */
const DINNER_REQUEST_MESSAGE = 'Zahtev za ručak nije validan';

/** A lunch as it comes in; dinnerRequestSchema checks it, which only openapi.json has to be told. */
export const unparsedDinnerRequest = z.unknown();

/** A lunch is asked for or not; a wanted one must be valid as a whole and field by field (spec §5). */
export const dinnerChoiceSchema = (wanted: z.ZodType<DinnerRequestFields>) =>
  z.discriminatedUnion(
    'isRequestingDinner',
    [
      z.object({
        isRequestingDinner: z.literal(true),
        dinnerRequest: unparsedDinnerRequest.transform((value, context) => {
          const result = wanted.safeParse(value);
          if (result.success) return result.data;
          const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
          for (const { path, message } of isObject ? result.error.issues : []) {
            context.addIssue({ code: 'custom', path, message });
          }
          context.addIssue({ code: 'custom', message: DINNER_REQUEST_MESSAGE });
          return z.NEVER;
        }),
      }),
      z.object({
        isRequestingDinner: z
          .literal(false)
          .nullish()
          .transform(() => false as const),
        dinnerRequest: z
          .unknown()
          .optional()
          .transform(() => null),
      }),
    ],
    { error: REQUIRED_MESSAGE },
  );

/** For contact type personal the dinner request is forced off (spec §2). */
export const withoutDinnerForPersonal = (body: unknown) =>
  typeof body === 'object' && body !== null && 'contactType' in body
    ? body.contactType === 'personal'
      ? { ...body, isRequestingDinner: false, dinnerRequest: null }
      : body
    : body;

/** A visit without its lunch, with who asks by the given rules. Without a clock every day is let in. */
export const visitOf = <Contact extends z.ZodType>(contact: Contact, today?: Today) =>
  z.intersection(
    z.intersection(visitFieldsSchema(today).extend({ comment: optionalText('longText') }), contact),
    homeExhibitionSchema,
  );

/** The first step of the public form: everything but the lunch. Without a clock every day is let in. */
export const visitStepSchema = (today?: Today) => visitOf(contactSchema, today);

/** A visit request as the public submits it (spec §5). Without a clock every day is let in. */
export const submitVisitRequestSchema = (today?: Today) =>
  z.preprocess(
    withoutDinnerForPersonal,
    z.intersection(visitStepSchema(today), dinnerChoiceSchema(dinnerRequestSchema)),
  );

export type SubmitVisitRequest = z.output<ReturnType<typeof submitVisitRequestSchema>>;
