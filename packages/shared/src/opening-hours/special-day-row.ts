import { dayInWords } from '#primitives/day-words.ts';
import type { SpecialDay } from './opening-hours.ts';
import { openTimesText, type WeekRow } from './week-rows.ts';

/** A special day as a row beside those of the week, by its date. */
export const specialDayRow = ({ date, note, open }: SpecialDay): WeekRow => ({
  when: `${dayInWords(date)} – ${note}`,
  what: openTimesText(open),
});
