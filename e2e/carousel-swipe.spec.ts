import type { CDPSession, Page } from '@playwright/test';

import { expect, test } from './support/journey.ts';

test.use({ hasTouch: true });

const shownSlide = (page: Page) => page.locator('.swiper-slide:not([inert])');

type Point = { x: number; y: number };

/** One finger from one point to another. It doesn't let go before `ms` have passed. */
async function swipe(browser: CDPSession, from: Point, to: Point, ms = 0) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  const start = performance.now();
  await touch('touchStart', [from]);
  for (let part = 0.1; part <= 1; part += 0.1) {
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    await touch('touchMove', [{ x, y }]);
  }
  while (performance.now() - start < ms) await touch('touchMove', [to]);
  await touch('touchEnd', []);
}

test('a finger turns the slides, quickly or slowly, and scrolls the page over them', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Zaustavite smenjivanje slajdova' }).tap();
  const first = /^1 od 6/;
  await page.getByRole('button', { name: 'Prethodni slajd' }).tap();
  await expect(shownSlide(page)).not.toHaveAccessibleName(first);
  // A press while the slides are still changing counts as well.
  await page.getByRole('button', { name: 'Sledeći slajd' }).tap();
  await expect(shownSlide(page)).toHaveAccessibleName(first);

  const browser = await context.newCDPSession(page);
  const { width, height } = page.viewportSize()!;
  const at = (x: number, y = 0.5): Point => ({ x: width * x, y: height * y });
  await swipe(browser, at(0.8), at(0.4));
  await expect(shownSlide(page)).toHaveAccessibleName(/^2 od 6/);
  await swipe(browser, at(0.7), at(0.4), 500);
  await expect(shownSlide(page)).toHaveAccessibleName(/^3 od 6/);
  await swipe(browser, at(0.4), at(0.7), 500);
  await expect(shownSlide(page)).toHaveAccessibleName(/^2 od 6/);

  await swipe(browser, at(0.5, 0.6), at(0.5, 0.2));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(shownSlide(page)).toHaveAccessibleName(/^2 od 6/);
});
