import { comingDay } from '@museum/shared/testing/coming-day';
import type { Page } from '@playwright/test';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import type { ApiClient } from './support/api-client.ts';
import { expect, test } from './support/journey.ts';
import type { Mailbox } from './support/mailbox.ts';
import { confirmVisit, openDetails, storedRequest, submitRequest } from './support/staff.ts';

/** A Thursday far enough ahead for changes. */
const thursday = comingDay(3, 4);

type Fixtures = { page: Page; api: ApiClient; mailbox: Mailbox; ownEmail: string };

/** A confirmed visit at ten, whose requester asks by the link of the mail to come at noon. */
async function propose({ page, api, mailbox, ownEmail }: Fixtures) {
  const created = await submitRequest(api, {
    visitDate: thursday,
    visitTime: '10:00',
    institutionEmail: ownEmail,
    institutionName: 'OŠ „Predlog“',
    institutionLeaderName: 'Čedomir Šćepanović',
  });
  await confirmVisit(api, created);

  const [mail] = await mailbox.waitFor(ownEmail);
  const key = /moj-zahtev#([\w.-]+)/.exec(mail?.html ?? '')?.[1] ?? '';
  const headers = { 'X-Request-Key': key };
  const mine = await page.request.get('/api/v1/my-request', { headers });
  const { data } = (await mine.json()) as { data: object };
  const change = { visitTime: '12:00', visitorAmount: 30, note: 'Autobus stiže kasnije.' };
  const answer = await page.request.put('/api/v1/my-request', {
    headers,
    data: { ...data, ...change },
  });
  expect(await answer.json()).toMatchObject({ data: { proposed: true } });
  return created;
}

test('what a requester proposes is found, seen beside what holds, and accepted', async ({
  page,
  api,
  mailbox,
  ownEmail,
  signInAsAdmin,
  keepScreen,
}) => {
  const created = await propose({ page, api, mailbox, ownEmail });
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');
  await page.getByRole('link', { name: /^Predložene izmene/ }).click();
  await expect(page.getByRole('link', { name: created.normalizedId, exact: true })).toBeVisible();
  await expect(page.getByText('Izmena čeka potvrdu').first()).toBeVisible();

  await openDetails(page, created);
  const panel = page.getByRole('region', { name: 'Škola predlaže izmenu' });
  await expect(panel.getByText('„Autobus stiže kasnije.“')).toBeVisible();
  await expect(
    panel.getByRole('row', { name: /^Željeno vreme .*10:00 .*12:00 .*Slobodno/ }),
  ).toBeVisible();
  await keepScreen('details-proposal');
  expect(await accessibilityFaults(page)).toEqual([]);

  await panel.getByRole('textbox', { name: 'Poruka školi' }).fill('Čekamo vas u podne.');
  await panel.getByRole('button', { name: 'Prihvati izmenu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Prihvati izmenu' });
  await expect(drawer.frameLocator('iframe').getByText('Čekamo vas u podne.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Prihvati i pošalji' }).click();

  await expect(drawer).toHaveCount(0);
  await expect(page.getByText('Izmena je prihvaćena', { exact: true })).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(await storedRequest(api, created.id)).toMatchObject({
    stage: 'confirmed',
    visitTime: '12:00',
    visitorAmount: 30,
  });
  const mails = await mailbox.waitFor(ownEmail, 2);
  expect(mails.some(({ html }) => html?.includes('Čekamo vas u podne.'))).toBe(true);
});

test('a declined proposal leaves the visit as it was confirmed, and nobody is told unseen', async ({
  page,
  api,
  mailbox,
  ownEmail,
  signInAsAdmin,
}) => {
  const created = await propose({ page, api, mailbox, ownEmail });
  await signInAsAdmin();
  await openDetails(page, created);
  await page.getByRole('button', { name: 'Odbij predlog' }).click();
  const drawer = page.getByRole('dialog', { name: 'Odbij predlog' });
  await drawer.getByRole('checkbox', { name: 'Ne šalji mejl' }).check();
  await drawer.getByRole('button', { name: 'Odbij predlog bez mejla' }).click();

  await expect(page.getByText('Predlog je odbijen, važi ono što je potvrđeno')).toBeVisible();
  expect(await storedRequest(api, created.id)).toMatchObject({
    stage: 'confirmed',
    visitTime: '10:00',
    visitorAmount: 24,
    proposal: null,
  });
});
