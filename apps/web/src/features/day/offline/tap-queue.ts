import { changeKept, deviceOwner, readKept } from './kept-on-device.ts';
import { type Tap, type TapMove, tapsAfter } from './tap.ts';
import { createObservable } from '#lib/observable.ts';

const KEY = 'taps';

/** The taps of who is signed in that wait or were refused. */
export const taps = createObservable<readonly Tap[]>([]);

/** Those of colleagues whose session ran out on this device: only they can send them. */
export const othersTaps = createObservable<readonly Tap[]>([]);

/** Other tabs of this browser look again when one has changed something. */
let channel: BroadcastChannel | undefined;

function listen(): BroadcastChannel {
  const opened = new BroadcastChannel('museum-taps');
  opened.onmessage = () => void readTaps();
  return opened;
}

/** On a shared device a colleague's taps are not sent in another's name. */
function show(all: readonly Tap[]): void {
  const owner = deviceOwner.get()?.person;
  taps.set(all.filter(({ person }) => person === owner));
  othersTaps.set(owner === undefined ? [] : all.filter(({ person }) => person !== owner));
}

/** False where the browser has refused to keep the last move: then this page knows more than the device. */
let isKept = true;

/** Reads what an earlier page or another tab has left. */
export async function readTaps(): Promise<void> {
  channel ??= listen();
  const kept = await readKept<Tap[]>(KEY);
  if (kept && isKept) show(kept);
}

/** Whether taps would go with this page. */
export const wouldBeLost = () => !isKept && taps.get().length > 0;

/** Makes a move; it is kept on the device before it shows, where the browser keeps anything. */
export async function moveTaps(move: TapMove): Promise<void> {
  let next = tapsAfter([...taps.get()], move);
  isKept = await changeKept<Tap[]>(KEY, (kept = []) =>
    isKept ? (next = tapsAfter(kept, move)) : next,
  );
  show(next);
  channel?.postMessage('changed');
}

/** Removes the taps of a person who leaves. */
export async function forgetTapsOf(leaver: string | undefined): Promise<void> {
  await changeKept<Tap[]>(KEY, (kept = []) => kept.filter(({ person }) => person !== leaver));
}
