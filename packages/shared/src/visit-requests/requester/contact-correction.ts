import { z } from 'zod';
import { text } from '#primitives/text.ts';
import { plainNumber } from '#visit-requests/doubtful-numbers.ts';
import { CONTACT_FIELDS } from './contact-fields.ts';
import {
  agencySchema,
  FIELDS_OF_CONTACT_TYPE,
  type ContactField,
  institutionSchema,
  personalSchema,
} from './contact-schema.ts';
import type { VisitRequest } from '#visit-requests/visit-request-response.ts';

/** The contact of a stored request, as far as a correction has to know it. */
export type StoredContact = Pick<VisitRequest, 'contactType' | 'anonymizedAt' | ContactField>;

/**
 * The contact fields that staff may correct: those of the request's contact type, and none once the
 * personal data has gone, for it would come back to stay.
 */
export const correctableFields = ({
  contactType,
  anonymizedAt,
}: Pick<StoredContact, 'contactType' | 'anonymizedAt'>): readonly ContactField[] =>
  anonymizedAt === null ? FIELDS_OF_CONTACT_TYPE[contactType] : [];

/** A field that is corrected to nothing, JBKJS, is the empty text. */
const correctedJbkjs = text('code').overwrite(plainNumber);

/** Each contact field by its own rule of spec §5; one that is missing stays as it is. */
export const contactCorrectionSchema = z
  .object({
    ...agencySchema.shape,
    ...institutionSchema.shape,
    ...personalSchema.shape,
    agencyJBKJS: correctedJbkjs,
    institutionJBKJS: correctedJbkjs,
  })
  .omit({ contactType: true })
  .partial();

/**
 * A body with those contact fields only that say something else than what is stored: what a form
 * of an earlier day let in may stay as it is, and what staff may not correct is dropped. No text
 * and the empty text are the same.
 */
export function keepCorrections(body: unknown, stored: StoredContact | undefined): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const sent = body as Record<string, unknown>;
  const corrections = (stored ? correctableFields(stored) : [])
    .filter((field) => sent[field] !== undefined && (sent[field] ?? '') !== (stored?.[field] ?? ''))
    .map((field) => [field, sent[field] ?? '']);
  const others = Object.entries(sent).filter(([field]) => !Object.hasOwn(CONTACT_FIELDS, field));
  return Object.fromEntries([...others, ...corrections]);
}
