// Chooses its widths itself: the desktop's browser alone runs it.
import type { Page } from '@playwright/test';

import { expect, test } from './support/journey.ts';

test.use({ reducedMotion: 'reduce' });

/** Pages with a low head: people come for a fact, not for the picture. */
const PAGES = [
  ...['/tickets', '/visit-rules', '/bicycle-rules', '/lunchOffer', '/contactUs', '/privatnost'],
  ...['/ana-primerovic', '/buyingGroupTickets', '/buyingGroupTicketsSuccess'],
];

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

for (const size of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`at ${size.width} × ${size.height} the first fact stands on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const below: Record<string, unknown> = {};
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const fact = await firstFact(page);
      expect(fact.words, path).toBeTruthy();
      if (fact.below > 0) below[path] = fact;
    }
    expect(below).toEqual({});
  });
}
