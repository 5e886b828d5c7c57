import { comingDay } from '@museum/shared/testing/coming-day';
import type { BrowserContext, Page } from '@playwright/test';

import { expect, test } from './support/journey.ts';
import { confirmVisit, openColleague, openDetails, submitRequest } from './support/staff.ts';

/** Told at once, and not only when the page asks again after 30 s; how soon, `pnpm bench` measures. */
const SOON = { timeout: 10_000 };

/** A Wednesday of its own for each test: on a Monday the house is closed. */
const ownDay = (weeks: number) => comingDay(weeks + 42, 3);

/** The streams that the tabs of a browser have asked for. */
function streamsOf(context: BrowserContext): string[] {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/admin/events')) streams.push(request.url());
  });
  return streams;
}

/** Opens an address and waits until nothing that happens is missed any more. */
async function openLive(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a colleague’s confirmation, and what comes in, are told to the open sheet and calendar', async ({
  page,
  context,
  browser,
  api,
  baseURL,
  ownEmail,
  signInAsAdmin,
  keepScreen,
}) => {
  const visitDate = ownDay(1);
  const institutionName = 'OŠ „Uživo“';
  const request = await submitRequest(api, {
    visitDate,
    institutionName,
    institutionEmail: ownEmail,
  });
  const streams = streamsOf(context);
  await signInAsAdmin();
  await openLive(page, `/admin/day/${visitDate}`);
  const calendar = await context.newPage();
  await openLive(calendar, `/admin/calendar?view=day&date=${visitDate}`);
  await expect(page.getByText(/^Uživo/)).toBeVisible();
  const received = page.getByText('Primljeno').filter({ visible: true }).first();
  await expect(received).toBeVisible();
  await expect(calendar.getByText('Primljeno').filter({ visible: true }).first()).toBeVisible();

  const colleague = await openColleague(browser, api, baseURL);
  await openDetails(colleague, request);
  const section = colleague.getByRole('region', { name: 'Potvrda termina' });
  await section.getByRole('button', { name: 'Potvrdi' }).click();
  const panel = colleague.getByRole('dialog', { name: 'Potvrdi termin' });
  // A mail is not looked at here: while its PDF is drawn, the server of a busy machine tells nobody.
  await panel.getByRole('checkbox', { name: 'Ne šalji mejl' }).check();
  // The outline lasts for four seconds: it is looked for before it comes.
  const outlined = expect(calendar.locator('[data-news]').first()).toBeVisible(SOON);
  await panel.getByRole('button', { name: 'Potvrdi bez mejla' }).click();

  await Promise.all([expect(received).toHaveCount(0, SOON), outlined]);
  await expect(page.getByText(/^Uživo, poslednja promena u \d\d:\d\d$/)).toBeVisible();
  await keepScreen('live-day');

  const second = `${institutionName} druga`;
  await submitRequest(api, { visitDate, visitTime: '12:00', institutionName: second });
  await expect(page.getByRole('heading', { name: second })).toBeVisible(SOON);
  // Both tabs hear it by one stream.
  expect(streams).toHaveLength(1);
  await colleague.context().close();
});

test('of two tabs the one that stays takes the stream over', async ({
  page,
  context,
  api,
  signInAsAdmin,
}) => {
  const visitDate = ownDay(2);
  const institutionName = 'OŠ „Smena“';
  await submitRequest(api, { visitDate, institutionName });
  await signInAsAdmin();
  await openLive(page, `/admin/day/${visitDate}`);
  const other = await context.newPage();
  await openLive(other, `/admin/day/${visitDate}`);
  await expect(other.getByText(/^Uživo/)).toBeVisible();

  const taken = context.waitForEvent('response', (response) =>
    response.url().endsWith('/admin/events'),
  );
  await page.close();
  expect((await taken).status()).toBe(200);
  const second = `${institutionName} druga`;
  await submitRequest(api, { visitDate, visitTime: '12:00', institutionName: second });
  await expect(other.getByRole('heading', { name: second })).toBeVisible(SOON);
});

test('without a stream the page asks by itself, and says nothing for a minute', async ({
  page,
  api,
  signInAsAdmin,
}) => {
  const visitDate = ownDay(3);
  const institutionName = 'OŠ „Bez uživo“';
  const { id } = await submitRequest(api, { visitDate, institutionName });
  await page.clock.install();
  await page.route('**/admin/events', (route) => route.fulfill({ status: 503 }));
  await signInAsAdmin();
  await openLive(page, `/admin/day/${visitDate}`);
  const received = page.getByText('Primljeno').filter({ visible: true }).first();
  await expect(received).toBeVisible();
  await confirmVisit(api, { id });

  await page.clock.runFor(31_000);
  await expect(received).toHaveCount(0);
  await expect(page.getByText(/^Poslednja promena u/)).toHaveCount(0);

  await page.route('**/api/v1/admin/day/*', (route) => route.fulfill({ status: 503 }));
  await page.clock.runFor(4_000);
  await expect(page.getByText(/^Poslednja promena u/)).toHaveCount(0);
  await page.clock.runFor(80_000);
  await expect(page.getByText(/^Poslednja promena u \d\d:\d\d$/)).toBeVisible();
});
