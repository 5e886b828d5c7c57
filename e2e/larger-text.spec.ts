// A browser that is set to larger text than the usual 16 pixels gets the layout of a smaller screen.
import { comingDay } from '@museum/shared/testing/coming-day';
import { rememberTokens } from '@museum/testing/sign-in';
import type { Page } from '@playwright/test';

import { test as base, expect } from './support/journey.ts';
import { confirmVisit, requestKeyOf, submitRequest } from './support/staff.ts';
import { lostTexts, overlappingTexts, tornTexts } from './support/texts-on-page.ts';

type Set = { fontSize: number; width: number };

type Fixtures = {
  openBrowser: (set: Set) => Promise<Page>;
  openAsStaff: (set: Set, path: string) => Promise<Page>;
};

const test = base.extend<Fixtures>({
  openBrowser: async ({ playwright, launchOptions, baseURL }, use) => {
    await use(async ({ fontSize, width }) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      return browser.newPage({ baseURL, viewport: { width, height: 900 } });
    });
  },
  openAsStaff: async ({ openBrowser, api, baseURL }, use) => {
    await use(async (set, path) => {
      const page = await openBrowser(set);
      await rememberTokens(page, baseURL, await api.signIn());
      await page.goto(path);
      return page;
    });
  },
});

test('the top bar keeps its links in one line', async ({ openBrowser }) => {
  for (const [fontSize, width, hasLinks] of [
    [16, 1060, true],
    [16, 1280, true],
    [16, 2560, true],
    [24, 1440, false],
    [24, 1920, true],
    [32, 1920, false],
  ] as const) {
    const page = await openBrowser({ fontSize, width });
    await page.goto('/tickets');
    const bar = page.getByRole('banner').first();
    await expect(bar.getByRole('link', { name: 'Ulaznice' })).toBeVisible({ visible: hasLinks });
    await expect(bar.getByRole('button', { name: 'Otvorite meni' })).toBeVisible({
      visible: !hasLinks,
    });
    expect((await bar.boundingBox())?.height, `${fontSize} px at ${width} px`).toBeLessThan(90);
    const tops = await bar
      .getByRole('list')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, `${fontSize} px at ${width} px`).toBe(hasLinks ? 1 : 0);
    await page.context().browser()?.close();
  }
});

test('no word of a page’s heading is torn apart on a tablet', async ({ openBrowser }) => {
  const page = await openBrowser({ fontSize: 32, width: 768 });
  for (const path of ['/birthday', '/bicycle-info', '/fluorescentMinerals', '/']) {
    await page.goto(path);
    const head = page.locator('[data-hero-tone]').first();
    await expect(head).toBeVisible();
    expect(await tornTexts(head, /\p{L}+/u), path).toEqual([]);
  }
  await page.context().browser()?.close();
});

test('the words of a group stand below each other in the calendar', async ({
  openAsStaff,
  api,
}) => {
  const visitDate = comingDay(54, 3);
  await submitRequest(api, { visitDate, visitTime: '10:00' });
  for (const view of ['week', 'day'] as const) {
    for (const [fontSize, width] of [
      [16, 1280],
      [24, 1920],
      [32, 1920],
    ] as const) {
      const page = await openAsStaff(
        { fontSize, width },
        `/admin/calendar?view=${view}&date=${visitDate}`,
      );
      const words = page.locator('[data-group] > [aria-hidden]').last();
      await expect(words).toBeVisible();
      const message = `${view}, ${fontSize} px at ${width} px`;
      await expect.poll(() => overlappingTexts(words), { message }).toEqual([]);
      await page.context().browser()?.close();
    }
  }
});

test('the choices of messages can all be read on a phone', async ({ openAsStaff }) => {
  for (const fontSize of [16, 24, 32]) {
    const page = await openAsStaff({ fontSize, width: 390 }, '/admin/messages');
    for (const name of ['Sve', 'Nepročitane', 'Pročitane']) {
      const choice = page.getByRole('button', { name, exact: true });
      await expect(choice, `${name} with ${fontSize} px`).toBeInViewport({ ratio: 1 });
    }
    await page.context().browser()?.close();
  }
});

for (const [fontSize, width, hasSidebar] of [
  [24, 1280, false],
  [24, 1920, true],
  [32, 1920, false],
] as const) {
  test(`no words of the back office lie over others with ${fontSize} px at ${width} px`, async ({
    openBrowser,
    api,
    baseURL,
  }) => {
    // A day that no other journey fills.
    const visitDate = comingDay(55, 3);
    const request = await submitRequest(api, { visitDate });
    const page = await openBrowser({ fontSize, width });
    await rememberTokens(page, baseURL, await api.signIn());
    for (const [path, heading] of [
      ['/admin/visit-requests', 'Zahtevi za posete'],
      [`/admin/visit-requests/details/${request.id}`, `Detalji: ${request.normalizedId}`],
      [`/admin/day/${visitDate}`, 'Dnevni list'],
      ['/admin/settings', 'Podešavanja'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Odjavi se' })).toBeVisible({
          visible: hasSidebar,
        });
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        // The bar of saving lies over the page's end.
        const overlaps = async () => {
          const parts = await page.locator('main > :not(form), main header, main section').all();
          return (await Promise.all(parts.map(overlappingTexts))).flat();
        };
        await expect.poll(overlaps).toEqual([]);
        const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(excess).toBeLessThanOrEqual(0);
      });
    }
    await page.context().browser()?.close();
  });
}

