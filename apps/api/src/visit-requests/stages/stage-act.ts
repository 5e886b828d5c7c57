import type { StageAct } from '@museum/shared/visit-requests/stages/stage';
import type { StageActBody } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Actor } from '#audit/audit-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { staffMails } from '#visit-requests/emails/stage-mail.ts';
import type { StageNews } from '#visit-requests/emails/stage-words.ts';
import { reasonTold } from '#visit-requests/update-visit-request.ts';
import { saveStage } from './stage-store.ts';

/** What the requester is told after an act. */
export const NEWS: Record<StageAct, StageNews> = {
  confirm: 'confirmed',
  decline: 'declined',
  postpone: 'postponed',
  cancel: 'canceled',
};

/**
 * Confirms, declines, postpones or cancels a visit, with its trace and, if staff wish, its mail.
 * @throws AppError NOT_FOUND, STALE_VERSION, STAGE_CONFLICT with the present stage,
 * CAPACITY_EXCEEDED with the conflicts when a visit is confirmed that doesn't fit and no reason is given
 */
export async function actOnRequest(
  deps: Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>,
  { id, act, body, actor }: { id: number; act: StageAct; body: StageActBody; actor: Actor },
): Promise<VisitRequest> {
  const { version, reason, mail } = body;
  const saved = await saveStage({
    id,
    version,
    act,
    reason,
    actor,
    now: deps.clock(),
    mails: (settled) => {
      const told = reasonTold(settled.before, settled.after, reason);
      return staffMails(NEWS[act], settled, { mail, reason: told }, deps);
    },
  });
  deps.mailer?.wake();
  return saved;
}
