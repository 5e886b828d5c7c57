import { FACTS_HOLD, type SiteFacts } from '@museum/shared/site/site-facts';

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

/**
 * When the page's facts were true, as `Date.now` has it; 0 if nobody knows: its HTML is the browser's
 * own copy, or the server could read no newer facts and doesn't say that these hold.
 */
export function factsReadAt(): number {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!arrival?.transferSize) return 0;
  return arrival.serverTiming?.some(({ name }) => name === FACTS_HOLD) ? Date.now() : 0;
}
