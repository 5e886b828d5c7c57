import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import type { Payment } from '@museum/shared/payments/payment-schema';
import type { VisitRequestBody } from '@museum/shared/testing/build-visit-request';
import type { Locator, Page } from '@playwright/test';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import type { ApiClient } from './support/api-client.ts';
import { expect, test, testOnOwnServer } from './support/journey.ts';
import { confirmVisit, storedRequest, submitRequest } from './support/staff.ts';

/** Nobody is let in before the day: all journeys share this one, each with a group of its own. */
const today = () => dayInBelgrade(new Date());

/** 46 pupils with 4 teachers, promised and paid in advance. */
async function bookPaid(api: ApiClient, institutionName: string) {
  const request: Partial<VisitRequestBody> = {
    visitDate: today(),
    visitTime: '10:15',
    visitorAmount: 46,
    numberOfFollowers: 4,
    ageGroupType: 'ELEMENTARY_SCHOOL',
    institutionName,
  };
  const created = await submitRequest(api, request);
  await confirmVisit(api, created);
  const path = `/visit-request/${created.id}`;
  const { payment } = await storedRequest(api, created.id);
  const transfer = { paidOn: today(), amount: payment.total, way: 'transfer', note: null };
  await api.call('POST', `${path}/payments`, { asStaff: true, body: transfer });
  return { ...created, path };
}

const ownName = () => `OŠ „Kapija ${crypto.randomUUID().slice(0, 8)}“`;
const entry = (page: Page, name: string) => page.getByRole('listitem', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Koliko ih je stiglo?' });

async function openSheet(page: Page, name: string) {
  await page.goto(`/admin/day/${today()}`);
  await expect(entry(page, name)).toBeVisible();
}

const pressArrived = (page: Page, name: string) =>
  entry(page, name)
    .getByRole('button', { name: /^Stigli/ })
    .click();

/** In pixels: what is pressed with a thumb, and with a mouse in a table's row. */
const THUMB = 56;
const POINTER = 44;

async function expectTargets(size: number, ...targets: Locator[]) {
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(size - 0.5);
  }
}

/** Without barriers, and readable in the sun: 7:1 for all of the sheet's texts. */
async function expectReadable(page: Page, part: string) {
  expect(await accessibilityFaults(page, { part })).toEqual([]);
  expect(await accessibilityFaults(page, { part, rules: ['color-contrast-enhanced'] })).toEqual([]);
}

test('a group that is as agreed is in by two presses, and back by one', async ({
  page,
  api,
  signInAsAdmin,
  keepScreen,
}, { project }) => {
  const name = ownName();
  const group = await bookPaid(api, name);
  await signInAsAdmin();
  await openSheet(page, name);
  await expectReadable(page, 'main ol');
  const arrive = entry(page, name).getByRole('button', { name: /^Stigli/ });
  const more = entry(page, name).getByRole('button', { name: /^Više/ });
  await expectTargets(project.name === 'phone' ? THUMB : POINTER, arrive, more);

  await arrive.click();
  await expect(dialog(page)).toBeVisible();
  await expectReadable(page, '[role="dialog"]');
  const confirm = dialog(page).getByRole('button', { name: 'Stigli', exact: true });
  await expect(dialog(page).getByText('Doplata')).toHaveCount(0);
  await expectTargets(THUMB, confirm, dialog(page).getByRole('button', { name: 'Odustani' }));
  await confirm.click();

  await expect(entry(page, name).getByText(/^Stigli u \d\d:\d\d$/)).toBeVisible();
  await expect(entry(page, name).getByRole('button', { name: /^Poništi/ })).toBeFocused();
  await keepScreen('gate-arrived');
  expect(await storedRequest(api, group.id)).toMatchObject({
    stage: 'arrived',
    arrivedVisitorAmount: 46,
    arrivedNumberOfFollowers: 4,
  });

  await page.getByRole('alert').getByRole('button', { name: 'Poništi' }).click();
  await expect(entry(page, name).getByRole('button', { name: /^Stigli/ })).toBeFocused();
  expect(await storedRequest(api, group.id)).toMatchObject({ stage: 'confirmed' });
});

test('three more pay on the spot, and the undone arrival gives the money back', async ({
  page,
  api,
  signInAsAdmin,
  keepScreen,
}) => {
  const name = ownName();
  const { id, path } = await bookPaid(api, name);
  await signInAsAdmin();
  await openSheet(page, name);
  await pressArrived(page, name);
  const more = dialog(page).getByRole('button', { name: 'Posetilaca: jedan više' });
  // Fast: the amount that appears moves nothing away from the thumb.
  await more.click({ clickCount: 3 });

  await expect(dialog(page).getByText(/^3 više × 400,00/)).toBeVisible();
  await dialog(page).getByText('Gotovina').click();
  await expectReadable(page, '[role="dialog"]');
  await keepScreen('gate-three-more');
  await dialog(page).getByRole('button', { name: 'Stigli, naplaćeno 1.200 din' }).click();

  await expect(entry(page, name).getByText('49 + 4')).toBeVisible();
  const received = page.getByRole('list', { name: 'Primljeno tog dana' });
  await expect(received).toContainText('din gotovina');
  const payments = () => api.call<Payment[]>('GET', `${path}/payments`, { asStaff: true });
  expect(await payments()).toMatchObject([{ amount: 1_200, way: 'cash' }, { way: 'transfer' }]);
  expect((await storedRequest(api, id)).payment).toMatchObject({ state: 'paid' });

  await entry(page, name)
    .getByRole('button', { name: /^Poništi/ })
    .click();
  await expect(entry(page, name).getByText('46 + 4')).toBeVisible();
  expect((await payments()).map(({ amount }) => amount).slice(0, 2)).toEqual([-1_200, 1_200]);
});

