import { expect, test } from './support/journey.ts';
import { layoutShift } from './support/layout-shift.ts';
import { storedRequests } from './support/staff.ts';
import {
  readRequestNumber,
  sendButton,
  typeInstitutionRequest,
} from './support/visit-request-form.ts';

test('an institution asks for a visit without lunch', async ({ page, api, ownEmail }) => {
  await typeInstitutionRequest(page, ownEmail);
  const quote = page.getByRole('complementary', { name: 'Obračun posete' });
  await expect(quote.getByText('10.000,00 din').first()).toBeVisible();
  await sendButton(page).click();
  const number = await readRequestNumber(page);
  expect(await storedRequests(api, ownEmail)).toMatchObject([
    { normalizedId: number, contactType: 'institution', dinnerRequest: null, visitorAmount: 25 },
  ]);
});

test('the thank-you page comes whole, and nothing on it jumps', async ({ page, ownEmail }) => {
  await typeInstitutionRequest(page, ownEmail);
  const pressed = await page.evaluate(() => performance.now());
  await sendButton(page).click();
  await readRequestNumber(page);
  expect(await layoutShift(page, pressed)).toBeLessThan(0.1);
});

test('a half-filled form survives a reload, and can be erased', async ({ page, ownEmail }) => {
  await typeInstitutionRequest(page, ownEmail);
  await page.reload();
  const email = page.getByRole('textbox', { name: 'E-mail institucije' });
  await expect(email).toHaveValue(ownEmail);
  await page.getByRole('button', { name: 'Obrišite uneto' }).click();
  await expect(page.getByRole('textbox', { name: 'Naziv agencije' })).toHaveValue('');
  await page.getByRole('button', { name: 'Vratite' }).click();
  await expect(email).toHaveValue(ownEmail);
});

test('the offer of meals shows the prices of the list', async ({ page, keepScreen }) => {
  await page.goto('/lunchOffer');
  await expect(page.getByRole('heading', { name: 'Dnevna ponuda obroka' })).toBeVisible();
  await expect(page.getByText(/^[\d.]+,\d\d din$/)).toHaveCount(7);
  await keepScreen('lunch-offer');
});
