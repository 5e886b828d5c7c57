import { z } from 'zod';

// Messages verbatim from the spec.
export const REQUIRED_MESSAGE = 'Polje je obavezno';

/** Longest accepted text per kind of field, in characters; the only place that states these limits. */
export const TEXT_LIMITS = {
  code: 20,
  phone: 50,
  name: 200,
  email: 254,
  address: 300,
  longText: 2000,
  search: 200,
  password: 200,
  token: 2000,
} as const;

export type TextKind = keyof typeof TEXT_LIMITS;

export const UNSTORABLE_TEXT_MESSAGE = 'Tekst sadrži nedozvoljene znakove';

/** The message for a text over its limit; `limit` in characters. */
export const tooLongMessage = (limit: number) => `Tekst može imati najviše ${limit} znakova`;

/** True when PostgreSQL can store the text: no NUL and no lone surrogate. */
export const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed();

/**
 * A trimmed text that PostgreSQL can store, at most the limit of its kind long; may be empty.
 * `message` answers a value that is missing or not a text.
 */
export const text = (kind: TextKind, message: string = REQUIRED_MESSAGE) =>
  z
    .string({ error: message })
    .trim()
    .max(TEXT_LIMITS[kind], tooLongMessage(TEXT_LIMITS[kind]))
    .refine(isStorableText, UNSTORABLE_TEXT_MESSAGE);

/** A text of at least one character that is not a blank; `message` as spec §5 has it. */
export const requiredText = (kind: TextKind, message: string = REQUIRED_MESSAGE) =>
  text(kind, message).min(1, message);

/** A text that may be missing, null or empty; the outcome is the trimmed text or null. */
export const optionalText = (kind: TextKind) =>
  text(kind)
    .nullish()
    .transform((value) => value || null);
