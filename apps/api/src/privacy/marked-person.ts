import { createHmac } from 'node:crypto';
import { isEmail } from '@museum/shared/primitives/email';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import { deriveKey } from '#lib/derive-key.ts';

/** By what somebody is looked for. */
export type Trace = 'e-mail' | 'phone' | 'name';

/** Somebody who is looked for by one trace of theirs, in the form in which all its spellings agree. */
export type TracedPerson = { trace: Trace; value: string };

/** The same, with what stands for the trace in the audit trail. */
export type MarkedPerson = TracedPerson & { mark: string };

/** Fewer digits are no phone number. */
export const FEWEST_DIGITS = 6;
const MARK_NAMES: Record<Trace, string> = { 'e-mail': 'e-mail', phone: 'telefon', name: 'ime' };

/** What somebody typed, as an e-mail address, a phone number or a full name; undefined when it is neither. */
export function traceOf(typed: string): TracedPerson | undefined {
  const text = typed.trim();
  if (isEmail(text)) return { trace: 'e-mail', value: text.toLowerCase() };
  if (!/[\p{L}@]/u.test(text)) {
    const value = nationalDigits(text);
    return value.length < FEWEST_DIGITS ? undefined : { trace: 'phone', value };
  }
  const words = wordsOf(text);
  return words.length < 2 || /\d|@/.test(text)
    ? undefined
    : { trace: 'name', value: words.join(' ') };
}

/** The digits of a phone number after 0, +381, 00381 or 381; of a foreign one all after the + or 00. */
export const nationalDigits = (phone: string) => {
  const digits = phone.replaceAll(/\D/g, '');
  const abroad = digits.replace(/^00/, '');
  if (/^381\d{8,}$/.test(abroad)) return abroad.slice(3).replace(/^0/, '');
  return abroad !== digits || phone.startsWith('+') ? abroad : digits.replace(/^0/, '');
};

/** The words of a text as search compares them: no case, no diacritics, Cyrillic as Latin. */
export const wordsOf = (text: string) =>
  foldSearchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * A person with what stands for them in the audit trail: the same for the same trace, so that a
 * later question can be answered, and without the server's key it leads back to nobody.
 */
export function markPerson(secret: string, person: TracedPerson): MarkedPerson {
  const key = deriveKey(secret, 'audit');
  const hash = createHmac('sha256', key).update(person.value).digest('base64url');
  return { ...person, mark: `${MARK_NAMES[person.trace]} ${hash.slice(0, 16)}` };
}
