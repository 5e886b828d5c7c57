import { z } from 'zod';
import { dinnerSchemaOf } from '#meals/dinner-request-schema.ts';
import type { Today } from '#primitives/calendar-date.ts';
import { databaseId } from '#primitives/database-id.ts';
import { optionalText, REQUIRED_MESSAGE } from '#primitives/text.ts';
import { acceptAnsweredAgeGroup } from './fields/age-group-field.ts';
import {
  contactCorrectionSchema,
  keepCorrections,
  type StoredContact,
} from './requester/contact-correction.ts';
import { homeExhibitionSchema, visitFieldsSchema } from './fields/visit-fields-schema.ts';
import { mailChoiceSchema } from './stages/stage-act-schema.ts';
import { visitStatusSchema } from './visit-request-enums.ts';
import type { VisitRequest } from './visit-request-response.ts';

type StoredRequest = StoredContact & Pick<VisitRequest, 'visitDate' | 'source'>;

/**
 * A visit request as staff save it: what the API answered with the editable fields changed.
 * Everything else is dropped. The day that the `stored` request has may stay although it has passed;
 * no other past day is let in. Of the contact only what differs from `stored` is read, without it
 * nothing; the contact type stays. A lunch that is missing or null is left as it is.
 */
export const updateVisitRequestSchema = (today: Today, stored?: StoredRequest) =>
  z.preprocess(
    (body) => keepCorrections(acceptAnsweredAgeGroup(body), stored),
    z.intersection(
      visitFieldsSchema(today, stored?.visitDate).extend({
        id: databaseId,
        version: databaseId,
        status: visitStatusSchema,
        isViewed: z.boolean({ error: REQUIRED_MESSAGE }),
        dinnerRequest: dinnerSchemaOf(stored).nullish(),
        /** Why a confirmed visit is moved to where it doesn't fit, or why it is off. */
        reason: optionalText('longText'),
        /** Missing: a mail goes only when the status changes. */
        mail: mailChoiceSchema.optional(),
        ...contactCorrectionSchema.shape,
      }),
      homeExhibitionSchema,
    ),
  );

export type UpdateVisitRequest = z.output<ReturnType<typeof updateVisitRequestSchema>>;
