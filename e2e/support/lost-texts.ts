import type { Page } from '@playwright/test';

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
