import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { lastNote } from '@museum/shared/visit-requests/gate/gate-act';
import { createContext, use } from 'react';

import type { Start } from './moving.ts';

/** A move that was made. */
export type Moved = {
  /** As it is stored since. */
  request: VisitRequest;
  group: CalendarGroup;
  from: Start;
  /** The lunch has moved along. */
  movesLunch: boolean;
  /** What was noted of the group on the day that it left; it went with that day. */
  noted: ReturnType<typeof lastNote>;
  /** A mail to the requester about it is in the outbox. */
  isTold: boolean;
};

export type TellMoved = (moved: Moved) => void;

export const TellMovedContext = createContext<TellMoved | undefined>(undefined);

/** Says that a group was moved, and offers to move it back. */
export function useTellMoved(): TellMoved {
  const tell = use(TellMovedContext);
  if (!tell) throw new Error('A move stands within UndoMoveProvider');
  return tell;
}
