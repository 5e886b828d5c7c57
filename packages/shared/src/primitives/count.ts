import { z } from 'zod';

// Messages verbatim from the spec.
/** Answers a number below 1. */
const AT_LEAST_ONE_MESSAGE = 'Broj minimalno mora biti 1';
/** Answers a number below 0. */
const AT_LEAST_ZERO_MESSAGE = 'Broj minimalno mora biti 0';

/** Answers a fraction, and in a form what is no number at all. */
export const WHOLE_NUMBER_MESSAGE = 'Unesite ceo broj';

/** The most people or portions one request may name. */
export const MAX_COUNT = 9_999;

/** Answers a number over the limit. */
export const tooManyMessage = `Broj može biti najviše ${MAX_COUNT}`;

/** True for a whole number from `least` to 9,999. */
export const isCount = (value: number, least: 0 | 1) =>
  Number.isInteger(value) && value >= least && value <= MAX_COUNT;

/** What a form holds for a text that is no whole number: no schema takes it, and JSON has none. */
export const UNREADABLE_COUNT = Number.POSITIVE_INFINITY;

/** The message for an unreadable text, or else the given one. */
export const countMessage =
  (message: string) =>
  ({ input }: { input?: unknown }) =>
    input === UNREADABLE_COUNT ? WHOLE_NUMBER_MESSAGE : message;

/** A whole number from `min` (0 or 1) to 9,999. */
export const count = (min: 0 | 1) => {
  const message = min === 1 ? AT_LEAST_ONE_MESSAGE : AT_LEAST_ZERO_MESSAGE;
  return z
    .number({ error: countMessage(message) })
    .refine(Number.isInteger, WHOLE_NUMBER_MESSAGE)
    .min(min, message)
    .max(MAX_COUNT, tooManyMessage)
    .meta({ type: 'integer' });
};
