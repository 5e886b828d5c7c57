import type { Logger } from './log/logger.ts';

const HOUR_MS = 3_600_000;

/**
 * Runs a task now and every hour, one run after the other; a failure is logged as an error. The
 * returned function ends that: it tells the task to go no further and waits for what it has in hand.
 */
export function everyHour(
  task: (ending: AbortSignal) => Promise<void>,
  logger: Logger,
): () => Promise<void> {
  const ending = new AbortController();
  let runs = Promise.resolve();
  const run = () => {
    runs = runs
      .then(() => task(ending.signal))
      .catch((error: unknown) => logger.error({ err: error }, 'hourly task failed'));
  };
  const timer = setInterval(run, HOUR_MS).unref();
  run();
  return () => {
    clearInterval(timer);
    ending.abort();
    return runs;
  };
}
