import { z } from 'zod';
import { dinnerSchemaOf } from '#meals/dinner-request-schema.ts';
import type { Today } from '#primitives/calendar-date.ts';
import { databaseId } from '#primitives/database-id.ts';
import { optionalText, requiredText } from '#primitives/text.ts';
import { acceptAnsweredAgeGroup } from '#visit-requests/fields/age-group-field.ts';
import { contactCorrectionSchema } from '#visit-requests/requester/contact-correction.ts';
import { dinnerChoiceSchema } from '#visit-requests/submit-visit-request-schema.ts';
import {
  homeExhibitionSchema,
  visitFieldsSchema,
} from '#visit-requests/fields/visit-fields-schema.ts';
import type { ContactType } from '#visit-requests/visit-request-enums.ts';
import type { VisitRequest } from '#visit-requests/visit-request-response.ts';

type StoredRequest = Pick<
  VisitRequest,
  'contactType' | 'visitDate' | 'source' | 'isRequestingDinner'
>;

/**
 * A private person asks for no lunch (spec §2), but keeps one that staff have added; a leader is named
 * by the contact type that has one.
 */
function keepOwn(body: unknown, stored: StoredRequest | undefined): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { agencyLeaderName, institutionLeaderName, ...others } = body as Record<string, unknown>;
  const isOf = (type: ContactType) => !stored || stored.contactType === type;
  const mayEat = stored?.contactType !== 'personal' || stored.isRequestingDinner;
  return {
    ...others,
    ...(isOf('agency') && agencyLeaderName !== null && { agencyLeaderName }),
    ...(isOf('institution') && institutionLeaderName !== null && { institutionLeaderName }),
    ...(!mayEat && { isRequestingDinner: false, dinnerRequest: null }),
  };
}

/**
 * The body of `PUT /my-request`: the fields of the public form that a requester may change later, by
 * the same rules and messages, with the `version` that the requester was looking at. The leader's
 * name is missing or null where it stays.
 */
export const changeMyRequestSchema = (today?: Today, stored?: StoredRequest) =>
  z.preprocess(
    (body) => keepOwn(acceptAnsweredAgeGroup(body), stored),
    z.intersection(
      z.intersection(
        visitFieldsSchema(today, stored?.visitDate).extend({
          version: databaseId,
          comment: optionalText('longText'),
          /** A sentence to the staff. */
          note: optionalText('longText'),
          ...contactCorrectionSchema.pick({ agencyLeaderName: true, institutionLeaderName: true })
            .shape,
        }),
        homeExhibitionSchema,
      ),
      dinnerChoiceSchema(dinnerSchemaOf(stored)),
    ),
  );

export type ChangeMyRequest = z.output<ReturnType<typeof changeMyRequestSchema>>;

/** The body of `POST /my-request/cancel`; whoever was promised a visit is told why it is off. */
export const cancelMyRequestSchema = z.object({
  version: databaseId,
  reason: requiredText('longText'),
});
