// Hours and a notice concern every page, so this journey has a server of its own.
import { comingDay } from '@museum/shared/testing/coming-day';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import { expect, testOnOwnServer as test } from './support/journey.ts';
import { submitRequest } from './support/staff.ts';
import { lostTexts } from './support/texts-on-page.ts';

const NOTICE = 'U sredu zatvoreno zbog radova na krovu <hale>.';

test('staff change Saturday’s hours and put up a notice; the site says both at once', async ({
  page,
  browser,
  baseURL,
  signInAsAdmin,
  keepScreen,
}) => {
  test.slow();
  await signInAsAdmin();
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'Posebni dani' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Zatvori Veliki petak/ })).toBeVisible();
  await keepScreen('staff-settings');
  expect(await accessibilityFaults(page)).toEqual([]);

  const hours = page.getByRole('region', { name: 'Radno vreme' });
  await hours.getByRole('textbox', { name: 'Do, subota' }).fill('20');
  await hours.getByRole('button', { name: 'Sačuvaj radno vreme' }).click();
  await expect(
    hours.getByText(/^Zbog ove izmene nijedna predstojeća poseta nije ostala/),
  ).toBeVisible();

  const notice = page.getByRole('region', { name: 'Obaveštenje na sajtu' });
  await notice.getByRole('switch', { name: /^Obaveštenje/ }).click();
  await notice.getByRole('textbox', { name: /^Tekst/ }).fill(NOTICE);
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/settings/notice') && answer.request().method() === 'PUT',
  );
  await notice.getByRole('button', { name: 'Sačuvaj obaveštenje' }).click();
  expect((await saved).status()).toBe(200);
  await keepScreen('staff-settings-saved');

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled,
      viewport: page.viewportSize(),
    });
    const visitor = await context.newPage();
    for (const path of ['/', '/contactUs', '/planirajte-posetu']) {
      await visitor.goto(path);
      await expect(visitor.getByRole('region', { name: 'Obaveštenje' })).toHaveText(NOTICE);
      await expect(visitor.getByRole('contentinfo')).toContainText(/Subota: od 10 do 20\s+h/);
    }
    if (javaScriptEnabled) expect(await accessibilityFaults(visitor)).toEqual([]);
    const data = visitor.locator('script[type="application/ld+json"]');
    expect(await data.textContent()).toContain(
      '"dayOfWeek":"Saturday","opens":"10:00","closes":"20:00"',
    );
    await context.close();
  }
  await page.goto('/');
  await keepScreen('home-with-notice');
});

test('a group whose long name has no blank can be read on a phone when it no longer fits', async ({
  page,
  api,
  signInAsAdmin,
}) => {
  const institutionName = 'Ustanova'.repeat(10);
  await submitRequest(api, { institutionName, visitDate: comingDay(30, 3), visitTime: '10:00' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin();
  await page.goto('/admin/settings');
  const hours = page.getByRole('region', { name: 'Radno vreme' });
  await hours.getByRole('textbox', { name: 'Od, sreda' }).fill('12');
  await hours.getByRole('button', { name: 'Sačuvaj radno vreme' }).click();
  await expect(hours.getByRole('link', { name: institutionName })).toBeVisible();
  await expect.poll(() => lostTexts(page)).toEqual([]);
});
