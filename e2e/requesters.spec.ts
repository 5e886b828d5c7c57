import { readFile } from 'node:fs/promises';

import { comingDay } from '@museum/shared/testing/coming-day';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import { expect, test } from './support/journey.ts';
import { submitRequest } from './support/staff.ts';

test('staff find a school, see its next visit and take the list home', async ({
  page,
  api,
  ownEmail,
  signInAsAdmin,
}) => {
  const name = `Škola ${ownEmail}`;
  const ofSchool = {
    contactType: 'institution',
    institutionName: name,
    // No other journey's.
    institutionPib: String(Date.now()).slice(-9),
  } as const;
  await submitRequest(api, { ...ofSchool, visitDate: comingDay(58, 3) });
  await signInAsAdmin();
  await page.goto('/admin/requesters');
  await page.getByRole('searchbox', { name: 'Naziv, mesto ili PIB' }).fill(name);
  await page.getByRole('button', { name: 'Sa najavom' }).click();
  const link = page.getByRole('link', { name });
  await expect(page.getByText('Naručioci: 1')).toBeAttached();
  await expect(link).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^narucioci-\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await link.click();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
});
