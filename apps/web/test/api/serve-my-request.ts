import { dataEnvelope } from '@museum/shared/http/envelope';
import { ERROR_STATUS, type ErrorCode } from '@museum/shared/http/error-code';
import { changeMyRequestSchema } from '@museum/shared/my-request/change-my-request-schema';
import {
  type ChangedMyRequest,
  changedMyRequestSchema,
  type MyRequest,
  myRequestSchema,
} from '@museum/shared/my-request/my-request-schema';
import { ageGroupAsAnswered } from '@museum/shared/visit-requests/fields/age-group-field';
import {
  type WantedVisit,
  wantedVisitSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { today } from '#lib/time/dates.ts';
import { renderApp } from '#test/render-app.tsx';
import { REQUEST_KEY } from '#test/request-form.ts';
import { servePrices } from './serve-prices.ts';
import { server } from './server.ts';

const answerOf = (request: MyRequest) =>
  HttpResponse.json(dataEnvelope(myRequestSchema).parse({ data: request }));

export const refusal = (code: ErrorCode, field?: string, message: string = code) =>
  HttpResponse.json(
    { errors: [{ code, message, ...(field ? { field } : {}) }] },
    { status: ERROR_STATUS[code] },
  );

const isEqual = (one: WantedVisit, other: WantedVisit) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What becomes of a change, looked at in the server's order; undefined of a stale one. It changes no lunch. */
function outcomeOf(request: MyRequest, body: unknown): ChangedMyRequest | undefined {
  const { version, note, ...change } = changeMyRequestSchema(today, request).parse(body);
  const wanted = wantedVisitSchema.parse({
    ...request,
    ...ageGroupAsAnswered(change),
    agencyLeaderName: change.agencyLeaderName ?? request.agencyLeaderName,
    institutionLeaderName: change.institutionLeaderName ?? request.institutionLeaderName,
  });
  const isSame = isEqual(wantedVisitSchema.parse(request), wanted);
  const { proposal, dinnerRequest } = request;
  if (isSame && !proposal) return { applied: true, request };
  if (proposal && proposal.note === note && isEqual(proposal.wanted, wanted))
    return { proposed: true, request };
  if (version !== request.version) return undefined;
  const newer = { ...request, version: version + 1, proposal: null, declinedProposal: null };
  if (isSame) return { applied: true, request: { ...newer, stage: 'confirmed' } };
  if (request.change === 'now')
    return { applied: true, request: { ...newer, ...wanted, dinnerRequest } };
  const sent = { sentAt: '2026-11-20T10:40:00.000Z', note, wanted };
  return { proposed: true, request: { ...newer, stage: 'changing', proposal: sent } };
}

/** The server's state of one request, which its acts change; anything but its key finds none. */
export function serveMyRequest(first: MyRequest) {
  servePrices();
  const stored = { request: first, bodies: [] as Record<string, unknown>[] };
  /** What the next changes are answered with instead; each may take the change in all the same. */
  const failures: ((take: () => Response) => Response | Promise<Response>)[] = [];
  const isKnown = (request: Request) => request.headers.get('X-Request-Key') === REQUEST_KEY;
  server.use(
    http.get('*/api/v1/my-request', ({ request }) =>
      isKnown(request) ? answerOf(stored.request) : refusal('NOT_FOUND'),
    ),
    http.put('*/api/v1/my-request', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      stored.bodies.push(body);
      const take = () => {
        const data = outcomeOf(stored.request, body);
        if (!data) return refusal('STALE_VERSION');
        stored.request = data.request;
        return HttpResponse.json(dataEnvelope(changedMyRequestSchema).parse({ data }));
      };
      const failure = failures.shift();
      return failure ? failure(take) : take();
    }),
    http.post('*/api/v1/my-request/cancel', async ({ request }) => {
      const body = (await request.json()) as { version: number; reason: string };
      stored.bodies.push(body);
      stored.request = {
        ...stored.request,
        stage: 'canceled',
        stageReason: body.reason,
        change: 'no',
        mayCancel: false,
        cancellation: { at: '2026-11-20T10:40:00.000Z', by: 'requester', isDeclined: false },
      };
      return answerOf(stored.request);
    }),
  );
  return { stored, failures };
}

/** Opens the page by the link of a mail. */
export async function openMyRequest(request: MyRequest) {
  const served = serveMyRequest(request);
  const app = renderApp(`/moj-zahtev#${REQUEST_KEY}`);
  await screen.findAllByText(request.normalizedId);
  return { ...app, ...served };
}
