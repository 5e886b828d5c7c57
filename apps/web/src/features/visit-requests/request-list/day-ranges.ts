import { addDays, weekdayOf } from '@museum/shared/primitives/calendar-date';
import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';

export type DayRange = Pick<VisitRequestFilter, 'visitDateFrom' | 'visitDateTo'>;

/** The ranges that are one press away; `today` is YYYY-MM-DD. */
export function dayRanges(today: string): { label: string; range: DayRange }[] {
  const monday = addDays(today, 1 - weekdayOf(today));
  const firstOfMonth = `${today.slice(0, 8)}01`;
  // The 28th and four days is in the next month, whichever it is.
  const firstOfNext = `${addDays(`${today.slice(0, 8)}28`, 4).slice(0, 8)}01`;
  const between = (visitDateFrom: string, visitDateTo?: string) => ({ visitDateFrom, visitDateTo });
  return [
    { label: 'Danas', range: between(today, today) },
    { label: 'Sutra', range: between(addDays(today, 1), addDays(today, 1)) },
    { label: 'Ova nedelja', range: between(monday, addDays(monday, 6)) },
    { label: 'Ovaj mesec', range: between(firstOfMonth, addDays(firstOfNext, -1)) },
    { label: 'Od danas', range: between(today) },
  ];
}

/** True when both ranges begin and end on the same days. */
export const isSameRange = (one: DayRange, other: DayRange) =>
  one.visitDateFrom === other.visitDateFrom && one.visitDateTo === other.visitDateTo;
