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
 * True when no person filled in the form. The word of the form is only ever taken against itself:
 * it frees nobody from a limit, and a call without these headers is as good as any.
 */
export const looksAutomatic = (headers: z.output<typeof formGuardHeaders>): boolean =>
  headers['form-trap'] === 'filled' || (headers['form-seconds'] ?? Infinity) < LEAST_FORM_SECONDS;
