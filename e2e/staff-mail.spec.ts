import { expect, test } from './support/journey.ts';
import { openDetails, submitRequest } from './support/staff.ts';
import { tornTexts } from './support/texts-on-page.ts';

test('staff see that a mail was refused, look at it and send it again', async ({
  page,
  api,
  mailbox,
  ownEmail,
  signInAsAdmin,
  keepScreen,
}) => {
  const refusal = mailbox.refuse(ownEmail);
  const request = await submitRequest(api, { institutionEmail: ownEmail });
  await signInAsAdmin();
  await page.goto(`/admin/mail?search=${ownEmail}`);
  const list = page.getByLabel('Pošta', { exact: true });
  await expect(list.getByText('Sanduče je puno').first()).toBeVisible();
  await expect(list.getByText('Čeka', { exact: true })).toBeVisible();
  await keepScreen('staff-mail');

  await page.getByRole('button', { name: /^Pregled: Primili smo zahtev/ }).click();
  const preview = page.getByRole('dialog');
  await expect(
    preview
      .frameLocator('iframe')
      .getByRole('heading', { name: 'Primili smo vaš zahtev za posetu' }),
  ).toBeVisible();
  await keepScreen('staff-mail-preview');
  await preview.getByRole('tab', { name: 'Tekst' }).click();
  await expect(preview.getByText('PRIMILI SMO VAŠ ZAHTEV ZA POSETU')).toBeVisible();

  refusal.end();
  await preview.getByRole('button', { name: /^Pošalji ponovo: / }).click();
  const question = page.getByRole('dialog', { name: 'Poslati ponovo?' });
  await question.getByRole('button', { name: 'Pošalji' }).click();

  await expect(page.getByText(`Mejl za ${ownEmail} čeka slanje`)).toBeVisible();
  // The notice to the office, which the school's address finds too, had left before.
  await expect(list.getByText('Poslato', { exact: true })).toHaveCount(2);
  expect(await mailbox.waitFor(ownEmail)).toHaveLength(1);

  await openDetails(page, request);
  const mails = page.getByRole('region', { name: 'Pošta' });
  await expect(mails.getByText('Zahtev za posetu primljen')).toBeVisible();
  await expect(mails.getByText('Obaveštenje o novom zahtevu')).toBeVisible();
  await mails.scrollIntoViewIfNeeded();
  await keepScreen('staff-request-mails');
});

test('no number is torn apart in the title of a mail', async ({
  page,
  api,
  ownEmail,
  signInAsAdmin,
}) => {
  await submitRequest(api, { institutionEmail: ownEmail });
  await signInAsAdmin();
  await page.goto(`/admin/mail?search=${ownEmail}`);
  await page.getByRole('button', { name: /^Pregled: Primili smo zahtev/ }).click();
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await expect(title).toContainText('GP-');
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const torn = () => tornTexts(title, /[A-Z]{2}-\d{4}-\d{6}/);
    await expect.poll(torn, { message: `${width} px` }).toEqual([]);
  }
});

test('no number is torn apart in the title of a mail that an act would send', async ({
  page,
  openNewRequest,
}) => {
  await openNewRequest();
  await page.getByRole('button', { name: 'Odloži' }).click();
  const panel = page.getByRole('dialog', { name: 'Odloži posetu' });
  const title = panel.getByRole('definition').filter({ hasText: 'GP-' });
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(title).toBeVisible();
    const torn = () => tornTexts(title, /[A-Z]{2}-\d{4}-\d{6}/);
    await expect.poll(torn, { message: `${width} px` }).toEqual([]);
  }
});

test('the cards of mails keep to their halves of a tablet beside a name without a blank', async ({
  page,
  api,
  ownEmail,
  signInAsAdmin,
}) => {
  await submitRequest(api, {
    institutionEmail: ownEmail,
    institutionName: 'Ђурђевак'.repeat(12).slice(0, 90),
  });
  await signInAsAdmin();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/admin/mail?search=${ownEmail}`);
  const cards = page.getByRole('list', { name: 'Pošta' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const edges = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().right)),
  );
  const list = await page.getByRole('list', { name: 'Pošta' }).boundingBox();
  const { x = 0, width = 0 } = list ?? {};
  expect(edges).toEqual([Math.round(x + width / 2), Math.round(x + width)]);
});
