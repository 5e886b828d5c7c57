import { formGuardHeaders, looksAutomatic } from '@museum/shared/http/form-guard';
import {
  isStorableText,
  tooLongMessage,
  UNSTORABLE_TEXT_MESSAGE,
} from '@museum/shared/primitives/text';
import type { Request } from 'express';
import { z } from 'zod';

/** The longest key that a form may make, in characters. */
const MAX_KEY_LENGTH = 200;

/**
 * What a public form sends beside its body: the key that makes a repeated submission harmless, a
 * missing or blank one is undefined (contract §2), and what tells programs from people (decision 11).
 */
export const submissionHeaders = formGuardHeaders.extend({
  'idempotency-key': z
    .string()
    .trim()
    .max(MAX_KEY_LENGTH, tooLongMessage(MAX_KEY_LENGTH))
    .refine(isStorableText, UNSTORABLE_TEXT_MESSAGE)
    .optional()
    .transform((key) => key || undefined),
});

/** The key of a sending, and whether a program seems to have sent it. */
export type SubmissionSigns = { key: string | undefined; isSuspect: boolean };

/** @throws ZodError for a key that can't be kept */
export function readSubmissionHeaders({ headers }: Request): SubmissionSigns {
  const parsed = submissionHeaders.parse(headers);
  return { key: parsed['idempotency-key'], isSuspect: looksAutomatic(parsed) };
}
