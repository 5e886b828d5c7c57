import { dataEnvelope } from '@museum/shared/http/envelope';
import {
  buildVisitRequest,
  type VisitRequestBody,
} from '@museum/shared/testing/build-visit-request';
import { createdVisitRequestSchema } from '@museum/shared/visit-requests/visit-request-response';
import { submitVisitRequestSchema } from '@museum/shared/visit-requests/submit-visit-request-schema';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { today } from '#lib/time/dates.ts';
import { paths } from '#lib/paths.ts';
import { letTimePass } from './let-time-pass.ts';
import { renderApp } from './render-app.tsx';
import { server } from './api/server.ts';

export type ReceivedRequest = { key: string | null; body: Record<string, unknown> };
type Answer = () => Response | Promise<Response>;

/** Opens the requester's own page. */
export const REQUEST_KEY = 'k7QmVbT2x9';

/** The answer to a request that has been stored. */
export const created = (normalizedId = 'GP-2026-000123'): Response =>
  HttpResponse.json(
    dataEnvelope(createdVisitRequestSchema).parse({
      data: { id: 123, normalizedId },
    }),
    { status: 201, headers: { 'X-Request-Key': REQUEST_KEY } },
  );

/**
 * Takes visit requests and answers them one after the other as told, the last answer for ever.
 * Whatever arrives must be what the server accepts.
 */
export function takeRequests(...answers: Answer[]): ReceivedRequest[] {
  const received: ReceivedRequest[] = [];
  server.use(
    http.post('*/api/v1/visit-request', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      submitVisitRequestSchema(today).parse(body);
      received.push({ key: request.headers.get('Idempotency-Key'), body });
      const answer = answers[Math.min(received.length, answers.length) - 1];
      return (answer ?? created)();
    }),
  );
  return received;
}

/** Opens the form of a teacher who has already typed all this (an institution, without lunch). */
export async function openFilledForm(overrides: Partial<VisitRequestBody> = {}) {
  const { dinnerRequest, ...visit } = buildVisitRequest(overrides);
  sessionStorage.setItem('visit-request-draft', JSON.stringify({ visit, dinner: dinnerRequest }));
  return openForm();
}

/** Opens the form as it is at first. */
export async function openForm() {
  const app = renderApp(paths.requestGroupVisit);
  // The last of the sections, which come one after the other.
  await screen.findByRole('textbox', { name: /Šta još treba da znamo/ });
  letTimePass(60);
  return app;
}
