import type { Proposal, VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type {
  ProposalAnswer,
  ProposalAnswerBody,
} from '@museum/shared/visit-requests/stage-act-schema';
import { type Actor, writeAudit } from '#audit/audit-store.ts';
import { lockDays } from '#capacity/conflict-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { queueMail } from '#mail/queue-mail.ts';
import { auditChanges } from '#visit-requests/audit-visit-request.ts';
import { type StageNews, stageMails } from '#visit-requests/emails/stage-mail.ts';
import { type Act, updateProformas } from '#visit-requests/proforma/issue-store.ts';
import { forgetTotals } from '#visit-requests/remembered-totals.ts';
import { refuseCrowd } from '#visit-requests/stages/refuse-crowd.ts';
import {
  changeVersion,
  dropProposal,
  readChanged,
  readVisitRequest,
} from '#visit-requests/visit-request-store.ts';
import { differingFields, presentVisit, saveWanted } from './wanted-store.ts';

const NEWS: Record<ProposalAnswer, StageNews> = {
  accept: 'proposalAccepted',
  decline: 'proposalDeclined',
};

type Answer = { id: number; answer: ProposalAnswer; body: ProposalAnswerBody; actor: Actor };

/**
 * Accepts or declines the change that a requester proposed, with its trace and, if staff wish, its
 * mail. Accepting holds the locks of both days and asks anew whether the visit fits.
 * @throws AppError NOT_FOUND, STALE_VERSION, STAGE_CONFLICT with the present stage where nothing
 * waits, CAPACITY_EXCEEDED with the conflicts when the changed visit doesn't fit and no reason is given
 */
export async function answerProposal(
  { clock, env, mailer }: Pick<AppDeps, 'clock' | 'env' | 'mailer'>,
  { id, answer, body, actor }: Answer,
): Promise<VisitRequest> {
  const { version, reason, mail } = body;
  const saved = await prisma.$transaction(async (transaction) => {
    const before = await readVisitRequest(id, transaction);
    const { proposal, stage } = before;
    if (!proposal || stage !== 'changing') {
      throw new AppError('STAGE_CONFLICT', { beside: { stage } });
    }
    const act = { actor, now: clock() };
    const step = { before, proposal, expected: { id, version }, act, reason };
    const after = await STEPS[answer](transaction, step);
    const news = { before, after, note: mail.note };
    await queueMail(transaction, ...(mail.send ? stageMails(NEWS[answer], news, env) : []));
    return after;
  });
  forgetTotals();
  mailer?.wake();
  return saved;
}

type Step = {
  before: VisitRequest;
  proposal: Proposal;
  expected: { id: number; version: number };
  act: Act;
  reason: string | null;
};

const STEPS: Record<
  ProposalAnswer,
  (transaction: Transaction, step: Step) => Promise<VisitRequest>
> = {
  accept: async (transaction, { before, proposal, expected, act, reason }) => {
    const { wanted } = proposal;
    await lockDays(transaction, before.visitDate, wanted.visitDate);
    await saveWanted(transaction, expected, differingFields(presentVisit(before), wanted));
    await dropProposal(transaction, expected.id);
    const after = await readChanged(expected.id, transaction);
    await refuseCrowd(transaction, { before, after, reason });
    const done = { actor: act.actor, action: 'proposal-accepted', reason } as const;
    await auditChanges(transaction, done, { before, after });
    await updateProformas(transaction, after, act);
    return after;
  },
  decline: async (transaction, { expected, act: { actor }, reason }) => {
    await changeVersion(transaction, expected, {});
    await dropProposal(transaction, expected.id);
    const after = await readVisitRequest(expected.id, transaction);
    await writeAudit(transaction, {
      ...{ actor, action: 'proposal-declined', subject: after.normalizedId },
      visitRequestId: expected.id,
      changes: reason ? [{ field: 'reason', from: null, to: reason }] : [],
    });
    return after;
  },
};
