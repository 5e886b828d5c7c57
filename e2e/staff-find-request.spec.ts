import { ADMIN, expect, test } from './support/journey.ts';
import { searchList, submitRequest } from './support/staff.ts';

test('staff find a request by a part of an e-mail address and read it', async ({
  page,
  api,
  ownEmail,
  signInAsAdmin,
  keepScreen,
}) => {
  const request = await submitRequest(api, { institutionEmail: ownEmail });
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');
  await expect(page.getByRole('button', { name: 'Zadnja strana' })).toBeVisible();
  await keepScreen('staff-list');

  await searchList(page, ownEmail.slice(0, 30), request.normalizedId);
  await expect(page).toHaveURL(/\?search=proba-/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Pretraga' })).toHaveValue(
    ownEmail.slice(0, 30),
  );

  await page.getByRole('link', { name: request.normalizedId, exact: true }).click();
  await expect(
    page.getByRole('heading', { name: `Detalji: ${request.normalizedId}` }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: ownEmail }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Kontakt Informacije/ }).click();
  await expect(page.getByText('107654321')).toBeVisible();
  await keepScreen('staff-details');

  await page.getByRole('link', { name: 'Nazad na listu' }).click();
  await expect(page.getByText('1–1 od 1')).toBeVisible();
});

test('the details open in a new tab, also in a session that is not remembered', async ({
  page,
  api,
  ownEmail,
  context,
}) => {
  const request = await submitRequest(api, { institutionEmail: ownEmail });
  await page.goto('/signin');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(ADMIN.email);
  await page.locator('input[type="password"]').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(page).toHaveURL(/\/admin\/visit-requests$/);
  await page.getByRole('searchbox', { name: 'Pretraga' }).fill(ownEmail);

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `Detalji ${request.normalizedId}` }).click();
  const details = await opened;
  await expect(
    details.getByRole('heading', { name: `Detalji: ${request.normalizedId}` }),
  ).toBeVisible();
});
