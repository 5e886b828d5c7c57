import type { PriceMapping } from '@museum/shared/prices/price-schema';

/** The data block that the server writes into pages with prices, beside their HTML. */
export const PRICES_ELEMENT_ID = 'price-mapping';

/** The prices that the page's HTML was filled with; a page without prices has none. */
export function readKnownPrices(): PriceMapping | undefined {
  if (typeof document === 'undefined') return undefined;
  const block = document.getElementById(PRICES_ELEMENT_ID);
  return block?.textContent ? (JSON.parse(block.textContent) as PriceMapping) : undefined;
}
