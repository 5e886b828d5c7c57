import type { Mail } from '@museum/shared/mail/mail-schema';
import type { Actor } from '#audit/audit-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { readMail } from './mail-list-store.ts';
import { requeueMail } from './resend-store.ts';

/**
 * Sends a mail again, now: what has not left is tried anew, what has left goes out a second time
 * as a mail of its own. One that is being sent at this moment is left to it.
 * @throws AppError NOT_FOUND
 */
export async function resendMail(
  { env, mailer }: Pick<AppDeps, 'env' | 'mailer'>,
  id: string,
  actor: Actor,
): Promise<Mail> {
  const queuedId = await requeueMail(id, actor);
  const queued = await readMail(queuedId ?? id, env.PUBLIC_URL);
  mailer?.wake();
  return queued;
}
