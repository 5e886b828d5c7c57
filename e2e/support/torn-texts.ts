import type { Locator } from '@playwright/test';

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
