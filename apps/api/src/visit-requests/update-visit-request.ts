import { databaseId } from '@museum/shared/primitives/database-id';
import { updateVisitRequestSchema } from '@museum/shared/visit-requests/update-visit-request-schema';
import { isPromised, isTakenOff } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';
import type { Actor } from '#audit/audit-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import { AppError } from '#lib/http/app-error.ts';
import { staffMails } from './emails/stage-mail.ts';
import { saveVisitRequest } from './visit-request-edit-store.ts';
import { findVisitRequest } from './visit-request-store.ts';

const identifiedSchema = z.object({ id: databaseId });

/**
 * Saves what staff changed in a request and tells the requester about another status; mails go to
 * the address that stands in the request from now on.
 * @throws ZodError, AppError NOT_FOUND, STALE_VERSION
 */
export async function updateVisitRequest(
  deps: Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>,
  body: unknown,
  actor: Actor,
): Promise<VisitRequest> {
  const identified = identifiedSchema.safeParse(body).data;
  const stored = identified && (await findVisitRequest(identified.id));
  if (identified && !stored) throw new AppError('NOT_FOUND');
  const { clock } = deps;
  const { mail, ...update } = updateVisitRequestSchema(todayOf(clock), stored).parse(body);
  const saved = await saveVisitRequest(update, { actor, now: clock() }, (settled) => {
    const { before, after } = settled;
    const news = newsOfUpdate(before, after);
    // Another status is news; of a visit that stays confirmed staff say whether it is told.
    const usual = { send: before.status !== after.status, note: null };
    const telling = { mail: mail ?? usual, reason: reasonTold(before, after, update.reason) };
    return news === null ? [] : staffMails(news, settled, telling, deps);
  });
  deps.mailer?.wake();
  return saved;
}

type Stored = Pick<VisitRequest, 'status'>;

/** Why a visit is off; why it comes although the house is full is nobody's business outside. */
export const reasonTold = (before: Stored, after: Stored, reason: string | null) =>
  isTakenOff(before.status, after.status) ? reason : null;

/**
 * What the requester is told of an update: a change of what is promised, a promise anew after a missed
 * visit, or another status; otherwise null.
 */
export function newsOfUpdate(before: VisitRequest, { status, stage }: VisitRequest) {
  if (isPromised(stage)) return isPromised(before.stage) ? 'changed' : 'confirmed';
  if (before.status === status || stage === 'arrived' || stage === 'missed') return null;
  return stage;
}
