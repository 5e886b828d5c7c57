import { changeKept, deviceOwner, readKept } from './kept-on-device.ts';
import { type Tap, type TapMove, tapsAfter } from './tap.ts';
import { createObservable } from '#lib/observable.ts';

const KEY = 'taps';

/** The taps of this device that wait or were refused. */
export const taps = createObservable<readonly Tap[]>([]);

/** Other tabs of this browser look again when one has changed something. */
let channel: BroadcastChannel | undefined;

function listen(): BroadcastChannel {
  const opened = new BroadcastChannel('museum-taps');
  opened.onmessage = () => void readTaps();
  return opened;
}

/** Only of who is signed in: on a shared device a colleague's taps are not sent in another's name. */
const own = (all: readonly Tap[]) =>
  all.filter(({ person }) => person === deviceOwner.get()?.person);

/** Reads what an earlier page has left. */
export async function readTaps(): Promise<void> {
  channel ??= listen();
  taps.set(own((await readKept<Tap[]>(KEY)) ?? []));
}

/** Makes a move; it is kept on the device before it shows. */
export async function moveTaps(move: TapMove): Promise<void> {
  let next = tapsAfter([...taps.get()], move);
  await changeKept<Tap[]>(KEY, (kept = []) => (next = tapsAfter(kept, move)));
  taps.set(own(next));
  channel?.postMessage('changed');
}

/** Removes the taps of everybody but this person. */
export async function forgetOthersTaps(): Promise<void> {
  await changeKept<Tap[]>(KEY, (kept = []) => own(kept));
  await readTaps();
}
