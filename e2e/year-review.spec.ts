import { readFile } from 'node:fs/promises';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import { expect, test } from './support/journey.ts';
import { confirmVisit, submitRequest } from './support/staff.ts';

// No other journey books a day so far ahead.
const YEAR = new Date().getFullYear() + 2;

test('staff read what a year comes to, and take it home as a workbook', async ({
  page,
  api,
  ownEmail,
  signInAsAdmin,
  keepScreen,
}, { project }) => {
  const [month, name] = project.name === 'phone' ? ['04', 'April'] : ['03', 'Mart'];
  const visit = {
    contactType: 'institution',
    institutionEmail: ownEmail,
    visitDate: `${YEAR}-${month}-12`,
    visitorAmount: 1,
    numberOfFollowers: 0,
  } as const;
  await signInAsAdmin();
  await page.goto(`/admin/year-review/${YEAR}`);
  const line = page.getByRole('row', { name });
  await expect(line).toBeVisible();
  const before = await line.textContent();

  // It follows a colleague.
  await confirmVisit(api, await submitRequest(api, visit));
  await expect(line).not.toHaveText(before ?? '');
  await expect(page.getByRole('table', { name: 'Ko je zakazao' })).toContainText('Institucija');
  expect(await accessibilityFaults(page)).toEqual([]);
  await keepScreen('year-review');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`godisnji-pregled-${YEAR}.xlsx`);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});
