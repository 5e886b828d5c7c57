import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import { createdContactMessageSchema } from '@museum/shared/contact/contact-message-schema';

import { publicClient, unwrap } from '#lib/http-client.ts';

/** Sends a message to the centre; @throws when the answer is not a kept message. */
export async function sendContactMessage(message: ContactMessage) {
  const answer = await unwrap<unknown>(publicClient.post('/contact', message));
  return createdContactMessageSchema.parse(answer);
}
