import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import type { AppDeps } from '#lib/app-deps.ts';
import { storeContactMessage } from './contact-message-store.ts';
import { messageReceivedMail } from './emails/message-received.ts';
import { newMessageMail } from './emails/new-message.ts';

/** Keeps a message, tells the centre and confirms to the sender: all of it or nothing. */
export async function sendContactMessage(
  { env, mailer }: Pick<AppDeps, 'env' | 'mailer'>,
  message: ContactMessage,
): Promise<{ id: number }> {
  const stored = await storeContactMessage(message, [
    newMessageMail(message, env.MAIL_OFFICE, env.PUBLIC_URL),
    messageReceivedMail(message.email, env.PUBLIC_URL),
  ]);
  mailer?.wake();
  return stored;
}
