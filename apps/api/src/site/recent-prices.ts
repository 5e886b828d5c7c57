import { setTimeout as wait } from 'node:timers/promises';
import type { PriceMapping } from '@museum/shared/prices/price-schema';

/** How long a page waits for the price list, in milliseconds. */
const PATIENCE_MS = 500;

/**
 * The prices as they are now; when the database doesn't answer in time, those of the last answer. A
 * page never fails for them: the browser asks once more by itself.
 */
export function recentPrices(
  read: () => Promise<PriceMapping>,
): () => Promise<PriceMapping | undefined> {
  let last: PriceMapping | undefined;
  return async () => {
    const patience = new AbortController();
    const reading = read().then(
      (prices) => (last = prices),
      () => last,
    );
    const prices = await Promise.race([
      reading,
      wait(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
    return prices ?? last;
  };
}
