import { dataEnvelope } from '@museum/shared/http/envelope';
import {
  PROPOSAL_ANSWERS,
  type ProposalAnswer,
  type ProposalAnswerBody,
  proposalAnswerSchema,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import {
  type VisitRequest,
  visitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { http, HttpResponse } from 'msw';

import { failure } from './server.ts';

export type AnswerCall = ProposalAnswerBody & { answer: ProposalAnswer };

/** Answers the proposals of the requests in memory, and writes the calls down. */
export const serveProposalAnswers = (
  stored: Map<number, VisitRequest>,
  change: (id: number, patch: Partial<VisitRequest>) => VisitRequest,
  calls: AnswerCall[],
) =>
  PROPOSAL_ANSWERS.map((answer) =>
    http.post(`*/api/v1/visit-request/:id/proposal/${answer}`, async ({ params, request }) => {
      const before = stored.get(Number(params.id));
      if (!before?.proposal) return failure('STAGE_CONFLICT');
      const body = proposalAnswerSchema.parse(await request.json());
      calls.push({ answer, ...body });
      if (before.version !== body.version) return failure('STALE_VERSION');
      const { dinnerRequest, ...wanted } = before.proposal.wanted;
      const dinner = dinnerRequest && before.dinnerRequest;
      const accepted = { ...wanted, dinnerRequest: dinner && { ...dinner, ...dinnerRequest } };
      const data = change(before.id, {
        ...(answer === 'accept' && accepted),
        proposal: null,
        stage: 'confirmed',
      });
      return HttpResponse.json(dataEnvelope(visitRequestSchema).parse({ data }));
    }),
  );
