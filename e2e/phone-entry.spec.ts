import { formatDay } from '@museum/shared/primitives/calendar-date';
import { comingDay } from '@museum/shared/testing/coming-day';
import type { Page } from '@playwright/test';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import { expect, test } from './support/journey.ts';
import { storedRequest, submitRequest } from './support/staff.ts';
import { typeFields } from './support/visit-request-form.ts';

const openPhoneEntry = async (page: Page, search = '') => {
  await page.goto(`/admin/visit-requests/new${search}`);
  await expect(page.getByRole('heading', { name: 'Novi zahtev (telefon)' })).toBeVisible();
};

const saveButton = (page: Page) => page.getByRole('button', { name: 'Sačuvaj zahtev' });

/** Fills in what a school without an address tells; answers the day of its visit. */
async function typeSchool(page: Page): Promise<string> {
  const day = comingDay(56, 3);
  await page
    .getByRole('combobox', { name: 'Naziv institucije' })
    .fill('OŠ „Sveti Sava“, Gornja Gorevnica');
  await typeFields(page, {
    'Adresa institucije': 'Čačak, Gornja Gorevnica bb',
    'Telefon institucije': '032 800 111',
    'Vođa grupe': 'Milunka Savić',
    'Broj posetilaca': '24',
    'Broj pratilaca': '2',
    'Datum posete': formatDay(day),
    'Vreme posete': '10:30',
  });
  await page.getByLabel('Uzrast grupe').selectOption({ label: 'Osnovna škola, I–IV razred' });
  await page.getByRole('radio', { name: 'Gotovina' }).check();
  return day;
}

/** The id of the request whose details have opened. */
async function savedId(page: Page): Promise<number> {
  await expect(page.getByRole('heading', { level: 1, name: /^Detalji: GP-/ })).toBeVisible();
  return Number(/\/details\/(\d+)/.exec(page.url())?.[1]);
}

test('a school without internet calls: one form, few clicks, no e-mail', async ({
  page,
  api,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');
  const count = await page.evaluateHandle(() => {
    const seen = { clicks: 0 };
    document.addEventListener('click', (event) => {
      // Moving to a field by the mouse counts like any press; a label passes its click on.
      if (event.isTrusted && event.detail > 0) seen.clicks += 1;
    });
    return seen;
  });
  await page.getByRole('link', { name: 'Novi zahtev (telefon)' }).click();
  await expect(page.getByRole('heading', { name: 'Novi zahtev (telefon)' })).toBeVisible();
  const day = await typeSchool(page);
  expect(await accessibilityFaults(page, { part: 'main' })).toEqual([]);
  await saveButton(page).click();
  const id = await savedId(page);
  // Into the form, how they pay, and the end of it.
  expect(await count.evaluate(({ clicks }) => clicks)).toBeLessThanOrEqual(3);
  expect(await storedRequest(api, id)).toMatchObject({
    source: 'PHONE',
    stage: 'received',
    visitDate: day,
    visitTime: '10:30',
    institutionEmail: null,
    institutionPib: null,
    visitorAmount: 24,
  });
});

test('a known school is offered while its name is typed, and fills in its contact', async ({
  page,
  api,
  signInAsAdmin,
}) => {
  const institutionName = `Gimnazija „${crypto.randomUUID().slice(0, 8)}“`;
  await submitRequest(api, { institutionName, institutionPhone: '018 555 333' });
  await signInAsAdmin();
  const day = comingDay(57, 3);
  await openPhoneEntry(page, `?date=${day}&time=11:15`);
  await expect(page.getByRole('textbox', { name: 'Datum posete' })).toHaveValue(formatDay(day));
  await expect(page.getByRole('textbox', { name: 'Vreme posete', exact: true })).toHaveValue(
    '11:15',
  );
  const name = page.getByRole('combobox', { name: 'Naziv institucije' });
  await name.fill(institutionName.slice(11, 17));
  await page.getByRole('option', { name: institutionName }).click();
  await expect(name).toHaveValue(institutionName);
  await expect(page.getByRole('textbox', { name: 'Telefon institucije' })).toHaveValue(
    '018 555 333',
  );
  await expect(page.getByRole('textbox', { name: 'Vođa grupe' })).toHaveValue('');
});

test('what is missing is said beside its field, and what was typed survives leaving and a reload', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await openPhoneEntry(page);
  const name = page.getByRole('combobox', { name: 'Naziv institucije' });
  await name.fill('Vrtić Pčelica');
  await saveButton(page).click();
  await expect(page.getByText('Adresa institucije je obavezna')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Adresa institucije' })).toBeFocused();
  await page.getByRole('link', { name: 'Nazad na listu' }).click();
  const question = page.getByRole('dialog', { name: 'Nesačuvane izmene' });
  await question.getByRole('button', { name: 'Ostani na stranici' }).click();
  await page.reload();
  await expect(name).toHaveValue('Vrtić Pčelica');
});

test('a lunch without a meal leads to the meals', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin();
  await openPhoneEntry(page);
  await typeSchool(page);
  await page.getByRole('checkbox', { name: 'Ručak u restoranu' }).check();
  await saveButton(page).click();
  const fault = page.getByText(/^Nije validan zahtev za ručak/);
  await expect(fault).toBeInViewport();
  await expect(page.getByRole('alert').filter({ has: fault })).toBeFocused();
});

test('a receipt is seen before it goes, with a sentence of one’s own', async ({
  page,
  mailbox,
  ownEmail,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await openPhoneEntry(page);
  await page.getByRole('radio', { name: /Osobna/ }).check();
  await typeFields(page, {
    'Ime i prezime': 'Njegoš Žarković',
    Telefon: '060 444',
    'Tip grupe': 'Proslava mature',
    'Broj posetilaca': '21',
    'Vreme posete': '12:00',
    'E-mail': ownEmail,
  });
  await page.getByLabel('Uzrast grupe').selectOption({ label: 'Odrasli' });
  await page.getByRole('radio', { name: 'Gotovina' }).check();
  await page.getByRole('button', { name: 'Sačuvaj i pošalji potvrdu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Potvrda prijema mejlom' });
  await dialog.getByRole('textbox', { name: /Rečenica više/ }).fill('Torta može u restoran.');
  await expect(dialog.getByText(ownEmail)).toBeVisible();
  await expect(dialog.frameLocator('iframe').getByText('Torta može u restoran.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sačuvaj i pošalji mejl' }).click();
  await savedId(page);
  const [mail] = await mailbox.waitFor(ownEmail);
  expect(mail?.text).toContain('Torta može u restoran.');
});
