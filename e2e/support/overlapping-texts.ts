import type { Locator } from '@playwright/test';

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
