import type { Page } from '@playwright/test';

import { publicPaths } from '../apps/web/src/content/public-path.ts';
import { accessibilityFaults } from './support/accessibility-faults.ts';
import { waitForAnswers } from './support/answering-page.ts';
import { expect as expectAtOnce, test } from './support/journey.ts';
import { layoutShift } from './support/layout-shift.ts';
import { expectSoundAtEveryWidth } from './support/widths-of-page.ts';

/** A page is loaded once: one fault of it does not hide the next. */
const expect = expectAtOnce.configure({ soft: true });

test.use({ reducedMotion: 'reduce' });

/** What a visit must not do: complain, miss a file, ask another host. */
async function watch(page: Page) {
  const faults: string[] = [];
  const { origin } = new URL(process.env.E2E_URL ?? '');
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  // The browser reports a breach of the policy as an issue, which no console event tells.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
      console.error(`policy: ${violatedDirective} in ${sourceFile}`);
    });
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith('http')) faults.push(`asks ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}

/** Scrolls to a height and answers whether the page goes on below it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => {
    window.scrollTo(0, to);
    return to < document.body.scrollHeight;
  }, top);

/**
 * Whether the page is drawn anew. A busy machine may give a page no frames for as long as a test lasts
 * (microsoft/playwright#40568): nothing else here waits for one.
 */
const isDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => {
          resolve(true);
        });
        setTimeout(() => {
          resolve(false);
        }, 5000);
      }),
  );

/** Step by step, each asked for on its own. */
async function scrollThrough(page: Page) {
  let isDrawing = true;
  for (let top = 0; await scrollTo(page, top); top += 500) isDrawing &&= await isDrawn(page);
  await scrollTo(page, 0);
}

/** Pictures that have not come (yet), those at the far end of a strip too, which wait to come into sight. */
const missingPictures = (page: Page) =>
  page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return [...document.images]
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.src);
  });

/** Brings the fonts once the page has been painted without them, as a slow network does. */
const delayFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    const isPainted = () => performance.getEntriesByType('paint').length > 0;
    await page.waitForFunction(isPainted, undefined, { polling: 50 });
    await route.continue();
  });

for (const path of publicPaths) {
  test(`${path} is whole: page, pictures, widths, accessibility, no foreign host`, async ({
    page,
    keepScreen,
  }, { project }) => {
    const faults = await watch(page);
    await delayFonts(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    // What a section's height is while the program takes over is not what a visitor scrolls through.
    await waitForAnswers(page);
    await expect(page.getByText(/^Učitavanje/)).toHaveCount(0);
    await scrollThrough(page);
    await expect.poll(() => missingPictures(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(await accessibilityFaults(page)).toEqual([]);
    await keepScreen(`public-${path.slice(1) || 'home'}`);
    // These choose their widths themselves: the desktop's browser alone is asked.
    if (project.name === 'desktop') await expectSoundAtEveryWidth(page, path);
    expect(faults).toEqual([]);
  });
}
