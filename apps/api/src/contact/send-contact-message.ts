import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import type { AppDeps } from '#lib/app-deps.ts';
import { findEarlierAnswer, idempotencyClaim } from '#lib/database/idempotency-store.ts';
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
 * @throws AppError IDEMPOTENCY_CONFLICT
 */
export async function sendContactMessage(
  deps: Pick<AppDeps, 'env' | 'logger' | 'mailer'> & { limits: RateLimits },
  message: ContactMessage,
  { key, isSuspect }: SubmissionSigns,
): Promise<{ id: number }> {
  const { MAIL_OFFICE, PUBLIC_URL } = deps.env;
  const claim = key === undefined ? undefined : idempotencyClaim(key, message);
  const earlier = claim && (await findEarlierAnswer(claim));
  if (earlier) return earlier;

  const notice = newMessageMail(message, MAIL_OFFICE, PUBLIC_URL);
  const isUnconfirmed = isSuspect || (await isCrowded(deps, 'contactOverall'));
  const mails = isUnconfirmed
    ? [suspectMail(notice)]
    : [notice, messageReceivedMail(message, PUBLIC_URL)];
  const stored = await storeContactMessage(message, mails, claim);
  if (!stored) return sendContactMessage(deps, message, { key, isSuspect });
  deps.mailer?.wake();
  return stored;
}
