import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { lastNote } from '@museum/shared/visit-requests/gate-act';
import type { QueryClient } from '@tanstack/react-query';

import { noteAtGate } from '#features/visit-requests/staff-visit-request-api.ts';
import { groupsOfDayQuery, refreshLists } from '#features/visit-requests/visit-request-queries.ts';
import { httpStatus } from '#lib/http-status.ts';
import { offlineSince } from './network.ts';
import { sendTaps } from './send-taps.ts';
import { isWaiting, noteOf, type Tap } from './tap.ts';
import { taps, wouldBeLost } from './tap-queue.ts';

/** How often the server is tried while something waits, in milliseconds. */
const PAUSE_MS = 10_000;

/** The group of a tap as the server shows it now. */
async function groupOf({ date, id }: Tap, queryClient: QueryClient) {
  const sheet = await queryClient.fetchQuery({ ...groupsOfDayQuery(date), retry: false });
  return [...sheet.groups, ...sheet.missed].find((group) => group.id === id);
}

/** Whether a group already stands as the tap wants it: a colleague was quicker. */
function isSo(tap: Tap, group: SheetGroup): boolean {
  const last = lastNote(group)?.act;
  if (tap.act === 'undo-arrival') return last === undefined;
  if (last !== tap.act) return false;
  if (tap.act !== 'arrive') return true;
  return (
    // A tap with a payment never counts as done: its money may not be entered.
    !tap.payment &&
    group.visitorAmount === tap.visitorAmount &&
    group.numberOfFollowers === tap.numberOfFollowers
  );
}

/**
 * Sends taps as soon as there is a way: when the network is back, when the page is looked at, and
 * every now and then. A tap shows until the sheet shows what it did.
 */
export function keepSending(queryClient: QueryClient): () => void {
  const note = async (tap: Tap) => {
    try {
      return await noteAtGate(noteOf(tap));
    } catch (error) {
      if (httpStatus(error) !== 409) throw error;
      const group = await groupOf(tap, queryClient);
      if (!group || !isSo(tap, group)) throw error;
      return group;
    }
  };
  const send = async (tap: Tap) => {
    const request = await note(tap);
    await refreshLists(queryClient);
    return request;
  };
  const sendWaiting = () => {
    if (taps.get().some(isWaiting)) void sendTaps(send);
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
      if (wouldBeLost()) event.preventDefault();
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
