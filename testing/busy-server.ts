import { setTimeout as wait } from 'node:timers/promises';

const BUSY = 503;
const MAX_ATTEMPTS = 60;
const RETRY_MS = 500;

/** Asks as people do: told that the server has too much to do, they come back. Gives the last answer. */
export async function comeBack<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
  onBusy: () => void = () => undefined,
): Promise<Answer> {
  let answer = await ask();
  for (let attempt = 1; answer.status === BUSY && attempt < MAX_ATTEMPTS; attempt += 1) {
    onBusy();
    await wait(RETRY_MS);
    answer = await ask();
  }
  return answer;
}
