import type { MailRow } from '@museum/shared/mail/mail-schema';
import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { comingDay } from '@museum/shared/testing/coming-day';
import type { Locator, Page } from '@playwright/test';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import type { ApiClient } from './support/api-client.ts';
import { expect, test } from './support/journey.ts';
import {
  confirmVisit,
  openDetails,
  saveButton,
  storedRequest,
  submitRequest,
} from './support/staff.ts';

/** A Wednesday so many weeks on; the phone's journeys have their own. */
const wednesday = (weeks: number, project: string) =>
  comingDay(weeks + (project === 'phone' ? 20 : 0), 3);

const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name });

const expectNoViolations = async (page: Page, part: string) => {
  // What is inside the mail's frame is looked at by mail-looks.spec.ts.
  expect(await accessibilityFaults(page, { part, except: 'iframe' })).toEqual([]);
};

/** Fills the places of the centre from ten on, by confirmed groups. */
async function fillHouse(api: ApiClient, visitDate: string) {
  for (const visitTime of ['10:00', '10:15', '10:30']) {
    const request = await submitRequest(api, { visitDate, visitTime, visitorAmount: 75 });
    await confirmVisit(api, request);
  }
}

test('staff confirm a visit with the mail that they have seen and a sentence in it', async ({
  page,
  api,
  mailbox,
  ownEmail,
  openNewRequest,
  keepScreen,
}, { project }) => {
  const request = await openNewRequest({
    visitDate: wednesday(6, project.name),
    institutionEmail: ownEmail,
  });
  const section = page.getByRole('region', { name: 'Potvrda termina' });
  await expect(section.getByText(/potvrđeno \+ 27 ova grupa/)).toBeVisible();
  await expectNoViolations(page, 'main');
  await section.getByRole('button', { name: 'Potvrdi' }).click();

  const panel = panelOf(page, 'Potvrdi termin');
  await panel.getByRole('textbox', { name: /^Rečenica više/ }).fill('Čekamo vas kod kapije.');
  const mail = panel.frameLocator('iframe');
  await expect(mail.getByText('Čekamo vas kod kapije.')).toBeVisible();
  const subject = await panel.getByRole('definition').nth(1).textContent();
  await expectNoViolations(page, '[role="dialog"]');
  await keepScreen('staff-confirm-mail');
  await panel.getByRole('button', { name: 'Potvrdi i pošalji' }).click();

  await expect(panel).toHaveCount(0);
  expect(await storedRequest(api, request.id)).toMatchObject({ stage: 'confirmed', version: 2 });
  const received = await mailbox.waitFor(ownEmail, 2);
  const told = received.filter((one) => one.subject === subject);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Čekamo vas kod kapije.');
});

test('a confirmation that reaches nobody says so at once and can be pressed again', async ({
  page,
  api,
  openNewRequest,
}, { project }) => {
  const { id } = await openNewRequest({ visitDate: wednesday(17, project.name) });
  await page
    .getByRole('region', { name: 'Potvrda termina' })
    .getByRole('button', { name: 'Potvrdi' })
    .click();
  const panel = panelOf(page, 'Potvrdi termin');
  await panel.getByRole('textbox', { name: /^Rečenica više/ }).fill('Čekamo vas kod kapije.');
  await expect(panel.frameLocator('iframe').getByText('Čekamo vas kod kapije.')).toBeVisible();

  await page.route('**/api/v1/visit-request/**', (route) => route.abort());
  const confirm = panel.getByRole('button', { name: 'Potvrdi i pošalji' });
  await confirm.click();
  await expect(page.getByText(/^Operacija nije uspešna/)).toBeVisible({ timeout: 3_000 });
  await page.unroute('**/api/v1/visit-request/**');
  // The toast lasts five seconds, or as long as the pointer is on it.
  await confirm.click({ timeout: 3_000 });
  await expect(panel).toHaveCount(0);
  expect(await storedRequest(api, id)).toMatchObject({ stage: 'confirmed', version: 2 });
});

