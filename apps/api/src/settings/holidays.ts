import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Holiday } from '@museum/shared/settings/holiday-schema';

/** Far more than a lookup takes, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * The public holidays of Serbia in a year, each day once. The library takes 40 MB with the holidays
 * of all countries, most of which a thread would leave behind: a process of its own loads it and ends.
 * @throws Error when the process fails or doesn't answer in time
 */
export async function holidaysOf(year: number): Promise<Holiday[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const program = new URL(import.meta.resolve('#settings/tell-holidays.ts'));
  const child = fork(program, [String(year)], {
    env: {},
    execArgv: ['--no-maglev'], // decision 14
    stdio: 'ignore',
    signal,
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The holidays' process ended with ${String(code)}`);
  });
  const [holidays] = (await Promise.race([once(child, 'message'), ended])) as [Holiday[]];
  return holidays;
}