test('the requester can read all of the own page on a phone', async ({ openBrowser, api }) => {
  const request = await submitRequest(api);
  await confirmVisit(api, request);
  const key = await requestKeyOf(api, request);
  for (const fontSize of [16, 24, 32]) {
    const page = await openBrowser({ fontSize, width: 390 });
    await page.goto(`/moj-zahtev#${key}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Poseta je potvrđena' }),
    ).toBeVisible();
    const overlaps = () => overlappingTexts(page.locator('main'));
    await expect.poll(overlaps, { message: `${fontSize} px` }).toEqual([]);
    const date = page.getByRole('definition').first();
    const ems = () =>
      date.evaluate(
        (value) => value.clientWidth / Number.parseFloat(getComputedStyle(value).fontSize),
      );
    // The longest word of a day: "ponedeljak,".
    const message = `ems of a value with ${fontSize} px`;
    await expect.poll(ems, { message }).toBeGreaterThan(6.5);
    await page.context().browser()?.close();
  }
});

test('the offer of meals loses no word and no price on a phone', async ({ openBrowser }) => {
  for (const width of [320, 360, 390]) {
    const page = await openBrowser({ fontSize: 32, width });
    await page.goto('/lunchOffer');
    const price = page.getByRole('article').first().getByRole('definition').first();
    await expect(price).toHaveText(/\d din$/);
    await expect.poll(() => lostTexts(page), { message: `${width} px` }).toEqual([]);
    await page.context().browser()?.close();
  }
});

test('the headings of the request form stay on their cards on the narrowest phone', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ fontSize: 32, width: 320 });
  await page.goto('/buyingGroupTickets');
  await expect(page.getByRole('heading', { name: 'Napomena' })).toBeVisible();
  const outside = () =>
    page.locator('main form section').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { right } = card.getBoundingClientRect();
        return [...card.querySelectorAll('h3, h3 + p')]
          .filter((words) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            return range.getBoundingClientRect().right > right;
          })
          .map((words) => words.textContent);
      }),
    );
  await expect.poll(outside).toEqual([]);
  await page.context().browser()?.close();
});

test('the request form loses no word on a phone', async ({ openBrowser }) => {
  for (const width of [390, 320]) {
    const page = await openBrowser({ fontSize: 32, width });
    await page.goto('/buyingGroupTickets');
    await page.getByLabel('Datum posete').scrollIntoViewIfNeeded();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect.poll(() => lostTexts(page), { message: `${width} px` }).toEqual([]);
    await page.context().browser()?.close();
  }
});

test('the bar of saving and a new payment stay in their frames on a phone', async ({
  openAsStaff,
  api,
}) => {
  const request = await submitRequest(api);
  const page = await openAsStaff(
    { fontSize: 32, width: 390 },
    `/admin/visit-requests/details/${request.id}`,
  );
  const bar = page.getByText('Polja su sačuvana').locator('../..');
  await expect(bar).toBeVisible();
  await expect.poll(() => overlappingTexts(bar)).toEqual([]);

  await page.getByRole('button', { name: 'Nova uplata' }).click();
  const payment = page.getByRole('group', { name: 'Nova uplata' });
  await expect(payment.getByRole('button', { name: 'Sačuvaj uplatu' })).toBeVisible();
  const overflow = () => payment.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.context().browser()?.close();
});

/** What WCAG 1.4.12 asks room for. */
const WIDER_SPACING = '* { letter-spacing: 0.12em; word-spacing: 0.16em }';

test('errors of opening hours have room for their words, and wider spacing of text loses nothing of the settings (WCAG 1.4.12)', async ({
  openAsStaff,
}) => {
  const page = await openAsStaff({ fontSize: 16, width: 1280 }, '/admin/settings');
  const hours = page.getByRole('region', { name: 'Radno vreme' });
  await hours.getByRole('textbox', { name: 'Od, utorak' }).fill('17:00');
  await hours.getByRole('textbox', { name: 'Do, utorak' }).fill('09:00');
  await hours.getByRole('textbox', { name: 'Do, sreda' }).fill('');
  await hours.getByRole('button', { name: 'Sačuvaj radno vreme' }).click();
  const error = hours.getByText('Zatvaranje mora biti posle otvaranja');
  const lines = () =>
    error.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  await expect.poll(lines).toBeLessThanOrEqual(2);
  // A day without an error keeps its one line.
  const friday = hours.getByRole('listitem').filter({ hasText: 'petak' });
  const height = async () => (await friday.boundingBox())?.height;
  await expect.poll(height).toBeLessThan(75);

  await page.addStyleTag({ content: WIDER_SPACING });
  await expect.poll(() => lostTexts(page)).toEqual([]);
  await expect.poll(() => overlappingTexts(hours.getByRole('list'))).toEqual([]);
  await page.context().browser()?.close();
});

test('wider spacing of text loses nothing of the staff’s menu (WCAG 1.4.12)', async ({
  openAsStaff,
}) => {
  const page = await openAsStaff({ fontSize: 16, width: 1280 }, '/admin/account');
  await expect(page.getByRole('heading', { name: 'Gde ste prijavljeni' })).toBeVisible();
  await page.addStyleTag({ content: WIDER_SPACING });
  await expect.poll(() => lostTexts(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.getByRole('button', { name: 'Otvorite meni' })).toBeInViewport({ ratio: 1 });
  await page.context().browser()?.close();
});
