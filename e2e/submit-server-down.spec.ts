import { startProductServer } from '@museum/testing/product-server';

import { createApiClient } from './support/api-client.ts';
import { expect, test } from './support/journey.ts';
import { storedRequests } from './support/staff.ts';
import {
  loseAnswer,
  noAnswer,
  readRequestNumber,
  sendButton,
  SUBMISSION,
  typeInstitutionRequest,
} from './support/visit-request-form.ts';

test('an answer that gets lost after the request was stored makes no second one', async ({
  page,
  api,
  ownEmail,
  keepScreen,
}) => {
  await loseAnswer(page, ownEmail);
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
  await loseAnswer(page, ownEmail);
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
  await typeInstitutionRequest(page, ownEmail);
  // The call reaches nobody, and nobody says so.
  await page.route(SUBMISSION, () => undefined, { times: 1 });
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Slanje zahteva…' })).toBeDisabled();
  await expect(noAnswer(page)).toBeVisible();
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
    await typeInstitutionRequest(page, ownEmail, `${server.url}/buyingGroupTickets`);
    await server.kill();
    await sendButton(page).click();
    await expect(noAnswer(page)).toBeVisible();
    await server.start();
    await sendButton(page).click();
    await readRequestNumber(page);
    expect(await storedRequests(createApiClient(server.url), ownEmail)).toHaveLength(1);
  } finally {
    await server.stop();
  }
});
