import { z } from 'zod';
import { addDays, DAYS_AHEAD } from '#primitives/calendar-date.ts';
import { type OpeningHours, weekOn } from './opening-hours.ts';
import {
  noticeSchema,
  specialDaysSchema,
  weekdayHoursSchema,
  weeklyHoursSchema,
} from './opening-hours-schema.ts';
import { isOwn } from './week-rows.ts';

/** What everybody may know about the hours: the week, the special days to come, the notice of today (contract §6). */
export const siteHoursSchema = z.object({
  weekly: weeklyHoursSchema,
  /** Of it what holds in the present season, which may be no whole year's hours at all. */
  weeklyNow: z.array(weekdayHoursSchema),
  specialDays: specialDaysSchema,
  notice: noticeSchema,
});

type StoredHours = OpeningHours & Pick<z.output<typeof siteHoursSchema>, 'notice'>;
export type SiteHours = StoredHours & { readonly weeklyNow: OpeningHours['weekly'] };

/** What is to be told on a day: special days from it on, in their order and without their places, the notice only while it holds. */
export const siteHoursOn = (
  { weekly, specialDays, notice }: StoredHours,
  today: string,
): SiteHours => ({
  weekly,
  weeklyNow: weekOn(weekly.filter(isOwn), today),
  specialDays: specialDays
    .filter(({ date }) => date >= today && date <= addDays(today, DAYS_AHEAD))
    .map(({ date, open, note }) => ({ date, open, note }))
    .toSorted((one, other) => one.date.localeCompare(other.date)),
  notice: notice && notice.from <= today && today <= notice.to ? notice : null,
});
