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

/** False where the browser has refused to keep the last move: then this page knows more than the device. */
let isKept = true;

/** Reads what an earlier page or another tab has left. */
export async function readTaps(): Promise<void> {
  channel ??= listen();
  const kept = await readKept<Tap[]>(KEY);
  if (kept && isKept) taps.set(own(kept));
}

/** Whether taps would go with this page. */
export const wouldBeLost = () => !isKept && taps.get().length > 0;

/** Makes a move; it is kept on the device before it shows, where the browser keeps anything. */
export async function moveTaps(move: TapMove): Promise<void> {
  let next = tapsAfter([...taps.get()], move);
  isKept = await changeKept<Tap[]>(KEY, (kept = []) =>
    isKept ? (next = tapsAfter(kept, move)) : next,
  );
  taps.set(own(next));
  channel?.postMessage('changed');
}

/** Removes the taps of everybody but this person. */
export async function forgetOthersTaps(): Promise<void> {
  await changeKept<Tap[]>(KEY, (kept = []) => own(kept));
  await readTaps();
}
