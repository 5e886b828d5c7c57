import { addDays, firstOfMonth, weekOf } from '#primitives/calendar-date.ts';
import type { VisitRequestFilter } from './visit-request-query-schema.ts';

/** The questions that staff ask the list most, in the order in which they are offered. */
export const SAVED_VIEW_LABELS = {
  all: 'Svi',
  new: 'Novi',
  shortNotice: 'Kratak rok',
  waiting: 'Čeka potvrdu',
  changing: 'Predložene izmene',
  today: 'Danas',
  tomorrow: 'Sutra',
  week: 'Ova nedelja',
  month: 'Ovaj mesec',
  fromToday: 'Od danas',
  unpaid: 'Nije plaćeno',
  proofSent: 'Dokaz poslat',
  overdue: 'Prošao rok',
  overpaid: 'Za povraćaj',
} as const;

export type SavedView = keyof typeof SAVED_VIEW_LABELS;

/** Every saved view, for schemas and loops. */
export const SAVED_VIEWS = Object.keys(SAVED_VIEW_LABELS) as [SavedView, ...SavedView[]];

/**
 * What each view lets through; `today` is YYYY-MM-DD. What waits for
 * an answer is listed only until the day of the visit.
 */
export function savedViewFilters(today: string): Record<SavedView, VisitRequestFilter> {
  const tomorrow = addDays(today, 1);
  const week = weekOf(today);
  const firstOfThis = firstOfMonth(today);
  // No month has more than 31 days.
  const firstOfNext = firstOfMonth(addDays(firstOfThis, 31));
  const waiting: VisitRequestFilter = { stage: 'received', visitDateFrom: today };
  return {
    all: {},
    new: { viewed: false },
    shortNotice: { ...waiting, shortNotice: true },
    waiting,
    changing: { stage: 'changing', visitDateFrom: today },
    today: { visitDateFrom: today, visitDateTo: today },
    tomorrow: { visitDateFrom: tomorrow, visitDateTo: tomorrow },
    week: { visitDateFrom: week.from, visitDateTo: week.to },
    month: { visitDateFrom: firstOfThis, visitDateTo: addDays(firstOfNext, -1) },
    fromToday: { visitDateFrom: today },
    unpaid: { unpaid: true },
    proofSent: { proofSent: true },
    overdue: { unpaid: true, dueTo: addDays(today, -1) },
    overpaid: { overpaid: true },
  };
}
