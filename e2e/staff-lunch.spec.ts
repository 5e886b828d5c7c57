import { expect, test } from './support/journey.ts';
import { addLunch, saveButton, storedRequest } from './support/staff.ts';

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

test('an invalid lunch is not saved', async ({ page, api, openNewRequest }) => {
  const request = await openNewRequest();
  await addLunch(page);
  await page.getByRole('textbox', { name: 'Naručilac' }).fill('');
  await saveButton(page).click();
  await expect(page.getByText(/^Nije validan zahtev za ručak, proverite/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Naručilac' })).toBeFocused();
  expect((await storedRequest(api, request.id)).version).toBe(2);
});
