import { lastNote } from '@museum/shared/visit-requests/gate/gate-act';
import type { QueryClient } from '@tanstack/react-query';

import { wasChanged } from '#features/day/gate/gate-words.ts';
import {
  fetchVisitRequest,
  type NoteAtGate,
  noteAtGate,
} from '#features/visit-requests/staff-visit-request-api.ts';
import {
  daySheetQuery,
  refreshRequest,
  showAnswer,
} from '#features/visit-requests/visit-request-queries.ts';
import { serverMessage } from '#lib/http/error-message.ts';
import { httpStatus, isOffline } from '#lib/http/http-status.ts';
import { newIdempotencyKey } from '#lib/http/idempotency-key.ts';
import { createObservable } from '#lib/observable.ts';
import { deviceOwner } from './kept-on-device.ts';
import { isForLater, offlineSince } from './network.ts';
import { isSo, patchSheet } from './sheet-after.ts';
import { isWaiting, noteOf, type Tap, type TapMove } from './tap.ts';
import { moveTaps, readTaps, taps, wouldBeLost } from './tap-queue.ts';

/** How often the server is tried while something waits, in milliseconds. */
const PAUSE_MS = 10_000;

/** The request's version, with what a tap did. */
type Sent = { version: number };

/** The group of a tap as the server shows it now. */
async function groupOf({ date, id }: Tap, client: QueryClient) {
  const sheet = await client.fetchQuery({ ...daySheetQuery(date), retry: false });
  return [...sheet.groups, ...sheet.missed].find((group) => group.id === id);
}

/** Tells the server of a tap; the sheet shows at once what came of it. */
async function send(tap: Tap, client: QueryClient): Promise<Sent> {
  try {
    const answer = await noteAtGate(noteOf(tap));
    showAnswer(client, answer);
    client.setQueryData(
      daySheetQuery(tap.date).queryKey,
      (sheet) => sheet && patchSheet(sheet, answer),
    );
    return answer;
  } catch (error) {
    if (isForLater(error)) throw error;
    const group = httpStatus(error) === 409 ? await groupOf(tap, client) : undefined;
    void refreshRequest(client, tap.id);
    if (!group || !isSo(tap, group)) throw error;
    return group;
  }
}

/** What was pressed before for the same group goes first. */
const isBehind = (id: number) => taps.get().some((tap) => tap.id === id && isWaiting(tap));

/** So many presses are on their way for the first time: nothing keeps them yet. */
let firstSent = 0;

/**
 * Sends what was pressed at the gate on the sheet of a day (YYYY-MM-DD); what gets no answer is kept
 * on the device and sent later.
 * @returns undefined when the press waits
 */
export async function sendOrKeep(
  note: NoteAtGate,
  { date, client }: { date: string; client: QueryClient },
): Promise<Sent | undefined> {
  // The session may end on the way.
  const person = deviceOwner.get()?.person ?? '';
  const tap: Tap = { ...note, date, person, key: newIdempotencyKey() };
  firstSent += 1;
  try {
    if (!offlineSince.get() && !isBehind(note.id)) {
      tap.wasSent = true;
      return await send(tap, client);
    }
  } catch (error) {
    if (!isForLater(error)) throw error;
  } finally {
    firstSent -= 1;
  }
  await moveTaps({ kind: 'pressed', tap });
  return undefined;
}

/** The tap that is under way to the server: it can't be taken back. */
export const tapUnderWay = createObservable<string | undefined>(undefined);

const CHANGED = 'Zahtev je u međuvremenu izmenjen. Pogledajte kako sada stoji.';

/** Why a tap was refused; the sheet shows the group as it is by now. */
const refusalOf = (error: unknown) => (wasChanged(error) ? CHANGED : serverMessage(error));

/** The undoing that waits right behind a press of which the server has noted nothing. */
async function undoingOfNothing(tap: Tap): Promise<Tap | undefined> {
  const next = taps.get().find((other) => other !== tap && other.id === tap.id && isWaiting(other));
  if (next?.act !== 'undo-arrival') return undefined;
  return lastNote(await fetchVisitRequest(tap.id))?.act === tap.act ? undefined : next;
}

/** Sends a tap, unless it is undone already. */
async function sendTap(tap: Tap, client: QueryClient): Promise<TapMove> {
  const { key } = tap;
  const undoing = await undoingOfNothing(tap);
  if (undoing) return { kind: 'undone', key, undo: undoing.key };
  // Marked before it leaves: the page may be closed on the way.
  if (!tap.wasSent && !isOffline()) await moveTaps({ kind: 'sent', key });
  const { version } = await send(tap, client);
  return { kind: 'done', key, version };
}

/** Sends the first waiting tap; tells whether the next one may follow. */
async function sendNext(client: QueryClient): Promise<boolean> {
  await readTaps();
  const tap = taps.get().find(isWaiting);
  if (!tap) return false;
  const { key } = tap;
  tapUnderWay.set(key);
  try {
    await moveTaps(await sendTap(tap, client));
  } catch (error) {
    if (isForLater(error)) return false;
    await moveTaps({ kind: 'refused', key, refusal: refusalOf(error) });
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
export function sendTaps(client: QueryClient): Promise<void> {
  sending ??= alone(async () => {
    while (await sendNext(client));
  }).finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Sends taps as soon as there is a way: when the network is back, when the page is looked at, and every now and then. */
export function keepSending(client: QueryClient): () => void {
  const sendWaiting = () => {
    if (taps.get().some(isWaiting)) void sendTaps(client);
  };
  const sendIfOnline = () => {
    if (!offlineSince.get()) sendWaiting();
  };
  const stops = [
    offlineSince.subscribe(sendIfOnline),
    taps.subscribe(sendIfOnline),
    on(window, 'online', sendWaiting),
    on(document, 'visibilitychange', sendWaiting),
    every(PAUSE_MS, sendWaiting),
    on(window, 'beforeunload', (event) => {
      if (firstSent > 0 || wouldBeLost()) event.preventDefault();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function on(target: EventTarget, event: string, listener: (event: Event) => void): () => void {
  target.addEventListener(event, listener);
  return () => {
    target.removeEventListener(event, listener);
  };
}

function every(pause: number, work: () => void): () => void {
  const timer = setInterval(work, pause);
  return () => {
    clearInterval(timer);
  };
}
