import { z } from 'zod';

// Messages verbatim from the spec.
/** Answers every required field that has no text of its own. */
export const REQUIRED_MESSAGE = 'Polje je obavezno';

/** Longest accepted text per kind of field, in characters; the only place that states these limits. */
export const TEXT_LIMITS = {
  code: 20,
  phone: 50,
  name: 200,
  email: 254,
  address: 300,
  notice: 140,
  longText: 2000,
  search: 200,
  password: 200,
  token: 2000,
} as const;

export type TextKind = keyof typeof TEXT_LIMITS;

/** Answers a text with characters that nothing can hold. */
export const UNSTORABLE_TEXT_MESSAGE = 'Tekst sadrži nedozvoljene znakove';

/** The message for a text over its limit; `limit` in characters. */
export const tooLongMessage = (limit: number) => `Tekst može imati najviše ${limit} znakova`;

/**
 * True when the text can be stored and written to a workbook: PostgreSQL refuses NUL and lone
 * surrogates, and XML the two noncharacters; one of them in one name would spoil the whole export.
 */
export const isStorableText = (text: string) =>
  !/[\0\uFFFE\uFFFF]/.test(text) && text.isWellFormed();

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** They turn what follows around, also what we write behind a name in lists, mails and papers. */
const TURNS_OF_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A trimmed text that PostgreSQL can store, at most the limit of its kind long; may be empty. Only
 * a long text has lines and tabs: elsewhere each becomes a space, as a line break does in a browser's
 * text field. Signs that turn the direction of letters are left out.
 * `message` answers a value that is missing or not a text.
 */
export const text = (kind: TextKind, message: string = REQUIRED_MESSAGE) =>
  z
    .string({ error: message })
    .overwrite((value) => value.replace(TURNS_OF_DIRECTION, ''))
    .trim()
    .overwrite((value) => (kind === 'longText' ? value : value.replace(BREAKS, ' ')))
    .max(TEXT_LIMITS[kind], tooLongMessage(TEXT_LIMITS[kind]))
    .refine(isStorableText, UNSTORABLE_TEXT_MESSAGE);

/** Anything that can be seen: no blank, control character or sign that fonts leave out. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text of at least one character that can be seen; `message` as spec §5 has it. */
export const requiredText = (kind: TextKind, message: string = REQUIRED_MESSAGE) =>
  text(kind, message)
    .min(1, message)
    .refine((value) => value === '' || VISIBLE.test(value), message)
    .meta({ pattern: VISIBLE.source });

/** A text that may be missing, null or without anything to see; the outcome is the trimmed text or null. */
export const optionalText = (kind: TextKind) =>
  text(kind)
    .nullish()
    .transform((value) => (value && VISIBLE.test(value) ? value : null));
