import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

import type { NoteAtGate } from '#features/visit-requests/staff-visit-request-api.ts';
import { newIdempotencyKey } from '#lib/idempotency-key.ts';
import { deviceOwner } from './kept-on-device.ts';
import { isForLater, offlineSince } from './network.ts';
import { isWaiting } from './tap.ts';
import { moveTaps, taps } from './tap-queue.ts';

/** What was pressed before for the same group goes first. */
const isBehind = (id: number) => taps.get().some((tap) => tap.id === id && isWaiting(tap));

/**
 * Sends what was pressed at the gate; what gets no answer is kept on the device and sent later.
 * @returns the request as it is now; undefined when the press waits
 */
export async function sendOrKeep(
  note: NoteAtGate,
  { date, send }: { date: string; send: (note: NoteAtGate) => Promise<VisitRequest> },
): Promise<VisitRequest | undefined> {
  // The session may end on the way.
  const person = deviceOwner.get()?.person ?? '';
  if (!offlineSince.get() && !isBehind(note.id)) {
    try {
      return await send(note);
    } catch (error) {
      if (!isForLater(error)) throw error;
    }
  }
  await moveTaps({ kind: 'pressed', tap: { ...note, date, person, key: newIdempotencyKey() } });
  return undefined;
}
