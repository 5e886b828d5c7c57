import {
  buildVisitRequest,
  type VisitRequestBody,
} from '@museum/shared/testing/build-visit-request';
import type {
  CreatedVisitRequest,
  VisitRequest,
} from '@museum/shared/visit-requests/visit-request-response';
import { rememberTokens } from '@museum/testing/sign-in';
import { type Browser, expect, type Page } from '@playwright/test';

import type { ApiClient } from './api-client.ts';

/** Submits a request as the public form does. */
export const submitRequest = (api: ApiClient, overrides: Partial<VisitRequestBody> = {}) =>
  api.call<CreatedVisitRequest>('POST', '/visit-request', { body: buildVisitRequest(overrides) });

/** Confirms a received visit without a mail, also on a day that other tests have filled. */
export async function confirmVisit(api: ApiClient, { id }: { id: number }): Promise<void> {
  const body = { version: 1, reason: 'Dogovoreno', mail: { send: false } };
  await api.call('POST', `/visit-request/${id}/confirm`, { asStaff: true, body });
}

/** The secret of the link to the requester's own page. */
export async function requestKeyOf(api: ApiClient, { id }: { id: number }): Promise<string> {
  const path = `/visit-request/${id}/link`;
  const { link } = await api.call<{ link: string }>('GET', path, { asStaff: true });
  return link.split('#')[1] ?? '';
}

/** The request as it is stored now. */
export async function storedRequest(api: ApiClient, id: number): Promise<VisitRequest> {
  return api.call<VisitRequest>('GET', `/visit-request/${id}/one`, { asStaff: true });
}

/** The stored requests of one e-mail address, complete: each test looks at its own. */
export async function storedRequests(api: ApiClient, email: string): Promise<VisitRequest[]> {
  const query = new URLSearchParams({ email });
  const rows = await api.call<{ id: number }[]>('GET', `/visit-request/query?${query}`, {
    asStaff: true,
  });
  return Promise.all(rows.map(({ id }) => storedRequest(api, id)));
}

/** A colleague at another computer. */
export async function openColleague(browser: Browser, api: ApiClient, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await rememberTokens(page, url, await api.signIn());
  return page;
}

const detailsPath = (id: number) => `/admin/visit-requests/details/${id}`;

/** Opens the details and waits until they can be edited. */
export async function openDetails(page: Page, { id, normalizedId }: CreatedVisitRequest) {
  await page.goto(detailsPath(id));
  await expect(
    page.getByRole('heading', { level: 1, name: `Detalji: ${normalizedId}` }),
  ).toBeVisible();
}

/** On a phone the button of saving stands in the bar at the lower edge. */
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: 'Sačuvaj izmene' }).filter({ visible: true });

/** Adds a lunch, or brings the deleted one back, and agrees to what it costs. */
export async function addLunch(page: Page) {
  await page.getByRole('button', { name: 'Dodaj Ručak' }).click();
  const question = page.getByRole('dialog', { name: 'Dodaj Ručak' });
  await question.getByRole('button', { name: 'Dodaj' }).click();
}

/** Searches the list and waits for the only request that is left. */
export async function searchList(page: Page, search: string, normalizedId: string) {
  await page.goto('/admin/visit-requests');
  await page.getByRole('searchbox', { name: 'Pretraga' }).fill(search);
  await expect(page.getByText('1–1 od 1')).toBeVisible();
  await expect(page.getByRole('link', { name: normalizedId, exact: true })).toBeVisible();
}
