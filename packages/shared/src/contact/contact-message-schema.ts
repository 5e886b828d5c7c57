import { z } from 'zod';
import { email } from '#primitives/email.ts';
import { requiredText } from '#primitives/text.ts';

// Messages verbatim from the spec.
const NAME_MESSAGE = 'Ime nije validano, molim unesite ime duze od jednog znaka';
const EMAIL_MESSAGE = 'Email nije validen';
const MESSAGE_MESSAGE = 'Poruka nije validana, molim unesite poruku duze od jednog znaka';

/** A message of the contact page (spec §5). */
export const contactMessageSchema = z.object({
  name: requiredText('name', NAME_MESSAGE),
  email: email(EMAIL_MESSAGE, EMAIL_MESSAGE),
  message: requiredText('longText', MESSAGE_MESSAGE),
});

/** What the public learns of a message that it sent. */
export const createdContactMessageSchema = z.object({ id: z.number().int() });

export type ContactMessage = z.output<typeof contactMessageSchema>;
