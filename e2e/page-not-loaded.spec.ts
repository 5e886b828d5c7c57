import { accessibilityFaults } from './support/accessibility-faults.ts';
import { holdBack, openAnswering, waitForAnswers } from './support/answering-page.ts';
import { expect, test } from './support/journey.ts';

test('a page whose script is late shows within 300 ms that it is coming', async ({ page }) => {
  const asked = Promise.withResolvers<undefined>();
  const arrival = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/souvenir-shop-[^/]*\.js$/, async (route) => {
    asked.resolve(undefined);
    await arrival.promise;
    await route.continue();
  });
  await page.clock.install();
  await openAnswering(page, '/tickets');
  const progress = page.getByRole('progressbar', { name: 'Učitavanje strane' });
  await expect(progress).toHaveCount(0);
  // The page's own clock: a busy machine makes no difference.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suvenirnica' }).click();
  // The page has begun to wait for its script, and counts.
  await asked.promise;
  await page.clock.runFor(299);
  await expect(progress).toBeVisible();
  await page.clock.resume();
  expect(await accessibilityFaults(page)).toEqual([]);
  arrival.resolve(undefined);
  await expect(page).toHaveTitle(/^Suvenirnica/);
  await expect(progress).toHaveCount(0);
});

test('a page whose script does not arrive says so inside the layout, and comes back on request', async ({
  page,
  keepScreen,
}) => {
  let refused = 0;
  const script = /\/assets\/souvenir-shop-[^/]*\.js$/;
  await page.route(script, (route) => {
    refused += 1;
    return route.abort();
  });
  await openAnswering(page, '/tickets');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Suvenirnica' }).click();

  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Strana nije učitana');
  expect(refused).toBeGreaterThan(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(footer).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await keepScreen('public-page-not-loaded');

  await page.unroute(script);
  await page.getByRole('button', { name: 'Osvežite stranu' }).click();
  await expect(page).toHaveURL('/souvenirShop');
  await expect(heading).toHaveText('Suvenirnica');
  await expect(page.getByRole('button', { name: 'Osvežite stranu' })).toHaveCount(0);
});

test('a page stays, and sends, when the file of its toasts does not arrive', async ({
  page,
  ownEmail,
}) => {
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/toast-host-'),
  );
  await page.route(/\/assets\/toast-host-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/contactUs');
  await refused;
  await page.getByLabel('Ime').fill('Mira Đurić');
  await page.getByLabel('E-mail').fill(ownEmail);
  await page.getByLabel('Poruka').fill('Da li radite nedeljom?');
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(page.getByLabel('Poruka')).toHaveValue('');
});

for (const [late, files] of [
  ['the program', /\/assets\/main-[^/]*\.js$/],
  ['the page’s own file', /\/assets\/home-page-[^/]*\.js$/],
] as const) {
  test(`what is pressed before ${late} has come is done once it is there`, async ({ page }) => {
    const bring = await holdBack(page, files);
    const asked = page.waitForRequest(files);
    await page.goto('/');
    await asked;
    await page.getByRole('button', { name: 'Zaustavite: Utisci posetilaca' }).click();
    bring();
    await waitForAnswers(page);
    await expect(page.getByRole('button', { name: 'Pokrenite: Utisci posetilaca' })).toBeVisible();
  });
}

test('a menu that the browser has opened stays open when the program comes', async ({ page }) => {
  const bring = await holdBack(page, /\/assets\/main-[^/]*\.js$/);
  await page.goto('/tickets');
  await page.getByRole('banner').getByRole('button', { name: 'Muzej i park' }).click();
  const link = page.getByRole('list', { name: 'Muzej i park' }).getByRole('link').first();
  await expect(link).toBeVisible();
  bring();
  await waitForAnswers(page);
  await link.click();
  await expect(page).not.toHaveURL('/tickets');
});
