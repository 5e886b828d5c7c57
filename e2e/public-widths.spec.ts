// Tests that choose their widths themselves: the desktop's browser alone runs them.
import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import type { Page } from '@playwright/test';

import { expect, test } from './support/journey.ts';
import { confirmVisit, requestKeyOf, submitRequest } from './support/staff.ts';
import { lostTexts, overlappingTexts, tornTexts } from './support/texts-on-page.ts';
import {
  openVisitRequestForm,
  sendButton,
  typeFields,
  typeInstitutionRequest,
} from './support/visit-request-form.ts';

test.use({ reducedMotion: 'reduce' });

// What follows from a size may be drawn a moment later, so these wait for it.

for (const [path, item, narrow, wide] of [
  ['/lunchOffer', 'main article', 1, 2],
  ['/mammoth', 'main ul li:has(> picture, > img)', 2, 4],
  ['/exhibitions', 'main ul > li:has(h2)', 2, 3],
  ['/birthday', '#program-prema-uzrastu li:has(h3)', 2, 4],
  ['/happening', 'main ul > li:has(h3)', 2, 4],
  ['/groupVisit', '#program-prema-uzrastu li:has(h3)', 1, 2],
] as const) {
  test(`${path} lays out its content anew at 900 px (spec §9)`, async ({ page }) => {
    await page.goto(path);
    for (const [width, columns] of [
      [899, narrow],
      [900, wide],
      [1060, wide],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const places = async () => {
        const lefts = await page
          .locator(item)
          .evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().left));
        return new Set(lefts.map(Math.round)).size;
      };
      await expect.poll(places, { message: `${width} px` }).toBe(columns);
    }
  });
}

test('no card stands beside a hole on a tablet, and facts stand in pairs on a phone', async ({
  page,
}) => {
  const boxesOf = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return { left, width };
      }),
    );
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/exhibitions');
  const cards = await boxesOf('main ul > li:has(h2)');
  expect(cards).toHaveLength(9);
  const [first, second, last] = [cards[0], cards[1], cards[8]];
  expect(last?.width).toBeCloseTo(
    (second?.left ?? 0) + (second?.width ?? 0) - (first?.left ?? 0),
    0,
  );

  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/dinosville', '/birthday', '/volcano']) {
    await page.goto(path);
    const [one, other] = await boxesOf('main dl > div');
    expect(other?.left, path).toBeGreaterThan((one?.left ?? 0) + (one?.width ?? 0));
  }
});

test('no label lies over a button on a phone, and the empty quote takes one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openVisitRequestForm(page);
  const quote = page.getByRole('complementary', { name: 'Obračun posete' });
  await expect(quote.getByText('Unesite podatke o grupi')).toBeVisible();
  expect((await quote.boundingBox())?.height).toBeLessThan(90);

  await page.getByRole('checkbox', { name: 'Poseta spomen-kući' }).check();
  for (const field of await page.getByRole('textbox').all()) {
    const gap = await field.evaluate((input: HTMLInputElement) => {
      const button = input.parentElement?.querySelector('button')?.getBoundingClientRect();
      const label = input.labels?.[0]?.getBoundingClientRect();
      return button?.width && label ? button.left - label.right : 0;
    });
    expect(gap, (await field.getAttribute('aria-label')) ?? undefined).toBeGreaterThanOrEqual(0);
  }
});

test('the words of the requester’s page have room beside its day on a tablet', async ({
  page,
  api,
}) => {
  const request = await submitRequest(api);
  await confirmVisit(api, request);
  const key = await requestKeyOf(api, request);
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(`/moj-zahtev#${key}`);
  const heading = page.getByRole('heading', { level: 1, name: 'Poseta je potvrđena' });
  await expect(heading).toBeVisible();
  expect((await heading.boundingBox())?.width).toBeGreaterThan(300);
});

