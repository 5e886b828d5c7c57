import type {
  ProposalAnswer,
  ProposalAnswerBody,
} from '@museum/shared/visit-requests/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Actor } from '#audit/audit-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { toldProformas } from '#visit-requests/emails/payment-blocks.ts';
import { type StageNews, stageMails } from '#visit-requests/emails/stage-mail.ts';
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
 * waits, CAPACITY_EXCEEDED with the conflicts when the changed visit doesn't fit and no reason is given
 */
export async function answerProposal(
  { clock, env, logger, mailer }: Pick<AppDeps, 'clock' | 'env' | 'logger' | 'mailer'>,
  { id, answer, body, actor }: Answer,
): Promise<VisitRequest> {
  const { version, reason, mail } = body;
  const saved = await saveAnswer({
    ...{ expected: { id, version }, answer, reason, act: { actor, now: clock() } },
    mails: (before, after, valid) => {
      if (!mail.send) return [];
      const proformas = toldProformas(valid, { request: after, all: valid }, logger);
      return stageMails(NEWS[answer], { before, after, note: mail.note, proformas }, env);
    },
  });
  mailer?.wake();
  return saved;
}
