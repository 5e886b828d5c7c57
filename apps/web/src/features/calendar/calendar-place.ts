import { type Zone, ZONES } from '@museum/shared/capacity/zones';
import {
  addDays,
  firstOfMonth,
  isCalendarDate,
  weekOf,
} from '@museum/shared/primitives/calendar-date';
import { useSearchParams } from 'react-router-dom';

import { useToday } from '#lib/time/new-day.ts';
import { paths } from '#lib/paths.ts';
import type { DayRange } from './calendar-queries.ts';

/** The boards, from near to far; then a week by who leads. */
export const CALENDAR_VIEWS = {
  day: 'Dan',
  week: 'Nedelja',
  month: 'Mesec',
  guides: 'Vodiči',
} as const;

export type CalendarView = keyof typeof CALENDAR_VIEWS;

/** What is looked at: a board, the day in it (YYYY-MM-DD), and one zone alone or all of them. */
export type CalendarPlace = { view: CalendarView; date: string; zone?: Zone };

const DAYS_A_WEEK = 7;

/** The place that an address names; what it doesn't name or misspells is this week, all zones. */
export function readPlace(params: URLSearchParams, present: string): CalendarPlace {
  const view = params.get('view') ?? '';
  const date = params.get('date') ?? '';
  return {
    view: Object.hasOwn(CALENDAR_VIEWS, view) ? (view as CalendarView) : 'week',
    date: isCalendarDate(date) ? date : present,
    zone: ZONES.find((zone) => zone === params.get('zone')),
  };
}

/** The place in the address; without a day in it today's, which is another one after midnight. */
export function useCalendarPlace(): CalendarPlace {
  const [params] = useSearchParams();
  return readPlace(params, useToday());
}

/** The address of a place. */
export function calendarPath({ view, date, zone }: CalendarPlace): string {
  const params = new URLSearchParams({ view, date, ...(zone ? { zone } : {}) });
  return `${paths.adminCalendar}?${params.toString()}`;
}

/** The address of the phone entry for a day and, if one was chosen, a time HH:mm. */
export function phoneEntryPath(date: string, time?: string): string {
  const params = new URLSearchParams({ date, ...(time ? { time } : {}) });
  return `${paths.adminNewVisitRequest}?${params.toString()}`;
}

/** The first day of the month so many months on. */
function monthOn(date: string, months: number): string {
  const first = new Date(`${firstOfMonth(date)}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}

/** The days that a board shows: a month in whole weeks. */
export function shownDays({ view, date }: CalendarPlace): DayRange {
  if (view === 'day') return { from: date, to: date };
  if (view !== 'month') return weekOf(date);
  const last = addDays(monthOn(date, 1), -1);
  return { from: weekOf(firstOfMonth(date)).from, to: weekOf(last).to };
}

/** The same board one step on or back; the day stays the same weekday, or becomes the first of the month. */
export function stepPlace(place: CalendarPlace, step: 1 | -1): CalendarPlace {
  const { view, date } = place;
  if (view === 'month') return { ...place, date: monthOn(date, step) };
  return { ...place, date: addDays(date, view === 'day' ? step : step * DAYS_A_WEEK) };
}