test('the numbers of documents stay whole on the requester’s page', async ({ page, api }) => {
  const request = await submitRequest(api, { dinnerRequest: buildDinnerRequest() });
  await confirmVisit(api, request);
  const key = await requestKeyOf(api, request);
  await page.goto(`/moj-zahtev#${key}`);
  const heading = page.getByRole('heading', { level: 1, name: 'Poseta je potvrđena' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(heading).toBeVisible();
    const torn = () => tornTexts(page.locator('main'), /[A-Z]{2}-\d{4}-\d{6}/);
    await expect.poll(torn, { message: `${width} px` }).toEqual([]);
  }
});

test('the drawing of group visits keeps its heads at every width', async ({ page }) => {
  await page.goto('/');
  const drawing = page.locator('section', { hasText: 'Takođe u ponudi' }).locator('img').first();
  for (const width of [390, 600, 768, 899]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = () =>
      drawing.evaluate((img: HTMLImageElement) => {
        const { width, height } = img.getBoundingClientRect();
        return (
          Number(img.getAttribute('height')) * (width / Number(img.getAttribute('width'))) - height
        );
      });
    await expect.poll(cut, { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
});

test('what was sent stands below the picture of the thank-you page', async ({ page, ownEmail }) => {
  await typeInstitutionRequest(page, ownEmail);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Hvala na zahtevu!' })).toBeVisible();
  const picture = page.locator('[data-hero-tone] > img');
  const card = page.locator('main .MuiCard-root').first();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = async () => {
      const [above, below] = [await picture.boundingBox(), await card.boundingBox()];
      return above && below ? above.y + above.height - below.y : undefined;
    };
    await expect.poll(covered, { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
});

/** A price at which ten thousand visitors or meals cost a sum of ten digits. */
const DEAR = 123_456.78;
const dear = (prices: object) =>
  Object.fromEntries(Object.keys(prices).map((kind) => [kind, DEAR]));

/** Lets every answer of an address come with other data. */
const answerWith = (page: Page, address: string, changed: (data: never) => object) =>
  page.route(address, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: never };
    await route.fulfill({ response: answer, json: { data: changed(data) } });
  });

test('a sum of ten digits covers no words on the narrowest phone', async ({
  page,
  api,
  ownEmail,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });

  await test.step('while the form is filled in', async () => {
    await answerWith(page, '**/api/v1/prices/mapping', dear);
    await typeInstitutionRequest(page, ownEmail);
    await typeFields(page, { 'Broj posetilaca': '9999' });
    await page.getByRole('checkbox', { name: 'Ručak u restoranu' }).check();
    await page.getByRole('button', { name: 'Dalje: izbor ručka' }).click();
    await page.getByRole('button', { name: 'Osnovnoškolski obrok 2: za sve (9999)' }).click();
    const quote = page.getByRole('complementary', { name: 'Obračun posete' });
    await quote.getByRole('button', { name: 'Stavke' }).click();
    await expect(quote.getByText('1.234.444.343,22 din')).toHaveCount(2);
    expect(await overlappingTexts(quote)).toEqual([]);
    expect(await lostTexts(page)).toEqual([]);
  });

  await test.step('on the page of the requester', async () => {
    const request = await submitRequest(api);
    await confirmVisit(api, request);
    const key = await requestKeyOf(api, request);
    await answerWith(page, '**/api/v1/my-request', (data: MyRequest) => ({
      ...data,
      visitorAmount: 9999,
      unitPrices: dear(data.unitPrices),
      proformas: data.proformas.map((proforma) => ({ ...proforma, total: 1_234_444_343.22 })),
    }));
    await page.goto(`/moj-zahtev#${key}`);
    const payment = page.getByRole('region', { name: 'Plaćanje' });
    await expect(payment.getByText('1.234.444.343,22 din').first()).toBeVisible();
    expect(await overlappingTexts(payment)).toEqual([]);
    expect(await lostTexts(page)).toEqual([]);
  });
});
