import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';

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
  await expect(page.getByRole('textbox', { name: /PIB/ })).toHaveValue('107654321');
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

test('rows are columns from 1060 px on and cards below, and nothing sticks out', async ({
  page,
  api,
  ownEmail,
  signInAsAdmin,
  keepScreen,
}) => {
  const name = `Установа за предшколско васпитање „Ђурђевак“ ${'Žubor-'.repeat(8)}`.slice(0, 90);
  const request = await submitRequest(api, {
    institutionEmail: ownEmail,
    institutionName: name,
    isRequestingVisitHomeExhibition: true,
    homeExhibitionVisitTime: '12:15',
  });
  const payment = { paidOn: dayInBelgrade(new Date()), amount: 500, way: 'cash' };
  await api.call('POST', `/visit-request/${request.id}/payments`, { asStaff: true, body: payment });
  await signInAsAdmin();
  await searchList(page, ownEmail, request.normalizedId);
  const columns = page.getByRole('table', { name: 'Zahtevi za posete' });
  const cards = page.getByRole('list', { name: 'Zahtevi za posete' });
  const height = page.viewportSize()?.height ?? 900;
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  for (const width of [1440, 1366, 1280, 1060]) {
    await page.setViewportSize({ width, height });
    await expect(columns).toBeVisible();
    await expect(cards).toBeHidden();
    await expect.poll(excess, { message: `${width} px` }).toBeLessThanOrEqual(0);
    const hidden = () =>
      columns.evaluate(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth);
    await expect.poll(hidden, { message: `hidden at ${width} px` }).toBe(0);
    // Drawn, and not only said aloud.
    const drawn = async () => (await columns.getByText('Delimično').boundingBox())?.width;
    await expect
      .poll(drawn, { message: `the state of payment at ${width} px` })
      .toBeGreaterThan(40);
  }
  const sort = columns.getByRole('button', { name: 'Posetilaca' });
  await sort.click();
  await expect(columns.getByRole('columnheader', { name: 'Posetilaca' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  // Rows of the order before take no keyboard.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const width of [1280, 1060]) {
    await page.setViewportSize({ width, height });
    const beyond = () =>
      sort.evaluate((button) => {
        const edge = button.closest('th')!.getBoundingClientRect();
        const arrow = button.querySelector('svg')!.getBoundingClientRect();
        return Math.max(arrow.right - edge.right, edge.left - arrow.left);
      });
    await expect.poll(beyond, { message: `the arrow at ${width} px` }).toBeLessThanOrEqual(0);
  }
  // Here an action is its icon alone; its name comes up on the way over it.
  const label = page
    .getByRole('button', { name: `Izbriši ${request.normalizedId}` })
    .getByText('Izbriši');
  await expect(label).toBeHidden();
  await label.locator('..').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(label).toBeVisible();
  await keepScreen('staff-icons');

  for (const width of [1059, 390]) {
    await page.setViewportSize({ width, height });
    await expect(cards).toBeVisible();
    await expect(columns).toBeHidden();
    await expect.poll(excess, { message: `${width} px` }).toBeLessThanOrEqual(0);
    // Its edges are those of the card's other content.
    const confirm = cards.getByRole('button', { name: `Potvrdi ${request.normalizedId}` });
    const beyond = () =>
      confirm.evaluate((button) => {
        const card = button.closest('li')!;
        const room = Number.parseFloat(getComputedStyle(card).paddingRight);
        const edge = card.getBoundingClientRect().right - room;
        return Math.round(button.getBoundingClientRect().right - edge);
      });
    await expect.poll(beyond, { message: `${width} px` }).toBe(0);
  }
});
