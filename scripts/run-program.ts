import { ExplainedError } from '@museum/database/explained-error';

/** Something that runs until it is stopped. */
export type Running = { stop: () => Promise<void> };

/** Notes what a program has started, so that it is stopped at the end, the last one first. */
export type Keep = <T extends Running>(running: T) => T;

/**
 * Runs a program that keeps going by what it has started, or ends. A fault that explains itself ends
 * it with that sentence, any other with its stack. The first Ctrl-C (or SIGTERM) stops everything
 * cleanly, the second one ends the process at once.
 */
export async function runProgram(program: (keep: Keep) => Promise<void>): Promise<void> {
  const running: Running[] = [];
  const stopAll = async () => {
    for (const { stop } of running.splice(0).toReversed()) await stop().catch(reportFailure);
  };
  let firstSignal = 0;
  const onSignal = () => {
    // The terminal and the package manager both pass one Ctrl-C on.
    if (firstSignal > 0 && performance.now() - firstSignal > 500) process.exit(130);
    if (firstSignal > 0) return;
    firstSignal = performance.now();
    void stopAll().then(() => process.exit());
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  try {
    await program((started) => {
      running.push(started);
      return started;
    });
  } catch (error) {
    reportFailure(error);
    await stopAll();
    process.exit();
  }
}

function reportFailure(error: unknown): void {
  console.error(error instanceof ExplainedError ? error.message : error);
  process.exitCode = 1;
}
