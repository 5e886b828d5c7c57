import type { Logger } from './log/logger.ts';

const HOUR_MS = 3_600_000;

/** Runs a task now and every hour until the returned function is called; a failure is logged as an error. */
export function everyHour(task: () => Promise<void>, logger: Logger): () => void {
  const run = () => {
    task().catch((error: unknown) => logger.error({ err: error }, 'hourly task failed'));
  };
  const timer = setInterval(run, HOUR_MS).unref();
  run();
  return () => clearInterval(timer);
}
