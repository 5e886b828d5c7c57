import { dataEnvelope } from '@museum/shared/http/envelope';
import { proofSchema } from '@museum/shared/my-request/my-request-schema';
import { PROOF_ENDINGS } from '@museum/shared/my-request/proof';
import { databaseIdInPath, idPathSchema } from '@museum/shared/primitives/database-id';
import {
  PROPOSAL_ANSWERS,
  type ProposalAnswer,
  proposalAnswerSchema,
} from '@museum/shared/visit-requests/stages/stage-act-schema';
import { visitRequestSchema } from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { sendFile } from '#lib/http/send-file.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';
import { answerProposal } from './answer-proposal.ts';
import { readLink, renewLink } from './link-store.ts';
import { readProof, readProofs } from './proof-store.ts';

const proofPath = idPathSchema.extend({ proofId: databaseIdInPath });

const answerRoute = (answer: ProposalAnswer, deps: AppDeps): Route => ({
  method: 'post',
  path: `/visit-request/:id/proposal/${answer}`,
  doc: {
    summary: `The change that the requester proposed: ${answer} it`,
    path: idPathSchema,
    body: proposalAnswerSchema,
    errors: [
      'STALE_VERSION',
      'STAGE_CONFLICT',
      ...(answer === 'accept' ? ['CAPACITY_EXCEEDED' as const] : []),
    ],
    answer: { schema: dataEnvelope(visitRequestSchema) },
  },
  handle: async (request, response) => {
    const { id } = idPathSchema.parse(request.params);
    const body = proposalAnswerSchema.parse(request.body);
    const actor = signedInActor(response);
    response.json({ data: await answerProposal(deps, { id, answer, body, actor }) });
  },
});

const proofRoutes: Route[] = [
  {
    method: 'get',
    path: '/visit-request/:id/proofs',
    doc: {
      summary: 'The proofs of payment that the requester sent, the newest first',
      path: idPathSchema,
      answer: { schema: dataEnvelope(proofSchema.array()) },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      // Not found is told apart from "nothing was sent yet".
      await readVisitRequest(id);
      response.json({ data: await readProofs(id) });
    },
  },
  {
    method: 'get',
    path: '/visit-request/:id/proofs/:proofId',
    doc: {
      summary: 'A proof of payment, to be saved',
      path: proofPath,
      answer: { file: 'application/octet-stream' },
    },
    handle: async (request, response) => {
      const { id, proofId } = proofPath.parse(request.params);
      const { mediaType: type, content } = await readProof(id, proofId);
      const { normalizedId } = await readVisitRequest(id);
      const name = `dokaz-${normalizedId}-${proofId}.${PROOF_ENDINGS[type]}`;
      sendFile(response, { type, name }, content);
    },
  },
];

const renewalSchema = z.object({ replaces: z.url() });

const linkAnswer = dataEnvelope(z.object({ link: z.url() }));

/** What staff do with what requesters send on their own page. */
export const myRequestStaffRoutes = (deps: AppDeps): Route[] => [
  ...PROPOSAL_ANSWERS.map((answer) => answerRoute(answer, deps)),
  ...proofRoutes,
  {
    method: 'get',
    path: '/visit-request/:id/link',
    doc: {
      summary: 'The link to the requester’s page that holds now',
      path: idPathSchema,
      answer: { schema: linkAnswer },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      response.json({ data: { link: await readLink(id, deps.env) } });
    },
  },
  {
    method: 'post',
    path: '/visit-request/:id/renew-link',
    doc: {
      summary: 'Make all links to the requester’s page dead; answers the one that holds now',
      path: idPathSchema,
      body: renewalSchema,
      answer: { schema: linkAnswer },
    },
    handle: async (request, response) => {
      const { id } = idPathSchema.parse(request.params);
      const { replaces } = renewalSchema.parse(request.body);
      const actor = signedInActor(response);
      const link = await renewLink({ id, replaces, actor }, deps.env);
      response.json({ data: { link } });
    },
  },
];
