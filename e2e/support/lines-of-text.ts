import type { Page } from '@playwright/test';

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
