import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { screen } from '@testing-library/react';

import { renderApp } from './render-app.tsx';
import { servePrices } from './api/serve-prices.ts';
import { serveAuditTrail, serveVisitRequests } from './api/serve-visit-requests.ts';
import { rememberStaffSession } from './staff-session.ts';

export const DETAILS = '/admin/visit-requests/details/1';
export const confirmedAt = '2026-11-03T08:00:00.000Z';

/** What the details of any request need, before each test. */
export function prepareDetails() {
  rememberStaffSession();
  sessionStorage.clear();
  servePrices();
  serveAuditTrail();
}

export const withLunch = (overrides: Partial<VisitRequest> = {}) =>
  buildVisitRequestResponse({ dinnerRequest: buildDinnerRequestResponse(), ...overrides });

/** The details of a request in the browser of a signed-in person. */
export async function openDetails(request = buildVisitRequestResponse()) {
  const api = serveVisitRequests(request);
  const app = renderApp(DETAILS);
  await screen.findByRole('heading', { level: 1, name: 'Detalji: GP-2026-000001' });
  return { ...app, api };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const saveButton = () => screen.getAllByRole('button', { name: 'Sačuvaj izmene' })[0]!;
