import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import type { GateAct } from '@museum/shared/visit-requests/gate/gate-act';
import { createContext, use } from 'react';

import type { Tap } from '#features/day/offline/tap.ts';

export type Gate = {
  /** Of the sheet around, YYYY-MM-DD. */
  date: string;
  /** The group whose menu is open. */
  menuOf: number | undefined;
  openMenu: (group: SheetGroup) => void;
  /** Closes a menu or a question. */
  close: () => void;
  /** Asks how many of a group came, or what is to become of an arrival that was refused. */
  askArrival: (group: SheetGroup, refused?: Tap) => void;
  /** Notes what needs no numbers. */
  note: (group: SheetGroup, act: Exclude<GateAct, 'arrive'>) => void;
  /** Whether the buttons of this group take the focus, drawn anew in another list; asked once. */
  takeFocus: (id: number) => boolean;
};

export const GateContext = createContext<Gate | undefined>(undefined);

/** What staff do with the groups of the sheet around. */
export function useGate(): Gate {
  const gate = use(GateContext);
  if (!gate) throw new Error('A group stands within GateProvider');
  return gate;
}
