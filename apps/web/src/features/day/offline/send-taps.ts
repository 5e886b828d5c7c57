import { isForLater } from './network.ts';
import { isWaiting, type Tap } from './tap.ts';
import { moveTaps, readTaps, taps } from './tap-queue.ts';
import { wasChanged } from '#features/day/gate/gate-words.ts';
import { serverMessage } from '#lib/error-message.ts';
import { createObservable } from '#lib/observable.ts';

/** Tells the server of a tap; answers with the request's version after it. */
type SendTap = (tap: Tap) => Promise<{ version: number }>;

const CHANGED = 'Zahtev je u međuvremenu izmenjen. Pogledajte kako sada stoji.';

/** Why a tap was refused; the sheet shows the group as it is by now. */
const refusalOf = (error: unknown) => (wasChanged(error) ? CHANGED : serverMessage(error));

/** The tap that is under way to the server: it can't be taken back. */
export const tapUnderWay = createObservable<string | undefined>(undefined);

/** Sends the first waiting tap; tells whether the next one may follow. */
async function sendNext(send: SendTap): Promise<boolean> {
  await readTaps();
  const tap = taps.get().find(isWaiting);
  if (!tap) return false;
  tapUnderWay.set(tap.key);
  try {
    const { version } = await send(tap);
    await moveTaps({ kind: 'done', key: tap.key, version });
  } catch (error) {
    if (isForLater(error)) return false;
    await moveTaps({ kind: 'refused', key: tap.key, refusal: refusalOf(error) });
  } finally {
    tapUnderWay.set(undefined);
  }
  return true;
}

/** One tab at a time, where the browser can tell, and one sending at a time in a tab. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  await locks.request('museum-taps', { ifAvailable: true }, (lock) => (lock ? work() : undefined));
};

let sending: Promise<void> | undefined;

/** Sends what waits, one after the other in the order of the presses, until one gets no answer. */
export function sendTaps(send: SendTap): Promise<void> {
  sending ??= alone(async () => {
    while (await sendNext(send));
  }).finally(() => {
    sending = undefined;
  });
  return sending;
}
