import { dataEnvelope } from '@museum/shared/http/envelope';
import { ERROR_STATUS, type ErrorCode } from '@museum/shared/http/error-code';
import {
  changedMyRequestSchema,
  type MyRequest,
  myRequestSchema,
} from '@museum/shared/my-request/my-request-schema';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { renderApp } from './render-app.tsx';
import { REQUEST_KEY, servePrices } from './request-form.ts';
import { server } from './server.ts';

const answerOf = (request: MyRequest) =>
  HttpResponse.json(dataEnvelope(myRequestSchema).parse({ data: request }));

export const refusal = (code: ErrorCode, field?: string, message: string = code) =>
  HttpResponse.json(
    { errors: [{ code, message, ...(field ? { field } : {}) }] },
    { status: ERROR_STATUS[code] },
  );

/** The server's state of one request, which its acts change; anything but its key finds none. */
export function serveMyRequest(first: MyRequest) {
  servePrices();
  const stored = { request: first, bodies: [] as Record<string, unknown>[] };
  /** What the next changes are answered with instead. */
  const failures: (() => Response)[] = [];
  const isKnown = (request: Request) => request.headers.get('X-Request-Key') === REQUEST_KEY;
  server.use(
    http.get('*/api/v1/my-request', ({ request }) =>
      isKnown(request) ? answerOf(stored.request) : refusal('NOT_FOUND'),
    ),
    http.put('*/api/v1/my-request', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      stored.bodies.push(body);
      const failure = failures.shift();
      if (failure) return failure();
      if (body.version !== stored.request.version) return refusal('STALE_VERSION');
      const { visitorAmount } = body as Pick<MyRequest, 'visitorAmount'>;
      const isSame = !stored.request.proposal && visitorAmount === stored.request.visitorAmount;
      const way = isSame || stored.request.change === 'now' ? 'applied' : 'proposed';
      // What changes nothing raises no version.
      const version = stored.request.version + (isSame ? 0 : 1);
      stored.request = { ...stored.request, version, visitorAmount };
      return HttpResponse.json(
        dataEnvelope(changedMyRequestSchema).parse({
          data: { [way]: true, request: stored.request },
        }),
      );
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
        cancellation: { at: '2026-11-20T10:40:00.000Z', by: 'requester' },
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
