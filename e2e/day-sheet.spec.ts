import { addDays } from '@museum/shared/primitives/calendar-date';
import { weekdayName } from '@museum/shared/primitives/day-words';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { comingDay } from '@museum/shared/testing/coming-day';
import { pdfText } from '@museum/testing/read-documents';
import { readFile } from 'node:fs/promises';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import { expect, test } from './support/journey.ts';
import { overlappingTexts } from './support/texts-on-page.ts';
import { submitRequest } from './support/staff.ts';

/** Days of a week that no other journey fills, one for each project. */
const ownDay = (project: string, index: number) =>
  comingDay(project === 'phone' ? 51 : 50, 2 + index);

const LONG =
  'Osnovna škola „Nadežda Petrović i Sveti Sava“ sa izdvojenim odeljenjima u Donjem Ćirikovcu';

test('the sheet tells of each group all that is needed at the gate, and how full the house gets', async ({
  page,
  api,
  signInAsAdmin,
  keepScreen,
}, { project }) => {
  const visitDate = ownDay(project.name, 0);
  await submitRequest(api, {
    visitDate,
    visitTime: '11:00',
    visitorAmount: 24,
    numberOfFollowers: 3,
    institutionName: 'Средња школа „Доситеј“',
  });
  await submitRequest(api, {
    visitDate,
    visitTime: '09:45',
    visitorAmount: 46,
    numberOfFollowers: 4,
    institutionName: LONG,
    institutionPhone: '+381 64 000 1204',
    ageGroupType: 'ELEMENTARY_SCHOOL',
    comment: '4 para kolica',
    dinnerRequest: buildDinnerRequest({
      timeOfDinner: '12:30',
      additionalComments: '1 dete: kikiriki',
    }),
  });
  await signInAsAdmin();
  await page.goto(`/admin/day/${visitDate}`);

  const groups = page.getByRole('region', { name: 'Dolaze (2)' }).getByRole('listitem');
  const first = groups.first();
  for (const words of ['09:45', LONG, '46 + 4', 'I–IV razred', '12:30', '4 para kolica'])
    await expect(first).toContainText(words);
  await expect(first.getByText('1 dete: kikiriki')).toBeVisible();
  await expect(first.getByText('Primljeno')).toBeVisible();
  await expect(first.getByText('Nije plaćeno')).toBeVisible();
  await expect(first.getByRole('link', { name: '+381 64 000 1204' })).toHaveAttribute(
    'href',
    'tel:+381640001204',
  );
  await expect(groups.nth(1).getByText('Средња школа „Доситеј“')).toBeVisible();
  // Beside each other: below each other they kept the groups off a phone's first screen.
  const { height } = (await page.getByRole('list', { name: 'Zbir dana' }).boundingBox())!;
  expect(height).toBeLessThan(120);
  // On a phone the places are folded away above the groups.
  if (project.name === 'phone') await page.locator('summary', { hasText: 'Mesta' }).click();
  const zones = page.getByRole('list', { name: 'Zauzetost po zonama' });
  // Both are in the centre from eleven on: 46 + 4 and 24 + 3.
  await expect(zones.getByText(/^77 osoba, najviše 77 od /)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await keepScreen('day-sheet');
});

test('headings stand in one line, an allergy and what is given back have room for their words, also on a small desk', async ({
  page,
  api,
  signInAsAdmin,
}, { project }) => {
  const visitDate = ownDay(project.name, 5);
  const comment = '1 dete: alergija na kikirikije';
  const { id } = await submitRequest(api, { visitDate, comment });
  await api.call('POST', `/visit-request/${id}/payments`, {
    body: { paidOn: '2026-11-20', amount: 90_000, way: 'transfer', note: null },
    asStaff: true,
  });
  await signInAsAdmin();
  await page.goto(`/admin/day/${visitDate}`);
  const sheet = page.getByRole('region', { name: 'Dolaze (1)' });
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = () =>
      sheet
        .locator('[aria-hidden] > span', { hasText: /^Vreme$|^Ljudi|^Napomene$/ })
        .evaluateAll((all) =>
          all.map((heading) => {
            const range = document.createRange();
            range.selectNodeContents(heading);
            return range.getClientRects().length;
          }),
        );
    await expect.poll(lines, { message: `${width} px` }).toEqual([1, 1, 1]);
    // The longest word of an allergy, "kikirikije", takes 74 pixels.
    const words = sheet.getByText('1 dete: alergija na kikirikije');
    const room = async () => (await words.boundingBox())?.width;
    await expect.poll(room, { message: `${width} px` }).toBeGreaterThan(74);
    const back = sheet.getByText(/^vratiti/);
    const details = sheet.getByRole('link', { name: /^Detalji/ });
    const gap = async () => {
      const [box, next] = [await back.boundingBox(), await details.boundingBox()];
      return box && next ? next.x - box.x - box.width : undefined;
    };
    await expect.poll(gap, { message: `${width} px` }).toBeGreaterThan(0);
  }
});

