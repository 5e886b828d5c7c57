import AxeBuilder from '@axe-core/playwright';

import { expect, test } from './support/journey.ts';

test('a page whose script does not arrive says so inside the layout, and comes back on request', async ({
  page,
  keepScreen,
}) => {
  let refused = 0;
  const script = /\/assets\/souvenir-shop-page-[^/]*\.js$/;
  await page.route(script, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/tickets', { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Suvenirnica' }).click();

  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Strana nije učitana');
  expect(refused).toBeGreaterThan(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(footer).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await keepScreen('public-page-not-loaded');

  await page.unroute(script);
  await page.getByRole('button', { name: 'Osveži stranu' }).click();
  await expect(page).toHaveURL('/souvenirShop');
  await expect(heading).toHaveText('Suvenirnica');
  await expect(page.getByRole('button', { name: 'Osveži stranu' })).toHaveCount(0);
});
