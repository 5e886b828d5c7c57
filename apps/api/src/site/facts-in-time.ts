import { setTimeout as wait } from 'node:timers/promises';
import type { SiteFacts } from '@museum/shared/site/site-facts';

/** How long a page waits for its facts, in milliseconds. */
const PATIENCE_MS = 500;

/**
 * Reads the facts of the moment, or `undefined` when the database doesn't answer in time. While an
 * answer is overdue nobody waits for another one.
 */
export function factsInTime(read: () => Promise<SiteFacts>): () => Promise<SiteFacts | undefined> {
  let overdue = 0;
  return async () => {
    if (overdue > 0) return undefined;
    const reading = read().catch(() => undefined);
    const patience = new AbortController();
    const late = wait(PATIENCE_MS, 'late' as const, { signal: patience.signal });
    const answer = await Promise.race([reading, late]);
    if (answer !== 'late') {
      patience.abort();
      await late.catch(() => undefined);
      return answer;
    }
    overdue += 1;
    void reading.then(() => (overdue -= 1));
    return undefined;
  };
}
