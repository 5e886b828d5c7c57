import { z } from 'zod';
import { text } from '#primitives/text.ts';
import { everyContactField } from './contact-fields.ts';
import { FIELDS_OF_CONTACT_TYPE, type ContactField } from './contact-schema.ts';

/** Who is known by earlier requests: those who come again, and never a private person. */
export const KNOWN_TYPES = ['agency', 'institution'] as const;

export type KnownType = (typeof KNOWN_TYPES)[number];

/** What of an earlier request is true of the next one too: not whom it was for, and not who led it. */
export const lastingFields = (type: KnownType): ContactField[] =>
  FIELDS_OF_CONTACT_TYPE[type].filter((field) => !/OnBehalfOf|LeaderName/.test(field));

/** A name, or a PIB from its beginning; less than three characters find nobody. */
export const knownRequesterQuerySchema = z.object({ search: text('search') });

/** A school or agency as its newest request names it; "" where it told nothing. */
export const knownRequesterSchema = z.object({
  /** Of its newest request. */
  id: z.number().int(),
  contactType: z.enum(KNOWN_TYPES),
  contact: z.object(everyContactField(z.string())).partial(),
});

export type KnownRequester = z.output<typeof knownRequesterSchema>;
