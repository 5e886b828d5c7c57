import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import type { AppDeps } from '#lib/app-deps.ts';
import { suspectMail } from '#mail/suspect-mail.ts';
import { storeContactMessage } from './contact-message-store.ts';
import { messageReceivedMail } from './emails/message-received.ts';
import { newMessageMail } from './emails/new-message.ts';

/**
 * Keeps a message, tells the centre and confirms to the sender: all of it or nothing. What looks as
 * if no person had sent it is kept like any other, only not confirmed (decision 11).
 */
export async function sendContactMessage(
  { env, mailer }: Pick<AppDeps, 'env' | 'mailer'>,
  message: ContactMessage,
  { isSuspect }: { isSuspect: boolean },
): Promise<{ id: number }> {
  const notice = newMessageMail(message, env.MAIL_OFFICE, env.PUBLIC_URL);
  const mails = isSuspect
    ? [suspectMail(notice)]
    : [notice, messageReceivedMail(message.email, env.PUBLIC_URL)];
  const stored = await storeContactMessage(message, mails);
  mailer?.wake();
  return stored;
}
