import type { VisitRequestBody } from '@museum/shared/testing/build-visit-request';
import { comingDay } from '@museum/shared/testing/coming-day';
import type { Locator, Page } from '@playwright/test';

import { accessibilityFaults } from './support/accessibility-faults.ts';
import type { ApiClient } from './support/api-client.ts';
import { expect, test } from './support/journey.ts';
import { confirmVisit, storedRequest, submitRequest } from './support/staff.ts';

/** The Tuesday and the Wednesday of the week that comes: a run may have begun the week before. */
const tuesday = () => comingDay(1, 2);
const wednesday = () => comingDay(1, 3);

/** A day of its own for a test that fills it. */
const ownDay = (weeksAhead: number) => comingDay(1 + weeksAhead, 2);

async function book(api: ApiClient, request: Partial<VisitRequestBody>, isFirm = true) {
  const created = await submitRequest(api, request);
  if (isFirm) await confirmVisit(api, created);
  return created;
}

/** Presses things and counts it. */
function countClicks() {
  let clicks = 0;
  return {
    press: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    clicks: () => clicks,
  };
}

const block = (page: Page, name: string) =>
  page.getByRole('gridcell').getByRole('button', { name }).first();

const openDay = async (page: Page, date: string) => {
  await page.goto(`/admin/calendar?view=day&date=${date}`);
  await expect(page.getByRole('grid')).toBeVisible();
};

