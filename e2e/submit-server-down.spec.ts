import { startProductServer } from '@museum/testing/product-server';
import type { Page } from '@playwright/test';

import { createApiClient } from './support/api-client.ts';
import { expect, test } from './support/journey.ts';
import { storedRequests } from './support/stored-requests.ts';
import {
  fillInstitutionRequest,
  openVisitRequestForm,
  readRequestNumber,
  sendButton,
} from './support/visit-request-form.ts';

const SUBMIT = '**/api/v1/visit-request';
const LOST = 'Nismo dobili odgovor';

/** The request arrives and is stored; its answer does not come back. */
const loseNextAnswer = (page: Page) =>
  page.route(
    SUBMIT,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('an answer that gets lost after the request was stored makes no second one', async ({
  page,
  api,
  ownEmail,
  keepScreen,
}) => {
  await openVisitRequestForm(page);
  await fillInstitutionRequest(page, ownEmail);
  await loseNextAnswer(page);
  await sendButton(page).click();
  await expect(page.getByText(LOST)).toBeVisible();
  await keepScreen('request-form-lost-answer');
  await expect(page.getByRole('textbox', { name: 'E-mail institucije' })).toHaveValue(ownEmail);
  await sendButton(page).click();
  const number = await readRequestNumber(page);
  expect(await storedRequests(api, ownEmail)).toMatchObject([{ normalizedId: number }]);
});

test('what was changed after a lost answer is not sent behind one’s back', async ({
  page,
  api,
  ownEmail,
}) => {
  await openVisitRequestForm(page);
  await fillInstitutionRequest(page, ownEmail);
  await loseNextAnswer(page);
  await sendButton(page).click();
  await expect(page.getByText(LOST)).toBeVisible();
  await page.getByRole('textbox', { name: 'Broj posetilaca' }).fill('40');
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Ostavite samo primljeni' }).click();
  const number = await readRequestNumber(page);
  expect(await storedRequests(api, ownEmail)).toMatchObject([
    { normalizedId: number, visitorAmount: 25 },
  ]);
});

test('a server that does not answer within five seconds keeps nobody waiting', async ({
  page,
  api,
  ownEmail,
}) => {
  await openVisitRequestForm(page);
  await fillInstitutionRequest(page, ownEmail);
  // The call reaches nobody, and nobody says so.
  await page.route(SUBMIT, () => undefined, { times: 1 });
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Slanje zahteva…' })).toBeDisabled();
  await expect(page.getByText(LOST)).toBeVisible();
  await sendButton(page).click();
  await readRequestNumber(page);
  expect(await storedRequests(api, ownEmail)).toHaveLength(1);
});

test('a server that is killed while the form is being filled in loses nothing', async ({
  page,
  ownEmail,
}) => {
  test.setTimeout(240_000);
  const server = await startProductServer();
  try {
    await openVisitRequestForm(page, `${server.url}/buyingGroupTickets`);
    await fillInstitutionRequest(page, ownEmail);
    await server.kill();
    await sendButton(page).click();
    await expect(page.getByText(LOST)).toBeVisible();
    await server.start();
    await sendButton(page).click();
    await readRequestNumber(page);
    expect(await storedRequests(createApiClient(server.url), ownEmail)).toHaveLength(1);
  } finally {
    await server.stop();
  }
});
