import { ExplainedError } from '@museum/database/explained-error';

/** Something that runs until it is stopped. */
export type Running = { stop: () => Promise<void> };

/** What a program is given to work with. */
export type Program = {
  /** Notes what was started, so that it is stopped at the end, the last one first. */
  keep: <T extends Running>(running: T) => T;
  /** Stops everything and ends the process; once only. */
  end: () => void;
  /** The same for a fault that comes while it runs, told as one of the program itself; none while it ends. */
  fail: (fault: unknown) => void;
};

/** Runs a program that does its work and ends. */
export function runTask(task: (program: Program) => Promise<void>): Promise<void> {
  return run(async (program) => {
    await task(program);
    program.end();
  });
}

/** Runs a program that goes on until it is told to stop. */
export function runServer(server: (program: Program) => Promise<void>): Promise<void> {
  return run(server);
}

/**
 * A fault that explains itself ends the process with that sentence, any other with its stack. The
 * first Ctrl-C (or SIGTERM, or the terminal's end) stops everything cleanly, the second one ends the
 * process at once.
 */
async function run(program: (program: Program) => Promise<void>): Promise<void> {
  const running: Running[] = [];
  let ending = 0;
  const end = () => {
    if (ending > 0) return;
    ending = performance.now();
    void stopAll(running).then(() => process.exit());
  };
  const fail = (fault: unknown) => {
    if (ending > 0) return;
    reportFailure(fault);
    end();
  };
  const onSignal = () => {
    // The terminal and the package manager both pass one Ctrl-C on.
    if (ending > 0 && performance.now() - ending > 500) process.exit(130);
    end();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', end);
  // A terminal that has been closed takes no more lines; the ending must not fail for that.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await program({
      end,
      fail,
      keep: (started) => {
        running.push(started);
        return started;
      },
    });
  } catch (error) {
    reportFailure(error);
    end();
  }
}

async function stopAll(running: Running[]): Promise<void> {
  for (const { stop } of running.splice(0).toReversed()) await stop().catch(reportFailure);
}

function reportFailure(error: unknown): void {
  console.error(error instanceof ExplainedError ? error.message : error);
  process.exitCode = 1;
}
