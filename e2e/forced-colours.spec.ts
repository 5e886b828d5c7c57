// Where the system chooses the colours there are no grounds and shadows: edges tell what they told.
import type { Locator } from '@playwright/test';

import { expect, test } from './support/journey.ts';

test.use({ forcedColors: 'active' });

const expectMarked = async (part: Locator, isMarked = true) =>
  expect(part).toHaveCSS('outline-style', isMarked ? 'solid' : 'none');

test('what is chosen, pressed or on top has an edge in the back office', async ({
  page,
  openNewRequest,
}) => {
  await openNewRequest();
  const pages = page.getByRole('navigation', { name: 'Administracija' });
  await page.getByRole('button', { name: 'Nova uplata' }).click();
  await expectMarked(page.getByRole('button', { name: 'Prenos' }));
  await expectMarked(page.getByRole('button', { name: 'Gotovina' }), false);
  await expect(page.getByRole('button', { name: 'Sačuvaj uplatu' })).toHaveCSS(
    'border-top-style',
    'solid',
  );

  await page.goto('/admin/visit-requests');
  await expectMarked(pages.getByRole('link', { name: 'Zahtevi za posete' }));
  await expectMarked(pages.getByRole('link', { name: 'Kalendar' }), false);
  await expectMarked(page.getByRole('link', { name: /^Svi/ }));
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
});
