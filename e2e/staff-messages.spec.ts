import { expect, test } from './support/journey.ts';

test('what a visitor writes is read, found and deleted by staff', async ({
  page,
  ownEmail,
  signInAsAdmin,
  keepScreen,
}) => {
  const text = 'Da li primate grupe nedeljom?\nDolazimo iz <b>Čačka</b>.';
  await page.goto('/contactUs');
  await page.getByRole('textbox', { name: 'Ime' }).fill('Đurđa Čolić');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(ownEmail);
  await page.getByRole('textbox', { name: 'Poruka' }).fill(text);
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(page.getByText('Kontakt je uspješno poslan')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vaša poruka je poslata' })).toBeFocused();

  await signInAsAdmin();
  await page.goto('/admin/messages');
  await page.getByRole('searchbox', { name: 'Pretraga' }).fill(ownEmail);
  await expect(page.getByText('1–1 od 1')).toBeVisible();
  await page.getByRole('button', { name: 'Nepročitane', exact: true }).click();
  await keepScreen('staff-messages');

  const sender = page.getByRole('button', { name: 'Đurđa Čolić', exact: true });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Pročitane', exact: true })).toBeHidden();
  await expect(sender).toBeVisible();
  await expect(page.getByRole('button', { name: 'Odjavi se' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Akcije' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await sender.click();
  const message = page.getByRole('dialog', { name: 'Đurđa Čolić' });
  await expect(message.getByText('Dolazimo iz <b>Čačka</b>.')).toBeVisible();
  await expect(message.getByRole('link', { name: 'Odgovori' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${ownEmail}\\?subject=`),
  );
  await keepScreen('staff-message');
  await message.getByRole('button', { name: 'Zatvori' }).click();
  await expect(page.getByText('Nema rezultata')).toBeVisible();

  await page.getByRole('button', { name: 'Pročitane', exact: true }).click();
  await page.getByRole('button', { name: 'Izbriši poruku: Đurđa Čolić' }).click();
  await page.getByRole('button', { name: 'Izvrši akciju' }).click();
  await expect(page.getByText('Poruka je izbrisana')).toBeVisible();
  await expect(page.getByText('Nema rezultata')).toBeVisible();
});
