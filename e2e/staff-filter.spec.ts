import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';

import { expect, test } from './support/journey.ts';
import { submitRequest } from './support/staff.ts';

test('staff narrow the list by filters, share it by its address and widen it again', async ({
  page,
  api,
  ownEmail,
  signInAsAdmin,
  keepScreen,
}) => {
  const visitDate = addDays(dayInBelgrade(new Date()), 40);
  const lunch = await submitRequest(api, {
    institutionEmail: ownEmail,
    visitDate,
    dinnerRequest: buildDinnerRequest(),
  });
  await submitRequest(api, { institutionEmail: ownEmail, visitDate });
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(ownEmail);
  await dialog.getByLabel('Status').selectOption({ label: 'Zakazano' });
  await dialog.getByLabel('Pregledan').selectOption({ label: 'Ne' });
  await keepScreen('staff-filter');
  await dialog.getByRole('button', { name: 'Primeni filter' }).click();
  await expect(page.getByText('1–2 od 2')).toBeVisible();

  await page.getByRole('button', { name: 'Filter, aktivnih: 3' }).click();
  await dialog.getByLabel('Samo sa ručkom').check();
  await dialog.getByRole('button', { name: 'Primeni filter' }).click();
  await expect(page.getByText('1–1 od 1')).toBeVisible();
  await expect(page.getByRole('link', { name: lunch.normalizedId, exact: true })).toBeVisible();

  await page.goBack();
  await expect(page.getByText('1–2 od 2')).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(page.getByText('1–1 od 1')).toBeVisible();

  await page.getByRole('button', { name: 'Filter, aktivnih: 4' }).click();
  await dialog.getByRole('button', { name: 'Ukloni Filter' }).click();
  await expect(page).toHaveURL(/\/admin\/visit-requests$/);
});

test('staff delete a request after asking', async ({ page, api, ownEmail, signInAsAdmin }) => {
  const request = await submitRequest(api, { institutionEmail: ownEmail });
  await signInAsAdmin();
  await page.goto(`/admin/visit-requests?email=${ownEmail}`);
  await page.getByRole('button', { name: `Izbriši ${request.normalizedId}` }).click();
  await page.getByRole('button', { name: 'Izvrši akciju' }).click();
  await expect(page.getByText('Zahtev je uspješno izbrisan')).toBeVisible();
  await expect(page.getByText('Nema rezultata')).toBeVisible();
});