test('groups of thousands leave the guide and the stage, and their debts the other sums, their places', async ({
  page,
  api,
  signInAsAdmin,
}, { project }) => {
  const visitDate = ownDay(project.name, 2);
  // 9999 children come to four millions.
  for (const visitTime of ['09:00', '11:00', '13:00'])
    await submitRequest(api, {
      visitDate,
      visitTime,
      visitorAmount: 9999,
      numberOfFollowers: 1120,
    });
  await signInAsAdmin();
  await page.goto(`/admin/day/${visitDate}`);
  const sums = page.getByRole('list', { name: 'Zbir dana' });
  const sheet = page.getByRole('region', { name: 'Dolaze (3)' });
  const people = sheet.getByText('9.999 + 1.120').first();
  const stage = sheet.getByText('Primljeno').first();
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(people).toBeVisible();
    await expect.poll(() => overlappingTexts(sums), { message: `${width} px` }).toEqual([]);
    await expect.poll(() => overlappingTexts(sheet), { message: `${width} px` }).toEqual([]);
    const cut = () => stage.evaluate((words) => words.scrollWidth - words.clientWidth);
    await expect.poll(cut, { message: `${width} px` }).toBe(0);
  }
});

test('twelve groups with long names are printed on one sheet of paper, and are one page of PDF', async ({
  page,
  api,
  signInAsAdmin,
}, { project }) => {
  const visitDate = ownDay(project.name, 1);
  for (let group = 0; group < 12; group += 1)
    await submitRequest(api, {
      visitDate,
      visitTime: `${9 + Math.floor(group / 2)}:00`.padStart(5, '0'),
      institutionName: LONG,
      comment: 'Stižu sa dva autobusa, jedno dete koristi kolica: rampa i lift',
      homeExhibitionVisitTime: '10:45',
    });
  await signInAsAdmin();
  await page.goto(`/admin/day/${visitDate}`);
  await expect(page.getByRole('heading', { name: 'Dolaze (12)' })).toBeVisible();

  const printed = await pdfText(await page.pdf({ preferCSSPageSize: true }));

  expect(printed.pages).toBe(1);
  expect(printed.text).toContain(`Dnevni list · ${weekdayName(visitDate)}`);
  expect(printed.text.match(/\+381/g)?.length).toBeGreaterThanOrEqual(12);
  expect(printed.text).toMatch(/Odštampano \p{L}+, \d+\. \d+\. \d{4}\. u \d\d:\d\d;/u);
  // Beside each box, to write on how many came.
  expect(printed.text.match(/_{8}/g)).toHaveLength(12);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi PDF dnevnog lista' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`dnevni-list-${visitDate}.pdf`);
  expect((await pdfText(await readFile(await download.path()))).pages).toBe(1);
});

test('an empty day says so, and the arrows lead to its neighbours', async ({
  page,
  signInAsAdmin,
}, { project }) => {
  const empty = ownDay(project.name, 3);
  await signInAsAdmin();
  await page.goto(`/admin/day/${empty}`);

  await expect(page.getByRole('heading', { name: /niko nije najavljen$/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator('#sadrzaj').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`/admin/day/${addDays(empty, 1)}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`/admin/day/${addDays(empty, -1)}`);
});
