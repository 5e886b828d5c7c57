import { dataEnvelope } from '@museum/shared/http/envelope';
import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import type { LunchAct } from '@museum/shared/visit-requests/stages/stage-act-schema';
import {
  type VisitRequest,
  visitRequestSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { http, HttpResponse } from 'msw';

const API = '*/api/v1/visit-request/:id/dinner';

/** A call about a lunch, with the body that it had. */
export type LunchCall = { act: LunchAct };

/** Adds and deletes the lunches of the requests in memory, and writes the calls down. */
export const serveLunch = (
  stored: Map<number, VisitRequest>,
  change: (id: number, patch: Partial<VisitRequest>) => VisitRequest,
  calls: LunchCall[],
) => [
  http.post(API, async ({ params, request }) => {
    const id = Number(params.id);
    calls.push({ act: 'add-dinner', ...((await request.json()) as object) });
    const before = stored.get(id);
    const answer = (data: VisitRequest, status: number) =>
      HttpResponse.json(dataEnvelope(visitRequestSchema).parse({ data }), { status });
    if (before?.dinnerRequest) return answer(before, 200);
    const dinnerRequest = buildDinnerRequestResponse({ visitRequestId: id });
    return answer(change(id, { isRequestingDinner: true, dinnerRequest }), 201);
  }),
  http.delete(API, async ({ params, request }) => {
    const id = Number(params.id);
    calls.push({ act: 'remove-dinner', ...((await request.json()) as object) });
    if (!stored.get(id)?.dinnerRequest) {
      const error = { code: 'NOT_FOUND', message: 'Nije pronađen zahtev za ručak' };
      return HttpResponse.json({ errors: [error] }, { status: 404 });
    }
    change(id, { isRequestingDinner: false, dinnerRequest: null });
    return HttpResponse.json({ data: { id } });
  }),
];