test('of two at the gate one lets the group in, the other is told and loses nothing', async ({
  page,
  api,
  context,
  signInAsAdmin,
}) => {
  const name = ownName();
  const { id } = await bookPaid(api, name);
  await signInAsAdmin();
  // The colleague's press is not told in time.
  await page.route('**/api/v1/admin/events**', (route) => route.abort());
  await openSheet(page, name);
  await pressArrived(page, name);
  const visitors = dialog(page).getByRole('textbox', { name: /^Posetilaca/ });
  await visitors.fill('48');

  const colleague = await context.newPage();
  await openSheet(colleague, name);
  await pressArrived(colleague, name);
  await dialog(colleague).getByRole('button', { name: 'Stigli', exact: true }).click();
  await expect(entry(colleague, name).getByText(/^Stigli u/)).toBeVisible();
  await colleague.close();

  await dialog(page).getByRole('button', { name: 'Stigli, ostaje dug 800 din' }).click();
  await expect(
    dialog(page).getByText(/^Kolega je već upisao dolazak u \d\d:\d\d: 46 \+ 4\./),
  ).toBeVisible();
  await expect(visitors).toHaveValue('48');
  await dialog(page).getByRole('button', { name: 'Sačuvaj, ostaje dug 800 din' }).click();
  await expect(entry(page, name).getByText('48 + 4')).toBeVisible();
  expect((await storedRequest(api, id)).payment).toMatchObject({ state: 'partly' });
});

test('a late group is marked, a missing one goes below and may still come', async ({
  page,
  api,
  signInAsAdmin,
}) => {
  const name = ownName();
  const { id } = await bookPaid(api, name);
  await signInAsAdmin();
  await openSheet(page, name);
  const choose = async (act: string) => {
    await entry(page, name).getByRole('button', { name: /^Više/ }).click();
    await page.getByRole('menuitem', { name: act, exact: true }).click();
  };

  await choose('Kasne');
  await expect(entry(page, name).getByText(/^Kasne, zvali/)).toBeVisible();
  await choose('Nisu došli');
  await expect(
    page.getByRole('region', { name: /^Nisu došli/ }).getByRole('listitem', { name }),
  ).toBeVisible();
  expect(await storedRequest(api, id)).toMatchObject({ stage: 'missed' });

  await pressArrived(page, name);
  await dialog(page).getByRole('button', { name: 'Stigli', exact: true }).click();
  await expect(entry(page, name).getByText(/^Stigli u/)).toBeVisible();
});

testOnOwnServer(
  'whoever works down the list keeps her place, and the keyboard is led along',
  async ({ page, api, signInAsAdmin }) => {
    const names = Array.from({ length: 20 }, (_, place) => `OŠ „Red ${place + 10}“`);
    const [pointed, next, typed] = names.slice(14) as [string, string, string];
    for (const institutionName of names) {
      await submitRequest(api, { visitDate: today(), visitTime: '10:15', institutionName });
    }
    await signInAsAdmin();
    await openSheet(page, pointed);
    const undo = (name: string) => entry(page, name).getByRole('button', { name: /^Poništi/ });
    const letIn = dialog(page).getByRole('button', { name: /^Stigli/ });

    await pressArrived(page, pointed);
    await letIn.click();
    await expect(undo(pointed)).toBeFocused();
    await expect(undo(pointed)).not.toBeInViewport();
    await expect(entry(page, next)).toBeInViewport();

    await entry(page, next).getByRole('button', { name: /^Više/ }).click();
    await page.getByRole('menuitem', { name: 'Nisu došli' }).click();
    await expect(entry(page, next).getByRole('button', { name: /^Stigli/ })).toBeFocused();
    await expect(entry(page, typed)).toBeInViewport();

    await entry(page, typed)
      .getByRole('button', { name: /^Stigli/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(letIn).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(undo(typed)).toBeFocused();
    await expect(undo(typed)).toBeInViewport({ ratio: 1 });
  },
);

test('the back key closes the question of who came, and no step stays behind', async ({
  page,
  api,
  signInAsAdmin,
}) => {
  const name = ownName();
  await bookPaid(api, name);
  await signInAsAdmin();
  await page.goto('/admin/prices');
  await openSheet(page, name);
  const sheet = page.url();

  await pressArrived(page, name);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(sheet);

  await pressArrived(page, name);
  await dialog(page).getByRole('button', { name: 'Odustani' }).click();
  await expect(dialog(page)).toBeHidden();
  await pressArrived(page, name);
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(entry(page, name)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/prices$/);
});
