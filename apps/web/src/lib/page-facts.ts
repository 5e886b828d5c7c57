import type { SiteFacts } from '@museum/shared/site/site-facts';

/** What a page's HTML was made from stands beside it as data: the browser's first draw says the same. */
export type PageFacts = Partial<SiteFacts>;

/** The data block of a page's facts; a page that shows none has no block. */
export const FACTS_ELEMENT_ID = 'page-facts';

let rendered: PageFacts = {};

/** For the program that renders pages: what they are rendered from. */
export function renderWithFacts(facts: PageFacts): void {
  rendered = facts;
}

/** The facts that the page is being rendered from or, in the browser, came with. */
export function pageFacts(): PageFacts {
  if (typeof document === 'undefined') return rendered;
  const block = document.getElementById(FACTS_ELEMENT_ID);
  return block?.textContent ? (JSON.parse(block.textContent) as PageFacts) : {};
}

/** How old facts may be before an open page asks for newer ones, in milliseconds. */
export const FRESH_MS = 60_000;

/** When the page's facts were true, as `Date.now` has it; 0 if its HTML is the browser's own copy, of whatever age. */
export function factsReadAt(): number {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival && arrival.transferSize > 0 ? Date.now() : 0;
}
