import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { useSyncExternalStore } from 'react';

import { isWaiting, type Tap } from './tap.ts';
import { taps } from './tap-queue.ts';

/** The presses of a group that wait to be sent, in their order. */
export const useWaiting = (id: number): Tap[] =>
  useSyncExternalStore(taps.subscribe, taps.get).filter((tap) => tap.id === id && isWaiting(tap));

/** How a group stands once its presses are sent: what is offered next follows from it. */
export const groupAfter = (group: SheetGroup, waiting: Tap[]): SheetGroup =>
  waiting.reduce((before, tap) => ({ ...before, ...changeBy(tap, before) }), group);

function changeBy({ act, at, ...people }: Tap, before: SheetGroup): Partial<SheetGroup> {
  const { visitorAmount = before.visitorAmount, numberOfFollowers = before.numberOfFollowers } =
    people;
  if (act === 'late') return { lateAt: at };
  if (act === 'missed') return { stage: 'missed', missedAt: at };
  if (act === 'undo-arrival') return {};
  return { stage: 'arrived', arrivedAt: at, visitorAmount, numberOfFollowers };
}
