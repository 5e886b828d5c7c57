import { comingDay } from '@museum/shared/testing/coming-day';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { emptyMealChoices } from '@museum/shared/meals/meal-choices';
import { pdfText } from '@museum/testing/read-documents';

import type { ApiClient } from './support/api-client.ts';
import { accessibilityFaults } from './support/accessibility-faults.ts';
import { expect, test } from './support/journey.ts';
import { storedRequest, submitRequest } from './support/staff.ts';

/** Days that no other journey uses, and each project its own. */
const ownDay = (project: string, days: number) =>
  comingDay(project === 'phone' ? 53 : 52, 2 + days);

type Lunch = Parameters<typeof buildDinnerRequest>[0];

const school = (portions: number, rest: Lunch = {}) =>
  buildDinnerRequest({
    ...(emptyMealChoices() as unknown as Lunch),
    hasSchoolDinner: true,
    schoolDinnerAmount: portions,
    timeOfDinner: '12:30',
    ...rest,
  });

/** Changes the lunch as staff do. */
async function changePortions(api: ApiClient, id: number, schoolDinnerAmount: number) {
  const before = await storedRequest(api, id);
  const dinnerRequest = { ...before.dinnerRequest, schoolDinnerAmount };
  await api.call('PUT', '/visit-request', { asStaff: true, body: { ...before, dinnerRequest } });
}

test('a lunch is on the kitchen’s board, is taken note of, and what changes then is marked until it is taken note of again', async ({
  page,
  api,
  signInAsAdmin,
  keepScreen,
}, { project }) => {
  const visitDate = ownDay(project.name, 0);
  const institutionName = `OŠ „Kuhinja ${project.name}“`;
  const { id } = await submitRequest(api, {
    visitDate,
    institutionName,
    isRequestingDinner: true,
    dinnerRequest: school(12, { additionalComments: 'Dvoje dece ne jede gluten.' }),
  });
  await signInAsAdmin();
  await page.goto(`/admin/kitchen/${visitDate}`);
  const serving = page.getByRole('region', { name: '12:30' });
  const strip = page.getByRole('region', { name: 'Preuzimanje' });

  await expect(serving).toContainText('12Školski obrok');
  await expect(serving).toContainText(`Dvoje dece ne jede gluten. (${institutionName})`);
  await expect(strip).toContainText('Još nije preuzeto');
  await page.getByRole('button', { name: 'Preuzeto' }).click();
  await expect(strip).toContainText('Posle toga nema promena');

  await changePortions(api, id, 16);
  await expect(strip).toContainText('1 promena od „Preuzeto“');
  await expect(strip).toContainText(`12:30 ${institutionName}: školski obrok 12 → 16`);
  await expect(serving).toContainText('bilo 12 → 16');
  await expect(page.getByRole('region', { name: 'Za ceo dan' })).toContainText('Pomfritbilo 12');
  expect(await accessibilityFaults(page)).toEqual([]);
  await keepScreen('kitchen');

  await page.getByRole('button', { name: 'Preuzeto' }).click();
  await expect(strip).toContainText('Posle toga nema promena');
  await expect(serving).not.toContainText('bilo');
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(strip).toContainText('1 promena od „Preuzeto“');
});

test('the board is one click from the list, its week another one; both fit their screen and their paper', async ({
  page,
  api,
  signInAsAdmin,
  keepScreen,
}, { project }) => {
  const visitDate = ownDay(project.name, 1);
  const { id } = await submitRequest(api, {
    visitDate,
    institutionName: 'Основна школа „Краљ Петар Први Карађорђевић“ са одељењима у Великом Шебеку',
    isRequestingDinner: true,
    dinnerRequest: school(46),
  });
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Otvorite meni' }).click();
  await page.getByRole('link', { name: 'Kuhinja' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Kuhinja/ })).toBeVisible();

  await page.goto(`/admin/kitchen/${visitDate}`);
  const serving = page.getByRole('region', { name: '12:30' });
  await expect(serving).toContainText('Шебеку');
  const all = await serving.locator('..').boundingBox();
  expect((await serving.boundingBox())?.width).toBe(all?.width);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('☐ izdato')).toBeVisible();
  await expect(page.getByText(/^odštampano \d+\. \d+\. u \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preuzeto' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Nabavka za nedelju' }).click();
  await expect(page.getByRole('row', { name: /^Pomfrit/ })).toContainText('46');
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await keepScreen('kitchen-week');
  const printed = await pdfText(await page.pdf({ preferCSSPageSize: true }));
  expect(printed.pages).toBe(1);
  expect(printed.text).toContain('Pomfrit');

  await changePortions(api, id, 9999);
  await expect(page.getByRole('row', { name: /^Pomfrit/ })).toContainText('9.999');
  await page.setViewportSize({ width: 320, height: 640 });
  const table = await page.getByRole('table').boundingBox();
  const note = await page.getByText('≈ je primer').boundingBox();
  expect(table?.width, 'the table stays on its sheet').toBe(note?.width);
});