test('a visit over the places is confirmed with a reason only, without a mail if staff wish', async ({
  page,
  api,
  ownEmail,
  openNewRequest,
  keepScreen,
}, { project }) => {
  const visitDate = wednesday(8, project.name);
  await fillHouse(api, visitDate);
  const request = await openNewRequest({
    visitDate,
    visitTime: '11:00',
    institutionEmail: ownEmail,
  });
  const mail = Promise.withResolvers<void>();
  await page.route('**/preview-mail', async (route) => {
    await mail.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Potvrdi', exact: true }).click();
  const panel = panelOf(page, 'Potvrdi termin');
  const withheld = panel.getByRole('checkbox', { name: 'Ne šalji mejl' });
  const topOf = (box: Locator) => box.evaluate((input) => input.getBoundingClientRect().top);
  await expect(panel.getByRole('progressbar', { name: 'Učitavanje mejla' })).toBeVisible();
  const top = await topOf(withheld);
  mail.resolve();
  await expect(panel.locator('iframe')).toBeVisible();
  expect(await topOf(withheld), 'the mail that comes moves nothing').toBe(top);
  await withheld.check();
  await panel.getByRole('button', { name: 'Potvrdi bez mejla' }).click();

  await expect(panel.getByRole('alert')).toContainText('Nema dovoljno mesta');
  await expect(panel.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  expect((await storedRequest(api, request.id)).stage).toBe('received');
  await expectNoViolations(page, '[role="dialog"]');
  await keepScreen('staff-confirm-crowd');
  await panel.getByRole('button', { name: 'Potvrdi ipak' }).click();
  await expect(panel.getByText('Polje je obavezno')).toBeVisible();
  await panel.getByRole('textbox', { name: /^Razlog/ }).fill('Počinju u parku');
  await panel.getByRole('button', { name: 'Potvrdi ipak' }).click();

  await expect.poll(async () => (await storedRequest(api, request.id)).stage).toBe('confirmed');
  await page.getByRole('button', { name: 'Istorija' }).click();
  await expect(page.getByText('Počinju u parku')).toBeVisible();
  // Only the receipt goes: a mail is queued together with what it tells of.
  const mails = await api.call<MailRow[]>('GET', `/mail?visitRequestId=${request.id}`, {
    asStaff: true,
  });
  expect(mails.filter(({ recipientEmail }) => recipientEmail === ownEmail)).toHaveLength(1);
});

test('staff cancel a visit from the list with a reason that the requester reads', async ({
  page,
  api,
  mailbox,
  ownEmail,
  signInAsAdmin,
}) => {
  const request = await submitRequest(api, { institutionEmail: ownEmail });
  await signInAsAdmin();
  await page.goto(`/admin/visit-requests?normalizedId=${request.normalizedId}`);
  await page.getByRole('button', { name: `Još radnji: ${request.normalizedId}` }).click();
  await page.getByRole('menuitem', { name: 'Otkaži…' }).click();
  const panel = panelOf(page, 'Otkaži posetu');
  await panel.getByRole('textbox', { name: /^Razlog/ }).fill('Škola je odustala.');
  await panel.getByRole('button', { name: 'Otkaži i pošalji' }).click();

  await expect(page.getByText('Poseta je otkazana')).toBeVisible();
  await expect(page.getByText('Otkazano')).toBeVisible();
  const received = await mailbox.waitFor(ownEmail, 2);
  expect(received.some(({ text }) => text?.includes('Razlog: Škola je odustala.'))).toBe(true);
});

test('a change of a confirmed visit is shown as a mail before it is saved', async ({
  page,
  api,
  mailbox,
  ownEmail,
  signInAsAdmin,
}, { project }) => {
  const visitDate = wednesday(10, project.name);
  const request = await submitRequest(api, { visitDate, institutionEmail: ownEmail });
  await confirmVisit(api, request);
  await signInAsAdmin();
  await openDetails(page, request);
  await page.getByRole('textbox', { name: 'Ukupno posetilaca' }).fill('31');
  await saveButton(page).click();
  const panel = panelOf(page, 'Sačuvaj i javi');
  await expect(panel.frameLocator('iframe').getByText('31', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Sačuvaj i pošalji' }).click();

  await expect(page.getByText('Zahtev je uspješno izmijenjen')).toBeVisible();
  expect(await storedRequest(api, request.id)).toMatchObject({
    stage: 'confirmed',
    visitorAmount: 31,
  });
  const received = await mailbox.waitFor(ownEmail, 2);
  expect(received.some(({ subject }) => subject?.startsWith('Izmena posete'))).toBe(true);
});

test('the saved views lead to what waits, and their counts follow what staff do', async ({
  page,
  api,
  signInAsAdmin,
}) => {
  const soon = addDays(dayInBelgrade(new Date()), 3);
  const request = await submitRequest(api, { visitDate: soon });
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');
  const views = page.getByRole('navigation', { name: 'Pogledi' });
  await views.getByRole('link', { name: /^Kratak rok \d+$/ }).click();
  await expect(page).toHaveURL(/stage=received/);
  await expect(page).toHaveURL(/shortNotice=true/);
  await page.getByRole('searchbox', { name: 'Pretraga' }).fill(request.normalizedId);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('1–1 od 1')).toBeVisible();
  // Rows on their way out are faded.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(/Kratak/).last()).toBeVisible();
  await expectNoViolations(page, 'main');
});

test('the chosen view is in sight when its address is opened', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');
  const month = page.getByRole('link', { name: /^Ovaj mesec \d+$/ });
  await month.click();
  await expect(month).toHaveAttribute('aria-current', 'page');
  await page.goto(page.url());
  // All of it, but for the fraction of a pixel by which a row is pushed.
  await expect(month).toBeInViewport({ ratio: 0.95 });
});
