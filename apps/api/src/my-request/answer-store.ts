import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { dayInWords } from '@museum/shared/primitives/day-words';
import type { Stage } from '@museum/shared/visit-requests/stages/stage';
import type { ProposalAnswer } from '@museum/shared/visit-requests/stages/stage-act-schema';
import type {
  VisitRequest,
  WantedVisit,
} from '@museum/shared/visit-requests/visit-request-response';
import type { Act } from '#audit/audit-store.ts';
import { lockDays } from '#capacity/conflict-store.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { auditAct, auditChanges } from '#visit-requests/audit-visit-request.ts';
import { updateProformas } from '#visit-requests/proforma/issue-store.ts';
import { changeRequests } from '#visit-requests/request-totals-store.ts';
import { refuseCrowd } from '#visit-requests/stages/refuse-crowd.ts';
import {
  changeVersion,
  dropProposal,
  type MailsAbout,
  readChanged,
  readExpected,
  readVisitRequest,
  settle,
} from '#visit-requests/visit-request-store.ts';
import { differingFields, presentVisit, saveWanted } from './wanted-store.ts';

type Answer = {
  expected: { id: number; version: number };
  answer: ProposalAnswer;
  reason: string | null;
  /** What the requester is told about it. */
  message: string | null;
  act: Act;
  mails: MailsAbout;
};

/**
 * Answers the proposal that waits in one transaction: row, trace, predračuni and mails. Accepting
 * holds the locks of both days and asks anew whether the visit fits.
 * @throws AppError NOT_FOUND, STALE_VERSION, STAGE_CONFLICT, CAPACITY_EXCEEDED, VALIDATION_ERROR of a
 * wished day that has passed
 */
export const saveAnswer = (answer: Answer): Promise<VisitRequest> =>
  changeRequests(async (transaction) => {
    const isWaiting = (stage: Stage) => stage === 'changing';
    const before = await readExpected(transaction, answer.expected, isWaiting);
    await STEPS[answer.answer](transaction, { ...answer, before });
    return settle(transaction, before, answer.mails);
  });

/** No visit is moved to a day that has passed; its own day may stay, as in an edit by staff. */
function refusePassedDay(before: VisitRequest, { visitDate }: WantedVisit, now: Date): void {
  if (visitDate === before.visitDate || visitDate >= dayInBelgrade(now)) return;
  throw new AppError('VALIDATION_ERROR', {
    message: `Predloženi dan je prošao: ${dayInWords(visitDate)} Predlog možete samo da odbijete.`,
  });
}

type Step = Answer & { before: VisitRequest };

const STEPS: Record<
  ProposalAnswer,
  (transaction: Transaction, step: Step) => Promise<VisitRequest>
> = {
  accept: async (transaction, { before, expected, act, reason }) => {
    const { wanted } = before.proposal!;
    refusePassedDay(before, wanted, act.now);
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
  decline: async (transaction, { expected, act: { actor }, reason, message }) => {
    await changeVersion(transaction, expected, {});
    await dropProposal(transaction, expected.id);
    const after = await readVisitRequest(expected.id, transaction);
    const done = { actor, action: 'proposal-declined', reason, message } as const;
    await auditAct(transaction, done, after);
    return after;
  },
};
