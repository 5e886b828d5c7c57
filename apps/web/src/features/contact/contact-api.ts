import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import { createdContactMessageSchema } from '@museum/shared/contact/contact-message-schema';

import type { FormGuardHeaders } from '#components/form/form-guard.tsx';
import { publicClient, unwrap } from '#lib/http-client.ts';

/** Sends a message to the centre; @throws when the answer is not a kept message. */
export async function sendContactMessage(message: ContactMessage, headers: FormGuardHeaders) {
  const answer = await unwrap<unknown>(publicClient.post('/contact', message, { headers }));
  return createdContactMessageSchema.parse(answer);
}
