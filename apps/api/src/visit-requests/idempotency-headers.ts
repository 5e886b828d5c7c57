import {
  isStorableText,
  tooLongMessage,
  UNSTORABLE_TEXT_MESSAGE,
} from '@museum/shared/primitives/text';
import { z } from 'zod';

/** The longest key that a form may make, in characters. */
const MAX_KEY_LENGTH = 200;

/** The header that makes a repeated request harmless; a missing or blank one is undefined (contract §2). */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .trim()
    .max(MAX_KEY_LENGTH, tooLongMessage(MAX_KEY_LENGTH))
    .refine(isStorableText, UNSTORABLE_TEXT_MESSAGE)
    .optional()
    .transform((key) => key || undefined),
});
