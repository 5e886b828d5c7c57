import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { useSyncExternalStore } from 'react';

import { isWaiting } from './tap.ts';
import { taps } from './tap-queue.ts';

/** The refused presses: those whose groups are on a sheet, and all others. */
export function useRefused({ groups, missed }: Pick<DaySheet, 'groups' | 'missed'>) {
  const refused = useSyncExternalStore(taps.subscribe, taps.get).filter((tap) => !isWaiting(tap));
  const shown = new Set([...groups, ...missed].map(({ id }) => id));
  return {
    onCards: refused.filter(({ id }) => shown.has(id)),
    strays: refused.filter(({ id }) => !shown.has(id)),
  };
}
