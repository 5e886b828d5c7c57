import { NO_ARRIVAL } from '@museum/shared/visit-requests/stages/ended-by';
import { mayAct, STAGE_ACTS, type StageAct } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Actor } from '#audit/audit-store.ts';
import { lockDays } from '#capacity/conflict-store.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { auditAct } from '#visit-requests/audit-visit-request.ts';
import { issueProformas, updateProformas } from '#visit-requests/proforma/issue-store.ts';
import { changeRequests } from '#visit-requests/request-totals-store.ts';
import { refuseCrowd } from './refuse-crowd.ts';
import {
  changeVersion,
  dropProposal,
  type MailsAbout,
  readExpected,
  readVisitRequest,
  reasonKept,
  settle,
} from '#visit-requests/visit-request-store.ts';

/** What an act makes of the columns that tell the stage; off, nobody is waited for at the gate any more. */
export const steppedTo = (act: StageAct, now: Date) => ({
  ...(act === 'confirm' ? {} : NO_ARRIVAL),
  status: STAGE_ACTS[act].status,
  confirmedAt: act === 'confirm' ? now : null,
});

type Step = {
  id: number;
  version: number;
  act: StageAct;
  reason: string | null;
  actor: Actor;
  now: Date;
  mails: MailsAbout;
};

/**
 * Takes one step of a visit's life in one transaction: the row, its trace, its predračuni and its mails. A
 * confirmation holds the lock of the visit's day from its first line on.
 * @throws AppError NOT_FOUND, STALE_VERSION, STAGE_CONFLICT, CAPACITY_EXCEEDED
 */
export function saveStage(step: Step): Promise<VisitRequest> {
  const { id, version, act, reason, actor, now, mails } = step;
  return changeRequests(async (transaction) => {
    if (act === 'confirm') await lockDayOf(transaction, id);
    const before = await readExpected(transaction, { id, version }, (stage) => mayAct(act, stage));
    const stepped = steppedTo(act, now);
    const stageReason = STAGE_ACTS[act].needsReason ? reasonKept(before, reason) : null;
    // Who decides on a request has looked at it.
    const columns = { ...stepped, stageReason, isViewed: true };
    await changeVersion(transaction, { id, version }, columns);
    if (stepped.confirmedAt === null) await dropProposal(transaction, id);
    const after = await readVisitRequest(id, transaction);
    if (act === 'confirm') await refuseCrowd(transaction, { before, after, reason });
    await auditAct(transaction, { actor, action: STAGE_ACTS[act].action, reason }, after);
    const follow = act === 'confirm' ? issueProformas : updateProformas;
    await follow(transaction, after, { actor, now });
    return settle(transaction, before, mails);
  });
}

async function lockDayOf(transaction: Transaction, id: number): Promise<void> {
  const { visitDate } = await readVisitRequest(id, transaction);
  await lockDays(transaction, visitDate);
}
