import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { lastNote, mayUndo, UNDO_MINUTES } from '@museum/shared/visit-requests/gate/gate-act';
import { useEffect, useState } from 'react';

import { serverNow } from '#lib/time/server-time.ts';

/** Whether what was noted of a group last can be taken back; ends by itself. */
export function useMayUndo(group: Pick<SheetGroup, 'arrivedAt' | 'lateAt' | 'missedAt'>): boolean {
  const [, look] = useState(0);
  const at = lastNote(group)?.at;
  useEffect(() => {
    if (at === undefined) return;
    const left = Date.parse(at) + UNDO_MINUTES * 60_000 - serverNow().getTime();
    if (left < 0) return;
    const timer = setTimeout(() => {
      look((times) => times + 1);
    }, left + 1);
    return () => {
      clearTimeout(timer);
    };
  }, [at]);
  return mayUndo(group, serverNow());
}
