import type {
  ProposalAnswer,
  ProposalAnswerBody,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Actor } from '#audit/audit-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { staffMails } from '#visit-requests/emails/stage-mail.ts';
import type { StageNews } from '#visit-requests/emails/stage-words.ts';
import { saveAnswer } from './answer-store.ts';

const NEWS: Record<ProposalAnswer, StageNews> = {
  accept: 'proposalAccepted',
  decline: 'proposalDeclined',
};

type Answer = { id: number; answer: ProposalAnswer; body: ProposalAnswerBody; actor: Actor };

/**
 * Accepts or declines the change that a requester proposed, with its trace and, if staff wish, its
 * mail.
 * @throws AppError NOT_FOUND, STALE_VERSION, STAGE_CONFLICT with the present stage where nothing
 * waits, CAPACITY_EXCEEDED with the conflicts when the changed visit doesn't fit and no reason is given,
 * VALIDATION_ERROR of a wished day that has passed
 */
export async function answerProposal(
  deps: Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>,
  { id, answer, body, actor }: Answer,
): Promise<VisitRequest> {
  const { version, reason, mail } = body;
  const saved = await saveAnswer({
    expected: { id, version },
    answer,
    reason,
    message: mail.send ? mail.note : null,
    act: { actor, now: deps.clock() },
    mails: (settled) => staffMails(NEWS[answer], settled, { mail }, deps),
  });
  deps.mailer?.wake();
  return saved;
}
