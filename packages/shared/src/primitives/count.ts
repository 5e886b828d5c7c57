import { z } from 'zod';

// Messages verbatim from the spec.
/** Answers a number below 1. */
export const AT_LEAST_ONE_MESSAGE = 'Broj minimalno mora biti 1';
/** Answers a number below 0. */
export const AT_LEAST_ZERO_MESSAGE = 'Broj minimalno mora biti 0';

/** Answers a fraction. */
export const WHOLE_NUMBER_MESSAGE = 'Unesite ceo broj';

/** The most people or portions one request may name. */
export const MAX_COUNT = 9_999;

/** Answers a number over the limit. */
export const tooManyMessage = `Broj može biti najviše ${MAX_COUNT}`;

/** A whole number from `min` (0 or 1) to 9,999. */
export const count = (min: 0 | 1) => {
  const message = min === 1 ? AT_LEAST_ONE_MESSAGE : AT_LEAST_ZERO_MESSAGE;
  return z
    .number({ error: message })
    .refine(Number.isInteger, WHOLE_NUMBER_MESSAGE)
    .min(min, message)
    .max(MAX_COUNT, tooManyMessage);
};
