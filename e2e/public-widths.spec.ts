// Tests that choose their widths themselves: the desktop's browser alone runs them.
import type { Page } from '@playwright/test';
import { sceneNames } from '@museum/art/art-names';
import type { FrameName } from '@museum/art/hero-frame';
import { headSizes, type Screen, screens, stripTextRegion, textRegion } from '@museum/art/screens';

import { publicPaths } from '../apps/web/src/content/public-path.ts';
import { expect, test } from './support/journey.ts';
import { coveredTargets, lostTexts } from './support/lost-texts.ts';

test.use({ reducedMotion: 'reduce' });

/** The highest that the head of a page may be whose facts come first. */
const LOW_HEAD_HEIGHT = 320;

/** A page of every kind. */
const KINDS = new Set([
  ...['/', '/exhibitions', '/mammoth', '/restaurant', '/tickets', '/bicycle-rules', '/birthday'],
  ...['/groupVisit', '/aboutUs', '/lunchOffer', '/contactUs', '/buyingGroupTickets'],
]);

/** Pages with a low head: people come for a fact, not for the picture. */
const FACT_FIRST = new Set([
  ...['/tickets', '/visit-rules', '/bicycle-rules', '/lunchOffer', '/contactUs', '/privatnost'],
  ...['/ana-primerovic', '/buyingGroupTickets', '/buyingGroupTicketsSuccess'],
]);

/** What stands alone and is too small for a fingertip. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, input:not([tabindex="-1"]), [tabindex="0"]')]
      // Within a sentence the line gives the height.
      .filter((target) => target.checkVisibility() && !target.closest('main p, main li, main dd'))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height) > 1 && Math.min(width, height) < 24;
      })
      .map((target) => target.outerHTML),
  );

/** By how much the page is wider than its window, and what of its fixed bar lies outside of it. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const bar = [...document.querySelectorAll('header:not(main header) :is(a, button)')]
      .filter((item) => item.checkVisibility({ visibilityProperty: true }))
      .filter((item) => item.getBoundingClientRect().right > clientWidth);
    return { overflow: scrollWidth - clientWidth, bar: bar.map((item) => item.outerHTML) };
  });

/** The first words or field after the head, and how much of them lies below the screen, in pixels. */
const firstFact = (page: Page) =>
  page.evaluate(() => {
    const head = document.querySelector('main h1')!.closest('header, section')!;
    const facts = [...document.querySelectorAll('main :is(p, li, dt, td, label, legend, input)')];
    const first = facts.find(
      (fact) =>
        !head.contains(fact) &&
        head.compareDocumentPosition(fact) & Node.DOCUMENT_POSITION_FOLLOWING &&
        fact.getClientRects().length > 0,
    );
    const bottom = first?.getBoundingClientRect().bottom ?? Infinity;
    return { words: first?.textContent, below: Math.max(0, Math.round(bottom - innerHeight)) };
  });

// A page is loaded once and then looked at in several sizes. What follows from a size may be drawn
// a moment later, so these wait for it.

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

/** The size of every head or slide of a page, its drawing's address, and the edges of its words. */
const measureHeads = (heads: Element[]) =>
  heads.map((head) => {
    const { left: x, top: y, width, height } = head.getBoundingClientRect();
    const words = [...head.querySelectorAll('h1, p, dl')].map((text) =>
      text.getBoundingClientRect(),
    );
    return {
      size: { width, height },
      drawing: head.querySelector('img')?.src ?? '',
      left: Math.min(...words.map(({ left }) => left)) - x,
      top: Math.min(...words.map(({ top }) => top)) - y,
      right: Math.max(...words.map(({ right }) => right)) - x,
      bottom: Math.max(...words.map(({ bottom }) => bottom)) - y,
    };
  });
type Head = ReturnType<typeof measureHeads>[number];

/** By how many pixels a head is too high, or its words stand out of where contrast is measured. */
function beyond(head: Head, frame: FrameName, screen: Screen) {
  const isLow = head.drawing.includes('/strips/');
  const scene = sceneNames.find((name) => head.drawing.includes(`/${name}-`)) ?? 'hours';
  const region = isLow ? stripTextRegion(head.size) : textRegion(frame, scene, head.size);
  const highest = isLow ? LOW_HEAD_HEIGHT : (headSizes(frame, screen).at(-1)?.height ?? 0);
  const pixels = {
    height: head.size.height - highest,
    left: region.left - head.left,
    top: region.top - head.top,
    right: head.right - region.right,
    bottom: head.bottom - region.bottom,
  };
  return Object.entries(pixels).filter(([, by]) => by > 0.5);
}

async function expectWordsInHeads(page: Page, path: string) {
  const frame = path === '/' ? 'slide' : 'page';
  const heads = page.locator(path === '/' ? '.swiper-slide' : '[data-hero-tone]');
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const faults = async () =>
      (await heads.evaluateAll(measureHeads)).map((head) => beyond(head, frame, screen));
    await expect
      .poll(faults, { message: `${screen.width} px` })
      .toEqual(path === '/' ? [[], [], [], [], [], []] : [[]]);
  }
}

async function expectFirstFact(page: Page) {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => firstFact(page), { message: `${width} px` })
      .toEqual({ words: expect.stringMatching(/./), below: 0 });
  }
}

async function expectNothingLost(page: Page) {
  for (const [width, fontSize] of [
    [320, '100%'],
    [640, '200%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    const style = await page.addStyleTag({ content: `html { font-size: ${fontSize} }` });
    await expect(page.getByRole('banner').locator('a:visible').first()).toBeVisible();
    await expect
      .poll(() => outOfReach(page), { message: `${width} px, text of ${fontSize}` })
      .toEqual({ overflow: 0, bar: [] });
    await style.evaluate((element: Element) => element.remove());
  }
}

async function expectLargeTargets(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => smallTargets(page), { message: `${width} px` }).toEqual([]);
  }
}

async function expectRoomForSpacing(page: Page) {
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  });
  for (const width of [1440, 1060, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => lostTexts(page), { message: `${width} px` }).toEqual([]);
    await expect.poll(() => coveredTargets(page), { message: `${width} px` }).toEqual([]);
  }
}

for (const path of publicPaths) {
  test(`${path} is sound at every width`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await test.step('words stand where the head’s contrast is measured', () =>
      expectWordsInHeads(page, path));
    if (FACT_FIRST.has(path)) {
      await test.step('the first fact stands on the first screen', () => expectFirstFact(page));
    }
    await test.step('nothing is lost on a narrow screen or with text of double size', () =>
      expectNothingLost(page));
    if (!KINDS.has(path)) return;
    await test.step('links and buttons that stand alone are 24 px', () => expectLargeTargets(page));
    await test.step('wider spacing of text loses nothing (WCAG 1.4.12)', () =>
      expectRoomForSpacing(page));
  });
}
