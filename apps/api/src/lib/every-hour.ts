import { randomUUID } from 'node:crypto';
import { causedBy } from './log/cause.ts';
import type { Logger } from './log/logger.ts';

const HOUR_MS = 3_600_000;

/** Milliseconds until the clocks show a full hour, for what is awaited at one. */
export const untilFullHour = () => HOUR_MS - (Date.now() % HOUR_MS);

/**
 * Runs a job now and every hour, one run after the other; a failure is logged as an error. Log lines
 * and mails of a run name the job with a number of that run. `pause` says after how many milliseconds
 * the next hour begins. The returned function ends that: it tells the job to go no further and waits
 * for what it has in hand.
 */
export function everyHour(
  [name, task]: [name: string, task: (ending: AbortSignal) => Promise<void>],
  logger: Logger,
  pause = () => HOUR_MS,
): () => Promise<void> {
  const ending = new AbortController();
  let runs = Promise.resolve();
  let timer: NodeJS.Timeout;
  const runOnce = () =>
    task(ending.signal).catch((error: unknown) => {
      logger.error({ err: error }, 'hourly task failed');
    });
  const run = () => {
    timer = setTimeout(run, pause()).unref();
    runs = runs.then(() => causedBy({ job: `${name}-${randomUUID()}` }, runOnce));
  };
  run();
  return () => {
    clearTimeout(timer);
    ending.abort();
    return runs;
  };
}
