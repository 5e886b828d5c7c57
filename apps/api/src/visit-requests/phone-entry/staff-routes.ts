import { dataEnvelope } from '@museum/shared/http/envelope';
import {
  knownRequesterQuerySchema,
  knownRequesterSchema,
} from '@museum/shared/visit-requests/requester/known-requester-schema';
import {
  announcedVisitQuerySchema,
  phoneRequestSchema,
} from '@museum/shared/visit-requests/phone-request-schema';
import { mailPreviewSchema } from '@museum/shared/visit-requests/stages/stage-act-schema';
import {
  createdVisitRequestSchema,
  visitRequestRowSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import type { Route } from '#lib/http/route.ts';
import { readSubmissionHeaders, submissionHeaders } from '#lib/http/submission-headers.ts';
import { readAnnouncedVisits } from './announced-visit-store.ts';
import { enterPhoneRequest, previewReceipt } from './enter-phone-request.ts';
import { readKnownRequesters } from './known-requester-store.ts';

/** What staff do while somebody asks for a visit on the phone (visit-life §4). */
export const phoneEntryStaffRoutes = (deps: AppDeps): Route[] => [
  {
    method: 'post',
    path: '/admin/visit-request',
    doc: {
      summary: 'Enter a visit request that came by phone',
      headers: submissionHeaders.pick({ 'idempotency-key': true }),
      body: phoneRequestSchema(todayOf(deps.clock)),
      errors: ['IDEMPOTENCY_CONFLICT'],
      answer: { status: 201, schema: dataEnvelope(createdVisitRequestSchema) },
    },
    handle: async (request, response) => {
      const { key } = readSubmissionHeaders(request);
      const entry = { body: request.body as unknown, key, actor: signedInActor(response) };
      response.status(201).json({ data: await enterPhoneRequest(deps, entry) });
    },
  },
  {
    method: 'post',
    path: '/admin/visit-request/preview-mail',
    doc: {
      summary: 'The receipt of a phone request as it would go now; nothing is stored',
      body: phoneRequestSchema(todayOf(deps.clock)),
      answer: { schema: dataEnvelope(mailPreviewSchema) },
    },
    handle: async (request, response) => {
      response.json({ data: await previewReceipt(deps, request.body) });
    },
  },
  {
    method: 'get',
    path: '/admin/known-requesters',
    doc: {
      summary: 'Schools and agencies that have asked before, by name or PIB',
      query: knownRequesterQuerySchema,
      answer: { schema: dataEnvelope(knownRequesterSchema.array()) },
    },
    handle: async (request, response) => {
      const { search } = knownRequesterQuerySchema.parse(request.query);
      response.json({ data: await readKnownRequesters(search) });
    },
  },
  {
    method: 'get',
    path: '/admin/announced-visits',
    doc: {
      summary: 'The visits that a school has ahead, also by agencies',
      query: announcedVisitQuerySchema,
      answer: { schema: dataEnvelope(visitRequestRowSchema.array()) },
    },
    handle: async (request, response) => {
      const query = announcedVisitQuerySchema.parse(request.query);
      response.json({ data: await readAnnouncedVisits(query, todayOf(deps.clock)()) });
    },
  },
];
