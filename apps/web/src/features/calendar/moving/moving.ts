import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import { quarterAt, quarterStart } from '@museum/shared/capacity/quarters';
import { addDays } from '@museum/shared/primitives/calendar-date';
import { OPENING_WINDOW } from '@museum/shared/primitives/time-of-day';

/** When a visit begins: YYYY-MM-DD and HH:mm. */
export type Start = { visitDate: string; visitTime: string };

export const isSameStart = (one: Start, other: Start) =>
  one.visitDate === other.visitDate && one.visitTime === other.visitTime;

/**
 * A group that is being moved: from where to where, with its lunch where that moved along before;
 * checked once it is asked whether it fits there.
 */
export type Moving = {
  group: CalendarGroup;
  from: Start;
  to: Start;
  movesLunch?: boolean;
  isChecked: boolean;
};

export type MoveStep =
  | { kind: 'start'; group: CalendarGroup; date: string }
  /** The arrow keys: quarters of an hour and days, on or back. */
  | { kind: 'shift'; quarters: number; days: number; present: string }
  /** Dragging. */
  | { kind: 'place'; to: Start; present: string }
  | { kind: 'drop' }
  | { kind: 'check' }
  | { kind: 'end' };

const [FIRST, LAST] = [quarterAt(OPENING_WINDOW.from), quarterAt(OPENING_WINDOW.to)];

/** A time so many quarters on, within the hours in which visits start; from between two quarters to the next one. */
export function shiftTime(time: string, quarters: number): string {
  if (quarters === 0) return time;
  const isBetween = quarterStart(quarterAt(time)) !== time;
  const quarter = quarterAt(time) + quarters + (isBetween && quarters < 0 ? 1 : 0);
  return quarterStart(Math.min(LAST, Math.max(FIRST, quarter)));
}

/** Nobody can be moved to a day that has passed; the own day may stay. */
const allowed = (moving: Moving, to: Start, present: string): Moving =>
  to.visitDate >= present || to.visitDate === moving.from.visitDate ? { ...moving, to } : moving;

/** Moves a group step by step; undefined while none is moved. */
export function move(moving: Moving | undefined, step: MoveStep): Moving | undefined {
  if (step.kind === 'start') {
    const from = { visitDate: step.date, visitTime: step.group.visitTime };
    return { group: step.group, from, to: from, isChecked: false };
  }
  if (!moving) return undefined;
  switch (step.kind) {
    case 'shift': {
      const { visitDate, visitTime } = moving.to;
      const to = {
        visitDate: addDays(visitDate, step.days),
        visitTime: shiftTime(visitTime, step.quarters),
      };
      return allowed(moving, to, step.present);
    }
    case 'place':
      return allowed(moving, step.to, step.present);
    case 'drop':
      // A press that wandered a little asks nothing.
      return isMoved(moving) ? { ...moving, isChecked: true } : undefined;
    case 'check':
      return { ...moving, isChecked: true };
    case 'end':
      return undefined;
  }
}

/** Whether a group would begin at another time or day. */
export const isMoved = ({ from, to }: Moving) => !isSameStart(from, to);
