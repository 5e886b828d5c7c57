import type { Page } from '@playwright/test';

import { holdBack, waitForAnswers } from './support/answering-page.ts';
import { expect, test } from './support/journey.ts';
import { requestKeyOf, submitRequest } from './support/staff.ts';

test.use({ reducedMotion: 'reduce' });

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const cardLink = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: `Detaljnije – ${title}` });

test('the way back leads to the place that was left, also past a reload', async ({ page }) => {
  await page.goto('/exhibitions', { waitUntil: 'networkidle' });
  await cardLink(page, 'Mamut').scrollIntoViewIfNeeded();
  const left = await placeOf(page);
  expect(left).toBeGreaterThan(300);
  await cardLink(page, 'Mamut').click();
  await expect(page).toHaveTitle(/^Mamut/);
  expect(await placeOf(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(/^Izložbe/);
  await expect.poll(() => placeOf(page)).toBe(left);

  await page.goForward();
  await expect(page).toHaveTitle(/^Mamut/);
  await page.reload();
  await waitForAnswers(page);
  await page.goBack();
  await expect(page).toHaveTitle(/^Izložbe/);
  await expect.poll(() => placeOf(page)).toBe(left);
});

test('the way back leads also to a place that was reached before the program came', async ({
  page,
}) => {
  const bring = await holdBack(page, /\/assets\/main-[^/]*\.js$/);
  await page.goto('/exhibitions');
  await cardLink(page, 'Mamut').scrollIntoViewIfNeeded();
  const left = await placeOf(page);
  expect(left).toBeGreaterThan(300);
  bring();
  await waitForAnswers(page);
  await cardLink(page, 'Mamut').click();
  await expect(page).toHaveTitle(/^Mamut/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Izložbe/);
  await expect.poll(() => placeOf(page)).toBe(left);
});

test('a reload keeps the place', async ({ page }) => {
  await page.goto('/tickets', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.scrollTo(0, 900);
  });
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => placeOf(page)).toBe(900);
});

test('a reload keeps the place on the page of a request, also at its end', async ({
  page,
  api,
}) => {
  const request = await submitRequest(api);
  await page.goto(`/moj-zahtev#${await requestKeyOf(api, request)}`, { waitUntil: 'networkidle' });
  for (const place of [600, Number.MAX_SAFE_INTEGER]) {
    await page.evaluate((top) => {
      window.scrollTo(0, top);
    }, place);
    const left = await placeOf(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByText(request.normalizedId).first()).toBeAttached();
    await expect.poll(() => placeOf(page)).toBe(left);
  }
});

test('a reload of the page of a request that can’t be read leads to why', async ({ page, api }) => {
  const request = await submitRequest(api);
  await page.goto(`/moj-zahtev#${await requestKeyOf(api, request)}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.route('**/api/v1/my-request', (route) => route.fulfill({ status: 400 }));
  await page.reload();
  const why = page.getByText('Zahtev trenutno ne možemo da prikažemo');
  await expect(why).toBeInViewport();
  await expect.poll(() => placeOf(page)).toBe(0);
});

test('staff keep the place over a reload, though the page comes after its program', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/settings');
  await expect(page.getByRole('region', { name: 'Vodiči' })).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, 900);
  });
  await page.reload();
  await expect.poll(() => placeOf(page)).toBe(900);

  // Opened anew it is read from its top.
  await page.goto('/admin/settings');
  await expect(page.getByRole('region', { name: 'Vodiči' })).toBeVisible();
  expect(await placeOf(page)).toBe(0);
});

test('a link to the page one is on leads to its top', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Dino kamp' }).click();
  await expect.poll(() => placeOf(page)).toBe(0);
  await footer.getByRole('link', { name: 'Izložbe' }).click();
  await expect(page).toHaveTitle(/^Izložbe/);
  expect(await placeOf(page)).toBe(0);
});

test('a link to the page one came to from a newsletter leads to its top', async ({ page }) => {
  await page.goto('/exhibitions?utm_source=bilten', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Izložbe' }).click();
  await expect(page).toHaveURL(/\/exhibitions$/);
  await expect.poll(() => placeOf(page)).toBe(0);
});

test('the address of a section opens the page there, below the top bar', async ({ page }) => {
  for (const [address, name] of [
    ['/#kako-do-nas', 'Kako do nas'],
    ['/tickets#grupne-ulaznice', 'Grupne ulaznice'],
  ] as const) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toBeInViewport();
    const { height } = (await page.getByRole('banner').boundingBox())!;
    const top = async () => (await heading.boundingBox())?.y;
    await expect.poll(top).toBeGreaterThan(height);
    await expect.poll(top).toBeLessThan(250);
  }
});

test('the address of a section leads there also where staff wait for the page', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  const bring = await holdBack(page, /\/admin\/settings\/guides$/);
  await page.goto('/admin/settings#vodici', { waitUntil: 'load' });
  const heading = page.getByRole('heading', { name: 'Vodiči' });
  await expect(heading).toBeHidden();
  bring();
  await expect(heading).toBeInViewport();
});
