import type { Page } from '@playwright/test';

import { expect, test } from './support/journey.ts';
import {
  openVisitRequestForm,
  sendButton,
  typeInstitutionRequest,
} from './support/visit-request-form.ts';

/** What has the focus inside the form, and how much of it is covered by the bars above and below. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const form = document.querySelector('form');
    if (!element || !form?.contains(element)) return undefined;
    const { top, bottom } = element.getBoundingClientRect();
    const above = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const below = document.querySelector('aside')?.getBoundingClientRect().top ?? innerHeight;
    const name = element.getAttribute('name') ?? element.textContent;
    return { name, hidden: Math.max(0, above - top, bottom - Math.min(below, innerHeight)) };
  });

/** Goes through the whole form by one key and collects what is covered on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const names: string[] = [];
  const hidden: string[] = [];
  for (;;) {
    const at = await focused(page);
    if (!at) return { names, hidden };
    names.push(at.name ?? '');
    if (at.hidden > 0) hidden.push(`${at.name}: ${at.hidden} px`);
    await page.keyboard.press(key);
  }
}

for (const size of [
  { width: 390, height: 844 },
  { width: 640, height: 400 },
]) {
  test(`at ${size.width} × ${size.height} no field that has the focus is behind a bar`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openVisitRequestForm(page);
    await page.getByRole('checkbox', { name: 'Poseta spomen-kući' }).check();
    await page.getByRole('radio', { name: /Agencija/ }).focus();
    const down = await walk(page, 'Tab');
    expect(down.names).toEqual(expect.arrayContaining(['agencyPib', 'ageGroupType', 'comment']));
    expect(down.hidden).toEqual([]);

    await sendButton(page).focus();
    expect((await walk(page, 'Shift+Tab')).hidden).toEqual([]);

    // An opened bar moves out of the way of a field that gets the focus.
    await page.getByRole('button', { name: 'Stavke' }).click();
    await page.getByRole('textbox', { name: 'Šta još treba da znamo' }).focus();
    await expect(page.getByRole('button', { name: 'Stavke' })).toBeVisible();
    // A press on the edge that looks out from behind the bar.
    const field = page.getByRole('textbox', { name: 'PIB agencije' });
    await field.evaluate((input) => {
      const bar = document.querySelector('aside')?.getBoundingClientRect().top ?? 0;
      scrollBy(0, input.getBoundingClientRect().top + 8 - bar);
    });
    await field.click({ position: { x: 20, y: 4 } });
    await expect.poll(async () => (await focused(page))?.hidden).toBe(0);
  });
}

for (const size of [
  { width: 390, height: 844 },
  { width: 640, height: 400 },
]) {
  test(`at ${size.width} × ${size.height} no field of the lunch is behind a bar`, async ({
    page,
    ownEmail,
  }) => {
    await page.setViewportSize(size);
    await typeInstitutionRequest(page, ownEmail);
    await page.getByRole('checkbox', { name: 'Ručak u restoranu' }).check();
    await page.getByRole('button', { name: 'Dalje: izbor ručka' }).click();
    await expect(page.getByRole('heading', { name: 'Zahtev za ručak u restoranu' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Osnovnoškolski obrok 2, broj porcija' }).fill('25');
    await page.getByRole('textbox', { name: 'Vreme ručka' }).focus();
    const down = await walk(page, 'Tab');
    expect(down.names.length).toBeGreaterThan(10);
    expect(down.hidden).toEqual([]);

    await sendButton(page).focus();
    expect((await walk(page, 'Shift+Tab')).hidden).toEqual([]);
  });
}

test('without a meal the way leads to the message, and its number is read out', async ({
  page,
  ownEmail,
}) => {
  await typeInstitutionRequest(page, ownEmail);
  await page.getByRole('checkbox', { name: 'Ručak u restoranu' }).check();
  await page.getByRole('button', { name: 'Dalje: izbor ručka' }).click();
  await sendButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Nije validan zahtev za ručak' });
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Zahtev za ručak je obavezan!')).toBeVisible();
  await expect(page.getByText('Obrazac ima 1 grešku')).toHaveAttribute('role', 'status');
});

test('the focus stays where it was when nothing was sent, and is never lost', async ({
  page,
  context,
  ownEmail,
}) => {
  await typeInstitutionRequest(page, ownEmail);
  await context.setOffline(true);
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nismo dobili odgovor')).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  await context.setOffline(false);

  await page.goto('/signin');
  await page.getByLabel('E-mail').fill(ownEmail);
  await page.locator('input[name="password"]').fill('nije-ova-lozinka');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nije poznata Email adresa ili lozinka je netačna')).toBeVisible();
  await expect(page.locator('input[name="password"]')).toBeFocused();
  const refused = page.waitForResponse('**/api/v1/auth/sign-in');
  await page.getByRole('button', { name: 'Prijavi se' }).press('Enter');
  await refused;
  await expect(page.getByRole('button', { name: 'Prijavi se' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Prijavi se' })).toBeFocused();

  await page.goto('/contactUs');
  await page.getByRole('textbox', { name: 'Ime' }).fill('Ana');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(ownEmail);
  await page.getByRole('textbox', { name: 'Poruka' }).fill('Da li radite u nedelju?');
  await page.getByRole('button', { name: /Pošalji/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Vaša poruka je poslata' })).toBeFocused();
});

test('what staff save without a network fails at once and is not sent later', async ({
  page,
  context,
  signInAsAdmin,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await signInAsAdmin();
  await page.goto('/admin/prices');
  await page.getByRole('button', { name: 'Dodaj cenu' }).click();
  await page.getByLabel('Cena', { exact: true }).fill('777');
  await context.setOffline(true);
  const save = page.getByRole('button', { name: 'Sačuvaj' });
  await save.press('Enter');
  const message = page.getByText('Operacija nije uspešna! Molimo pokušajte kasnije');
  await expect(message).toBeVisible({ timeout: 2000 });
  await expect(save).toBeFocused();
  // Back online the page asks for its lists again; a change that waited would go out by then.
  const asked = page.waitForResponse((response) => response.url().includes('/api/v1/prices'));
  await context.setOffline(false);
  await asked;
  expect(sent.filter((url) => url.endsWith('/admin/prices'))).toHaveLength(1);
});

test('who counts by a button keeps it at the last step', async ({ page }) => {
  await openVisitRequestForm(page);
  const field = page.getByRole('textbox', { name: 'Broj pratilaca', exact: true });
  await field.fill('1');
  const less = page.getByRole('button', { name: 'Broj pratilaca: jedan manje' });
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('0');
  await expect(less).toBeFocused();
  await expect(less).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('0');
});
