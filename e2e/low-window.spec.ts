// A screen of 1280 × 1024 pixels enlarged to 400 % (WCAG 1.4.10); a phone on its side is little higher.
import type { Page } from '@playwright/test';

import { expect, test } from './support/journey.ts';
import { lostTexts } from './support/texts-on-page.ts';
import { openVisitRequestForm } from './support/visit-request-form.ts';

test.use({ viewport: { width: 320, height: 256 } });

/** How much of the window's height no bar takes while a field has the focus, in pixels. */
const roomFor = async (page: Page, name: string) => {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.checkVisibility(),
    );
    const seen = bars.map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return innerHeight - seen.reduce((sum, height) => sum + height, 0);
  });
};

test('bars leave room for what is filled in', async ({ page, openNewRequest }) => {
  await openVisitRequestForm(page);
  expect(await roomFor(page, 'Matični broj agencije')).toBeGreaterThan(160);

  await openNewRequest();
  await page.getByRole('textbox', { name: 'Broj pratilaca' }).fill('9');
  await expect(page.getByText('Nesačuvane izmene')).toBeVisible();
  expect(await roomFor(page, 'Ukupno posetilaca')).toBeGreaterThan(160);
});

test('a dialog scrolls as a whole', async ({ page, openNewRequest }) => {
  await openNewRequest();
  await page.getByRole('button', { name: /^Pregled: Primili smo zahtev/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('iframe')).toBeVisible();
  const windows = await dialog
    .locator('*')
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) =>
            part.scrollHeight > part.clientHeight + 1 &&
            /auto|scroll/.test(getComputedStyle(part).overflowY),
        ).length,
    );
  expect(windows, 'scrolling parts inside the dialog').toBe(0);
  expect(await dialog.evaluate((paper) => paper.scrollHeight - paper.clientHeight)).toBeGreaterThan(
    100,
  );
});

test('the settings can all be read', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin();
  await page.goto('/admin/settings');
  await expect(page.getByRole('region', { name: 'Mesta i boravak' })).toBeVisible();
  await expect.poll(() => lostTexts(page)).toEqual([]);
});