test('who comes on Tuesday, and whether ten is full, is two clicks from the list', async ({
  page,
  api,
  signInAsAdmin,
  keepScreen,
}) => {
  const institutionName = `OŠ „Utorak ${crypto.randomUUID().slice(0, 8)}“`;
  await book(api, {
    visitDate: tuesday(),
    visitTime: '10:00',
    visitorAmount: 260,
    institutionName,
  });
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');
  const { press, clicks } = countClicks();

  await press(page.getByRole('link', { name: 'Kalendar' }));
  await press(page.getByRole('link', { name: 'Sledeća nedelja' }));

  await expect(block(page, institutionName)).toBeVisible();
  const ten = page.locator(`[role="gridcell"][data-date="${tuesday()}"][data-hour="10"]`);
  await expect(ten.getByText(/^Puno 10:00–/)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(2);
  await keepScreen('calendar-week');
});

test('a school that calls is moved to Wednesday by six clicks, and told so', async ({
  page,
  api,
  mailbox,
  ownEmail,
  signInAsAdmin,
}) => {
  const institutionName = `OŠ „Sreda ${ownEmail.slice(6, 14)}“`;
  const { id } = await book(api, {
    visitDate: tuesday(),
    visitTime: '15:45',
    visitorAmount: 3,
    numberOfFollowers: 0,
    institutionName,
    institutionEmail: ownEmail,
  });
  await signInAsAdmin();
  await page.goto('/admin/visit-requests');
  const { press, clicks } = countClicks();

  await press(page.getByRole('link', { name: 'Kalendar' }));
  await press(page.getByRole('link', { name: 'Sledeća nedelja' }));
  await press(block(page, institutionName));
  await press(page.getByRole('button', { name: 'Premesti' }));
  const panel = page.getByRole('dialog', { name: 'Premesti posetu' });
  await press(panel.getByRole('button', { name: /^sre / }));
  await expect(panel.getByText(/Izmena posete: .* u 15:45/)).toBeVisible();
  await press(panel.getByRole('button', { name: 'Premesti i pošalji' }));

  await expect(page.getByText(/^Premešteno na sre .* u 15:45, mejl čeka slanje$/)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(6);
  expect(await storedRequest(api, id)).toMatchObject({
    visitDate: wednesday(),
    stage: 'confirmed',
  });
  const mails = await mailbox.waitFor(ownEmail, 2);
  expect(mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Izmena posete/),
  );
  const moved = page.locator(`[role="gridcell"][data-date="${wednesday()}"]`);
  await expect(moved.getByRole('button', { name: institutionName })).toBeFocused();
});

test('a school that calls is found in the list, shown in the calendar and moved to Wednesday by six clicks', async ({
  page,
  api,
  ownEmail,
  signInAsAdmin,
}) => {
  const institutionName = `OŠ „Poziv ${ownEmail.slice(6, 14)}“`;
  const request = { visitDate: tuesday(), visitTime: '15:30', visitorAmount: 3 };
  const { id } = await book(api, { ...request, institutionName }, false);
  await signInAsAdmin();
  await page.goto(`/admin/visit-requests?search=${encodeURIComponent(institutionName)}`);
  const { press, clicks } = countClicks();

  await press(page.getByRole('button', { name: /^Još radnji: / }));
  await press(page.getByRole('menuitem', { name: 'Pokaži u kalendaru' }));
  const group = page.getByRole('dialog', { name: institutionName });
  await press(group.getByRole('button', { name: 'Premesti' }));
  const panel = page.getByRole('dialog', { name: 'Premesti posetu' });
  await press(panel.getByRole('button', { name: /^sre / }));
  await press(panel.getByRole('button', { name: 'Premesti' }));

  await expect(page.getByText(/^Premešteno na sre /)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(6);
  expect(await storedRequest(api, id)).toMatchObject({ visitDate: wednesday() });
});

test('a group is dragged to another time, and where it does not fit a reason is asked for', async ({
  page,
  api,
  signInAsAdmin,
  keepScreen,
}) => {
  const visitDate = ownDay(20);
  await book(api, { visitDate, visitTime: '12:00', visitorAmount: 230, numberOfFollowers: 0 });
  const institutionName = 'OŠ „Vučena“';
  const { id } = await book(api, { visitDate, visitTime: '09:00', institutionName });
  await signInAsAdmin();
  await openDay(page, visitDate);

  // Taken up where it is once it stands still.
  await block(page, institutionName).hover({ position: { x: 20, y: 20 } });
  const box = await block(page, institutionName).boundingBox();
  const board = await page.getByRole('grid').boundingBox();
  if (!box || !board) throw new Error('Nothing to drag');
  // The board shows ten hours; twelve o'clock is three of them on.
  const [x, y] = [box.x + 20, box.y + 20];
  await page.mouse.down();
  await page.mouse.move(x + board.width * 0.15, y, { steps: 4 });
  await page.mouse.move(x + board.width * 0.3, y, { steps: 4 });
  await expect(page.getByText('12:00 · 27 os.')).toBeVisible();
  await page.mouse.up();

  const panel = page.getByRole('dialog', { name: 'Premesti posetu' });
  await panel.getByRole('checkbox', { name: 'Ne šalji mejl' }).check();
  await panel.getByRole('button', { name: 'Premesti bez mejla' }).click();
  await expect(panel.getByText('Nema dovoljno mesta')).toBeVisible();
  expect((await storedRequest(api, id)).visitTime).toBe('09:00');
  await keepScreen('calendar-move-conflict');
  await panel.getByRole('textbox', { name: /^Razlog/ }).fill('Grupa počinje u parku');
  await panel.getByRole('button', { name: 'Premesti ipak' }).click();

  await expect(page.getByText(/u 12:00, mejl nije poslat$/)).toBeVisible();
  expect((await storedRequest(api, id)).visitTime).toBe('12:00');
});

test('a group is moved by the keyboard alone', async ({ page, api, signInAsAdmin }) => {
  const visitDate = ownDay(21);
  const institutionName = 'OŠ „Tastatura“';
  const { id } = await book(api, { visitDate, visitTime: '10:00', institutionName }, false);
  await signInAsAdmin();
  await openDay(page, visitDate);

  // The board is one stop; its first group has it.
  await page.getByRole('link', { name: 'Spomen-kuća' }).focus();
  await page.keyboard.press('Tab');
  await expect(block(page, institutionName)).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Premesti posetu' });
  await expect(panel.getByRole('textbox', { name: 'Vreme posete' })).toHaveValue('09:45');
  await panel.getByRole('button', { name: 'Premesti', exact: true }).click();

  await expect(page.getByText(/u 09:45, mejl nije poslat$/)).toBeVisible();
  expect((await storedRequest(api, id)).visitTime).toBe('09:45');
  await expect(block(page, institutionName)).toBeFocused();
});

test('the boards have no barrier and stick out nowhere at any width', async ({
  page,
  api,
  signInAsAdmin,
}) => {
  test.slow();
  const visitDate = ownDay(22);
  await book(api, {
    visitDate,
    institutionName:
      'Средња школа за образовање одраслих „Доситеј Обрадовић“ са домом ученика, Свилајнац',
  });
  await book(api, { visitDate, visitTime: '11:07', homeExhibitionVisitTime: '12:00' }, false);
  await signInAsAdmin();

  for (const view of ['month', 'week', 'guides', 'day']) {
    await page.goto(`/admin/calendar?view=${view}&date=${visitDate}`);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByText(/\d čeka/).first()).toBeVisible();
      const isWide = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
      await expect.poll(isWide, { message: `${view}, ${width} px` }).toBe(false);
      expect(await accessibilityFaults(page), `${view}, ${width} px`).toEqual([]);
      if (view !== 'day') continue;

      await page
        .getByRole('button', { name: /Доситеј Обрадовић/ })
        .first()
        .click();
      // While it appears, its colours are between its own and the board's.
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
      expect(await accessibilityFaults(page), `the group, ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('week and day on a small desk say all of how many persons come', async ({
  page,
  api,
  signInAsAdmin,
}, { project }) => {
  const visitDate = comingDay(project.name === 'desktop' ? 73 : 74, 3);
  await submitRequest(api, { visitDate, visitTime: '10:45', visitorAmount: 9999 });
  await signInAsAdmin();
  await page.setViewportSize({ width: 1280, height: 720 });
  const facts = page.locator('main [data-group] small').first();
  for (const view of ['week', 'day']) {
    await page.goto(`/admin/calendar?view=${view}&date=${visitDate}`);
    await expect(facts).toHaveText(/^10:45 · 10\.002\sos\./);
    const cut = () => facts.evaluate((own) => own.scrollWidth - own.clientWidth);
    await expect.poll(cut, { message: view }).toBe(0);
  }
});

test('the zones of a day stand in even rows at every width', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin();
  await page.goto(`/admin/calendar?view=day&date=${wednesday()}`);
  const links = page.getByRole('navigation', { name: 'Zone' }).getByRole('link');
  for (const [width, perRow] of [
    [320, [2, 2]],
    [390, [2, 2]],
    [768, [4]],
    [1280, [4]],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const rows = async () => {
      const tops = await links.evaluateAll((all) =>
        all.map((link) => Math.round(link.getBoundingClientRect().top)),
      );
      return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    };
    await expect.poll(rows, { message: `${width} px` }).toEqual(perRow);
  }
});
