import { expect, test } from './support/journey.ts';
import { openVisitRequestForm, sendButton, typeFields } from './support/visit-request-form.ts';

test('an empty form is refused field by field, and the first field is in sight', async ({
  page,
  keepScreen,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await openVisitRequestForm(page);
  await sendButton(page).click();
  const first = page.getByRole('textbox', { name: 'Naziv agencije' });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  for (const message of [
    'Ime agencije je obavezno',
    'Matični broj agencije je obavezan',
    'E-mail škole je obavezan',
    'Broj minimalno mora biti 1',
    'Morate odabrati uzrast grupe',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByText('Polje je obavezno')).toHaveCount(2);
  await keepScreen('request-form-errors');
  expect(sent).toEqual([]);
});

test('a wrong address and a time outside of the hours are told at once', async ({ page }) => {
  await openVisitRequestForm(page);
  await typeFields(page, { 'Adresa agencije': 'Novi Sad', 'Vreme posete': '7:45' });
  await page.getByRole('textbox', { name: 'Vreme posete' }).blur();
  await expect(page.getByText(/Adresa mora biti u formatu/)).toBeVisible();
  await expect(page.getByText('Vreme posete mora biti između 08:00 i 16:00')).toBeVisible();
});
