import { comingDay } from '@museum/shared/testing/coming-day';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import { expect, test } from './support/journey.ts';
import {
  addLunch,
  confirmVisit,
  openDetails,
  saveButton,
  storedRequest,
  submitRequest,
} from './support/staff.ts';

test('staff add a lunch, change it, delete it and bring it back', async ({
  page,
  api,
  openNewRequest,
  keepScreen,
}) => {
  const request = await openNewRequest();
  await expect(page.getByText('Rucak nije zahtevan')).toBeVisible();

  await addLunch(page);
  await expect(page.getByText('Ručak je dodat/oporavljen')).toBeVisible();
  const adults = page.getByRole('textbox', { name: 'Obrok za odrasle, broj porcija' });
  await adults.fill('3');
  await page
    .getByRole('group', { name: 'Obrok za odrasle' })
    .getByLabel('Piće u čaši')
    .selectOption({ label: 'Mineralna voda' });
  await page.getByRole('textbox', { name: 'Naručilac' }).fill('Љиљана Ђукић');
  await keepScreen('staff-lunch');
  await saveButton(page).click();
  await expect(page.getByText('Zahtev je uspješno izmijenjen')).toBeVisible();
  expect((await storedRequest(api, request.id)).dinnerRequest).toMatchObject({
    customerName: 'Љиљана Ђукић',
    hasDinnerForAdults: true,
    dinnerForAdultsAmount: 3,
    dinnerForAdultsOption1: 'mineral_water',
  });

  await page.getByRole('button', { name: 'Izbriši ručak' }).click();
  const question = page.getByRole('dialog', { name: 'Izbriši zahtev za ručak' });
  await question.getByRole('button', { name: 'Izvrši akciju' }).click();
  await expect(page.getByText('Zahtev za ručak je izbrisan')).toBeVisible();
  await expect(page.getByText('Rucak nije zahtevan')).toBeVisible();
  expect(await storedRequest(api, request.id)).toMatchObject({
    isRequestingDinner: false,
    dinnerRequest: null,
  });

  await addLunch(page);
  await expect(adults).toHaveValue('3');
  await expect(page.getByRole('textbox', { name: 'Naručilac' })).toHaveValue('Љиљана Ђукић');
});

test('staff tell the requester of a confirmed visit that its lunch came and went', async ({
  page,
  api,
  mailbox,
  ownEmail,
  signInAsAdmin,
  keepScreen,
}, { project }) => {
  // A Friday of its own on each device.
  const visitDate = comingDay(project.name === 'phone' ? 13 : 12, 5);
  const request = await submitRequest(api, { visitDate, institutionEmail: ownEmail });
  await confirmVisit(api, request);
  await signInAsAdmin();
  await openDetails(page, request);

  await page.getByRole('button', { name: 'Dodaj Ručak' }).click();
  const adding = page.getByRole('dialog', { name: 'Dodaj Ručak' });
  await adding.getByRole('textbox', { name: /^Rečenica više/ }).fill('Supa je uz svaki obrok.');
  await expect(adding.frameLocator('iframe').getByText('Supa je uz svaki obrok.')).toBeVisible();
  expect(await accessibilityFaults(page, { part: '[role="dialog"]', except: 'iframe' })).toEqual(
    [],
  );
  await keepScreen('staff-lunch-mail');
  await adding.getByRole('button', { name: 'Dodaj i pošalji' }).click();
  await expect(page.getByText('Ručak je dodat/oporavljen')).toBeVisible();
  const [, added] = await mailbox.waitFor(ownEmail, 2);
  expect(added?.subject).toContain('Izmena posete');
  expect(added?.text).toContain('Supa je uz svaki obrok.');
  expect(added?.text).toContain('Ručak u restoranu');

  await page.getByRole('button', { name: 'Izbriši ručak' }).click();
  const removing = page.getByRole('dialog', { name: 'Izbriši zahtev za ručak' });
  await removing.getByRole('button', { name: 'Izbriši i pošalji' }).click();
  await expect(page.getByText('Zahtev za ručak je izbrisan')).toBeVisible();
  const [, , removed] = await mailbox.waitFor(ownEmail, 3);
  expect(removed?.text).not.toContain('Ručak u restoranu');
  expect((await storedRequest(api, request.id)).stage).toBe('confirmed');
});

test('an invalid lunch is not saved', async ({ page, api, openNewRequest }) => {
  const request = await openNewRequest();
  await addLunch(page);
  await page.getByRole('textbox', { name: 'Naručilac' }).fill('');
  await saveButton(page).click();
  await expect(page.getByText(/^Nije validan zahtev za ručak, proverite/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Naručilac' })).toBeFocused();
  expect((await storedRequest(api, request.id)).version).toBe(2);
});
