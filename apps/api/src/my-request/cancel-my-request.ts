import { hasBegun } from '@museum/shared/my-request/requester-acts';
import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { mayAct } from '@museum/shared/visit-requests/stages/stage';
import { REQUESTER } from '#audit/program-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { AppError } from '#lib/http/app-error.ts';
import { stageMails } from '#visit-requests/emails/stage-mail.ts';
import { saveStage } from '#visit-requests/stages/stage-store.ts';
import { wasSuspected } from '#visit-requests/submission-store.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';
import { requesterNewsMail } from './emails/requester-news.ts';
import { readMyRequest } from './read-my-request.ts';

type Cancellation = { version: number; reason: string };

/**
 * Cancels a visit that hasn't begun, for its requester; office and requester get a mail, the office with
 * the reason. Of a request that was not confirmed to them, its requester gets none.
 * @throws AppError NOT_FOUND, STALE_VERSION, TOO_LATE, STAGE_CONFLICT with the present stage
 */
export async function cancelMyRequest(
  deps: Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>,
  id: number,
  { version, reason }: Cancellation,
): Promise<MyRequest> {
  const { clock, env, mailer } = deps;
  const now = clock();
  const stored = await readVisitRequest(id);
  const { stage } = stored;
  if (!mayAct('cancel', stage)) throw new AppError('STAGE_CONFLICT', { beside: { stage } });
  if (hasBegun(stored, now)) throw new AppError('TOO_LATE');
  // Until staff have dealt with it: its address may be a stranger's (decision 11).
  const isUnconfirmed = stage === 'received' && (await wasSuspected(id));
  await saveStage({
    id,
    version,
    act: 'cancel',
    reason,
    actor: REQUESTER,
    now,
    mails: ({ before, after }) => [
      // Without the reason: whoever cancels may have typed somebody else's address.
      ...(isUnconfirmed ? [] : stageMails('canceledByRequester', { before, after }, deps)),
      requesterNewsMail(after, { kind: 'canceled', reason }, env),
    ],
  });
  mailer?.wake();
  return readMyRequest(deps, id);
}
