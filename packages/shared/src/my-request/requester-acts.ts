import { dayInBelgrade, daysBetween, minuteInBelgrade } from '#primitives/calendar-date.ts';
import { isFirm, mayAct, type Stage } from '#visit-requests/stages/stage.ts';

/** Whole days before the visit from which on the requester phones instead of changing (visit-life §5). */
export const CHANGE_DAYS = 2;

/** What becomes of a change: it holds at once, waits for staff, comes too late, or isn't possible. */
export const CHANGE_WAYS = ['now', 'proposal', 'tooLate', 'no'] as const;
export type ChangeWay = (typeof CHANGE_WAYS)[number];

type Visit = { stage: Stage; visitDate: string; visitTime: string };

/** How a requester may change a visit (`visitDate` YYYY-MM-DD) at an instant. */
export function changeWay({ stage, visitDate }: Visit, now: Date): ChangeWay {
  if (stage !== 'received' && !isFirm(stage)) return 'no';
  if (daysBetween(dayInBelgrade(now), visitDate) < CHANGE_DAYS) return 'tooLate';
  return stage === 'received' ? 'now' : 'proposal';
}

/**
 * Whether a visit at HH:mm of a day YYYY-MM-DD has begun at an instant; a postponed one has no day
 * that could pass.
 */
export const hasBegun = ({ stage, visitDate, visitTime }: Visit, now: Date) =>
  stage !== 'postponed' && minuteInBelgrade(now) >= `${visitDate} ${visitTime}`;

/** Whether a requester may cancel a visit at an instant. */
export const mayCancel = (visit: Visit, now: Date) =>
  mayAct('cancel', visit.stage) && !hasBegun(visit, now);
