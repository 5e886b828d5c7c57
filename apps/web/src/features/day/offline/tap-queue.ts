import { changeKept, deviceOwner, readKept } from './kept-on-device.ts';
import { isWaiting, type Tap, type TapMove, tapsAfter } from './tap.ts';
import { createObservable, useObserved } from '#lib/observable.ts';

const KEY = 'taps';

/** The taps of who is signed in that wait or were refused. */
export const taps = createObservable<readonly Tap[]>([]);

/** Those of colleagues whose session ran out on this device: only they can send them. */
export const othersTaps = createObservable<readonly Tap[]>([]);

/** The presses of a group that wait to be sent, in their order. */
export const useWaiting = (id: number | undefined): Tap[] =>
  useObserved(taps).filter((tap) => tap.id === id && isWaiting(tap));

/** Other tabs of this browser look again when one has changed something. */
let channel: BroadcastChannel | undefined;

function listen(): BroadcastChannel {
  const opened = new BroadcastChannel('museum-taps');
  opened.onmessage = () => void readTaps();
  return opened;
}

/** The presses on this device, whoever made them, as this page last read or kept them. */
let kept: Tap[] = [];

/** Moves of this page that the browser has refused to keep: they are kept with the next one. */
let unkept: TapMove[] = [];

const known = () => unkept.reduce(tapsAfter, kept);

/** On a shared device a colleague's taps are not sent in another's name. */
function show(): void {
  const owner = deviceOwner.get()?.person;
  taps.set(known().filter(({ person }) => person === owner));
  othersTaps.set(owner === undefined ? [] : known().filter(({ person }) => person !== owner));
}
deviceOwner.subscribe(show);

let last = Promise.resolve();

/** One after the other: a move that is refused must be there for the next one. */
const inTurn = (work: () => Promise<void>) => (last = last.then(work, work));

/** Reads what an earlier page or another tab has left. */
export const readTaps = () =>
  inTurn(async () => {
    channel ??= listen();
    kept = (await readKept<Tap[]>(KEY)) ?? kept;
    show();
  });

/** Whether taps would go with this page. */
export const wouldBeLost = () => known().some((tap) => !kept.includes(tap));

/** Makes a move; it is kept on the device before it shows, where the browser keeps anything. */
export const moveTaps = (move: TapMove) =>
  inTurn(async () => {
    const moves = [...unkept, move];
    const changed = await changeKept<Tap[]>(KEY, (stored = kept) =>
      moves.reduce(tapsAfter, stored),
    );
    if (changed) kept = changed;
    unkept = changed ? [] : moves;
    show();
    channel?.postMessage('changed');
  });

/** Removes the taps of a person who leaves. */
export const forgetTapsOf = (leaver: string) =>
  inTurn(async () => {
    unkept = unkept.filter((move) => move.kind !== 'pressed' || move.tap.person !== leaver);
    const withoutLeaver = (stored = kept) => stored.filter(({ person }) => person !== leaver);
    kept = (await changeKept<Tap[]>(KEY, withoutLeaver)) ?? kept;
    show();
  });
