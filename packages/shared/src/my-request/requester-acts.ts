import { CENTRE_TIME_ZONE, dayInBelgrade, daysBetween } from '#primitives/calendar-date.ts';
import { isFirm, type Stage } from '#visit-requests/stage.ts';

/** Whole days before the visit from which on the requester phones instead of changing (visit-life §5). */
export const CHANGE_DAYS = 2;

/** What becomes of a change: it holds at once, waits for staff, comes too late, or isn't possible. */
export const CHANGE_WAYS = ['now', 'proposal', 'tooLate', 'no'] as const;
export type ChangeWay = (typeof CHANGE_WAYS)[number];

type Visit = { stage: Stage; visitDate: string; visitTime: string };

const belgradeTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: CENTRE_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

/** How a requester may change a visit (`visitDate` YYYY-MM-DD) at an instant. */
export function changeWay({ stage, visitDate }: Visit, now: Date): ChangeWay {
  if (stage !== 'received' && !isFirm(stage)) return 'no';
  if (daysBetween(dayInBelgrade(now), visitDate) < CHANGE_DAYS) return 'tooLate';
  return stage === 'received' ? 'now' : 'proposal';
}

/** Whether a visit at HH:mm of a day YYYY-MM-DD in Belgrade is still to come at an instant. */
export const isToCome = ({ visitDate, visitTime }: Visit, now: Date) =>
  `${dayInBelgrade(now)} ${belgradeTime.format(now)}` < `${visitDate} ${visitTime}`;

/** Whether a visit stands where the requester may cancel it, as long as it is still to come. */
export const isCancellable = ({ stage }: Pick<Visit, 'stage'>) => stage !== 'canceled';

/** Whether a requester may cancel a visit at an instant; a postponed one has no day that could pass. */
export const mayCancel = (visit: Visit, now: Date) =>
  isCancellable(visit) && (visit.stage === 'postponed' || isToCome(visit, now));
