import {
  type ContactMessage,
  createdContactMessageSchema,
} from '@museum/shared/contact/contact-message-schema';

import type { FormGuardHeaders } from '#components/form/form-guard.tsx';
import { publicClient, unwrap } from '#lib/http/http-client.ts';

/**
 * Sends a message to the centre, which keeps one per key, however often it is sent.
 * @throws when the answer is not a kept message
 */
export async function sendContactMessage(
  message: ContactMessage,
  key: string,
  guard: FormGuardHeaders,
) {
  const headers = { ...guard, 'Idempotency-Key': key };
  const answer = await unwrap<unknown>(publicClient.post('/contact', message, { headers }));
  return createdContactMessageSchema.parse(answer);
}
