import { z } from 'zod';

/** Nobody fills in a form of ours in fewer seconds; the web forms wait until so many have passed. */
export const LEAST_FORM_SECONDS = 2;

/**
 * How a public form was filled in, as the web form tells in headers: for how many seconds it was
 * open, and whether its hidden field was filled. Absent from calls of other programs; a value that
 * makes no sense counts as absent.
 */
export const formGuardHeaders = z.object({
  'form-seconds': z
    .string()
    .regex(/^\d{1,9}$/)
    .optional()
    .catch(undefined)
    .transform((seconds) => (seconds === undefined ? undefined : Number(seconds))),
  'form-trap': z.literal('filled').optional().catch(undefined),
});

/**
 * True when the headers say that no person filled in the form. They can only make a call suspect:
 * good ones free it from no limit, and missing ones don't count against it.
 */
export const looksAutomatic = (headers: z.output<typeof formGuardHeaders>): boolean =>
  headers['form-trap'] === 'filled' || (headers['form-seconds'] ?? Infinity) < LEAST_FORM_SECONDS;
