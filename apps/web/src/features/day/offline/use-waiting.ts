import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { dinarsToPara, paraToDinars } from '@museum/shared/primitives/money';
import { useSyncExternalStore } from 'react';

import { isWaiting, type Tap } from './tap.ts';
import { taps } from './tap-queue.ts';

/** The presses of a group that wait to be sent, in their order. */
export const useWaiting = (id: number | undefined): Tap[] =>
  useSyncExternalStore(taps.subscribe, taps.get).filter((tap) => tap.id === id && isWaiting(tap));

/**
 * How a group stands once its presses are sent, its payments in dinars included: what is offered next
 * follows from it. What an undoing leaves is known to the server only: it changes nothing here.
 */
export function groupAfter(group: SheetGroup, waiting: Tap[]): SheetGroup {
  // Each press makes one version: what the sheet shows already isn't counted again.
  const shown = Math.max(0, group.version - (waiting[0]?.version ?? group.version));
  return waiting
    .slice(shown)
    .reduce((before, tap) => ({ ...before, ...changeBy(tap, before) }), group);
}

function changeBy({ act, at, payment, ...people }: Tap, before: SheetGroup): Partial<SheetGroup> {
  const { visitorAmount = before.visitorAmount, numberOfFollowers = before.numberOfFollowers } =
    people;
  if (act === 'late') return { lateAt: at };
  if (act === 'missed') return { stage: 'missed', missedAt: at };
  if (act === 'undo-arrival') return {};
  const paid = dinarsToPara(before.payment.paid) + dinarsToPara(payment?.amount ?? 0);
  return {
    stage: 'arrived',
    arrivedAt: before.arrivedAt ?? at,
    visitorAmount,
    numberOfFollowers,
    payment: { ...before.payment, paid: paraToDinars(paid) },
  };
}
