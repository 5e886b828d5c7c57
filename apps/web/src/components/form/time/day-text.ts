import { formatDay, isCalendarDate } from '@museum/shared/primitives/calendar-date';
import { SHORT_MONTHS } from '@museum/shared/primitives/day-words';

/** What a form holds for a text that is no day: no schema takes it. */
export const NOT_A_DAY = 'nije datum';

const WITH_PARTS = /^(\d{1,2})\s*[.,/\s-]\s*(\d{1,2})\s*[.,/\s-]\s*(\d{4})\s*\.?$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const WEEKDAY = /^\p{L}+,\s*/u;
const MONTH = /\.?\s*(jan|feb|mar|apr|maj|jun|jul|avg|sep|okt|nov|dec)\p{L}*\.?\s*/iu;

/** "sreda, 16. decembra 2026." as "16.12.2026.": a month in words gives its number. */
const inDigits = (text: string) =>
  text
    .replace(WEEKDAY, '')
    .replace(MONTH, (_, start: string) => `.${SHORT_MONTHS.indexOf(start.toLowerCase()) + 1}.`);

const toDay = (year = '', month = '', day = '') => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : NOT_A_DAY;
};

/**
 * A day as people type or paste it (23.11.2026, 23112026, 23. 11. 2026., 23/11/2026, 2026-11-23,
 * 23. novembar 2026.) as YYYY-MM-DD; "" for an empty field, NOT_A_DAY for all that is no whole day,
 * or not yet.
 */
export function readDay(typed: string): string {
  const text = inDigits(typed.trim());
  if (text === '') return '';
  const iso = ISO.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const parts = WITH_PARTS.exec(text) ?? DIGITS_ONLY.exec(text);
  return toDay(parts?.[3], parts?.[2], parts?.[1]);
}

/** The same for a text that is finished: a year of two digits is one of this century. */
export function readFinishedDay(typed: string): string {
  const day = readDay(typed);
  return day === NOT_A_DAY ? readDay(typed.trim().replace(/(\d{2})\.?$/, '20$1')) : day;
}

/** A day as it stands in a field: DD.MM.YYYY (spec §2). */
export const writeDay = (day: string) => (isCalendarDate(day) ? formatDay(day) : '');
