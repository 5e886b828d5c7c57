// A page that is open is looked at in several sizes. What follows from a size may be drawn a moment
// later, so these wait for it.
import { sceneNames } from '@museum/art/art-names';
import type { FrameName } from '@museum/art/hero-frame';
import {
  headSizes,
  type Region,
  type Screen,
  screens,
  stripTextRegion,
  subjectRegion,
  textRegion,
} from '@museum/art/screens';
import { expect, type Page, test } from '@playwright/test';

import { coveredTargets, linesOfText, lostTexts } from './texts-on-page.ts';

/** The highest that the head of a page may be whose facts come first. */
const LOW_HEAD_HEIGHT = 320;

/** A page of every kind. */
const KINDS = new Set([
  '/',
  '/exhibitions',
  '/mammoth',
  '/restaurant',
  '/tickets',
  '/bicycle-rules',
  '/birthday',
  '/groupVisit',
  '/aboutUs',
  '/lunchOffer',
  '/contactUs',
  '/buyingGroupTickets',
]);

/** Pages with a low head: people come for a fact, not for the picture. */
const FACT_FIRST = new Set([
  '/tickets',
  '/visit-rules',
  '/bicycle-rules',
  '/lunchOffer',
  '/contactUs',
  '/privatnost',
  '/ana-primerovic',
  '/buyingGroupTickets',
  '/buyingGroupTicketsSuccess',
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

/** The size of every head or slide of a page, its drawing's address, its lines and the edges of its words. */
const measureHeads = (heads: Element[]) =>
  heads.map((head) => {
    const { left: x, top: y, width, height } = head.getBoundingClientRect();
    const texts = [...head.querySelectorAll('h1, p, dl')];
    const words = texts.map((text) => text.getBoundingClientRect());
    const lines = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    return {
      lines: lines.map(({ left, top, right, bottom }) => ({
        left: left - x,
        top: top - y,
        right: right - x,
        bottom: bottom - y,
      })),
      size: { width, height },
      drawing: head.querySelector('img')?.src ?? '',
      left: Math.min(...words.map(({ left }) => left)) - x,
      top: Math.min(...words.map(({ top }) => top)) - y,
      right: Math.max(...words.map(({ right }) => right)) - x,
      bottom: Math.max(...words.map(({ bottom }) => bottom)) - y,
    };
  });
type Head = ReturnType<typeof measureHeads>[number];

/** By how many pixels at most a line lies on a part of the picture. */
const onPart = (lines: readonly Region[], part: Region) =>
  Math.max(
    ...lines.map((line) =>
      Math.min(
        Math.min(line.right, part.right) - Math.max(line.left, part.left),
        Math.min(line.bottom, part.bottom) - Math.max(line.top, part.top),
      ),
    ),
  );

/** By how many pixels a head is too high, its words stand out of where contrast is measured, or lie on its subject. */
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
    subject: isLow ? 0 : onPart(head.lines, subjectRegion(scene, head.size)),
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

/** Letters of a line from whose end the eye still finds the next one. */
const LONGEST_LINE = 80;

async function expectReadableLines(page: Page) {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const faults = async () =>
      (await linesOfText(page)).flatMap((lines) =>
        lines.filter(
          (line) =>
            (lines.length > 1 && line.length > LONGEST_LINE) ||
            /(?:^|[\s(„])[aiouks]$/iu.test(line),
        ),
      );
    await expect.poll(faults, { message: `${width} px` }).toEqual([]);
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

/** Resizes a page and holds against it what is wrong at any width. */
export async function expectSoundAtEveryWidth(page: Page, path: string) {
  await test.step('words stand beside the head’s subject, where their contrast is measured', () =>
    expectWordsInHeads(page, path));
  if (FACT_FIRST.has(path)) {
    await test.step('the first fact stands on the first screen', () => expectFirstFact(page));
  }
  await test.step('no line is too long to read, or ends in a word of one letter', () =>
    expectReadableLines(page));
  await test.step('nothing is lost on a narrow screen or with text of double size', () =>
    expectNothingLost(page));
  if (!KINDS.has(path)) return;
  await test.step('links and buttons that stand alone are 24 px', () => expectLargeTargets(page));
  await test.step('wider spacing of text loses nothing (WCAG 1.4.12)', () =>
    expectRoomForSpacing(page));
}
