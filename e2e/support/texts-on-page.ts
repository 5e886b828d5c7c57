import type { Locator, Page } from '@playwright/test';

/** Texts that stand outside of the page's width or are cut off by the box around them. */
export const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Strips are moved sideways by hand; what only listeners get is cut to nothing.
      !element.closest('[inert], [aria-hidden="true"], [role="region"], svg, noscript') &&
      getComputedStyle(element).clipPath === 'none';

    const cutsOff = (box: DOMRect, element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      if (getComputedStyle(element).overflow === 'visible')
        return cutsOff(box, element.parentElement);
      const frame = element.getBoundingClientRect();
      return (
        box.bottom > frame.bottom + 2 ||
        box.right > frame.right + 2 ||
        box.left < frame.left - 2 ||
        cutsOff(box, element.parentElement)
      );
    };

    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
      if (boxes.some((box) => box.right > width + 1 || box.left < -1 || cutsOff(box, element)))
        lost.push(text.textContent.trim());
    }
    return lost;
  });

/** Links and buttons that something else lies over where a pointer would press them. */
export const coveredTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, main a, main button')]
      .filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true }) &&
          !target.closest('[inert], [role="region"]'),
      )
      .filter((target) => {
        target.scrollIntoView({ block: 'center' });
        const [box] = target.getClientRects();
        const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return hit && !target.contains(hit) && !hit.contains(target);
      })
      .map((target) => target.textContent),
  );

/** Texts within a part of the page whose lines lie over each other, as pairs. */
export const overlappingTexts = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: { words: string; lines: DOMRect[] }[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const words = text.textContent?.trim();
      const seen = { visibilityProperty: true, opacityProperty: true };
      if (!words || !text.parentElement?.checkVisibility(seen)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      texts.push({ words, lines: [...range.getClientRects()] });
    }
    // Lines that only touch share a few pixels of empty height.
    const cover = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
    return texts.flatMap(({ words, lines }, index) =>
      texts
        .slice(index + 1)
        .filter((other) => lines.some((one) => other.lines.some((line) => cover(one, line))))
        .map((other) => `${words} / ${other.words}`),
    );
  });

/** The pieces of a part's texts that match a pattern and are torn apart at the end of a line. */
export const tornTexts = (part: Locator, pieces: RegExp): Promise<string[]> =>
  part.evaluate((root, source) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const found = text.textContent?.matchAll(new RegExp(source, 'gu')) ?? [];
      for (const { 0: piece, index } of found) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + piece.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) torn.push(piece);
      }
    }
    return torn;
  }, pieces.source);

/** The lines of each piece of text as they stand on the page now, the page's foot left out. */
export const linesOfText = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const linesOf = (block: Element) => {
      const lines = new Map<number, string[]>();
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: word } of text.textContent!.matchAll(/\S+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const { top, height } = range.getBoundingClientRect();
          // Smaller words in a line stand a little lower.
          const line = Math.round((top + height / 2) / 8);
          if (height > 0) lines.set(line, [...(lines.get(line) ?? []), word]);
        }
      }
      return [...lines.values()].map((words) => words.join(' '));
    };
    return [...document.querySelectorAll('main :is(p, li:not(:has(p)), dt, dd, blockquote)')]
      .filter((block) => block.checkVisibility() && !block.closest('[aria-hidden="true"]'))
      .map(linesOf);
  });
