import { contactMessageSchema } from '@museum/shared/contact/contact-message-schema';
import type { AppDeps } from '#lib/app-deps.ts';
import { takeOnce } from '#lib/database/take-once.ts';
import { isCrowded } from '#lib/http/limits/is-crowded.ts';
import type { RateLimits } from '#lib/http/limits/rate-limit.ts';
import type { SubmissionSigns } from '#lib/http/submission-headers.ts';
import { suspectMail } from '#mail/suspect-mail.ts';
import { storeContactMessage } from './contact-message-store.ts';
import { messageReceivedMail } from './emails/message-received.ts';
import { newMessageMail } from './emails/new-message.ts';

/**
 * Keeps a message, tells the centre and confirms to the sender: all of it or nothing. The same key
 * with the same message gets the first answer again. What looks as if no person had sent it, or comes
 * when far more is sent than people send, is kept like any other, only not confirmed (decision 11).
 * @throws ZodError, AppError IDEMPOTENCY_CONFLICT
 */
export const sendContactMessage = (
  deps: Pick<AppDeps, 'env' | 'logger' | 'mailer'> & { limits: RateLimits },
  body: unknown,
  { key, isSuspect }: SubmissionSigns,
): Promise<{ id: number }> =>
  takeOnce({ body, key, schema: contactMessageSchema }, async (message, claim) => {
    const { MAIL_OFFICE, PUBLIC_URL } = deps.env;
    const notice = newMessageMail(message, MAIL_OFFICE, PUBLIC_URL);
    const isUnconfirmed = isSuspect || (await isCrowded(deps, 'contactOverall'));
    const mails = isUnconfirmed
      ? [suspectMail(notice)]
      : [notice, messageReceivedMail(message, PUBLIC_URL)];
    const stored = await storeContactMessage(message, mails, claim);
    if (stored) deps.mailer?.wake();
    return stored;
  });
