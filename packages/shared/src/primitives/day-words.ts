import { formatDay, weekdayOf } from './calendar-date.ts';
import { WEEKDAYS } from './weekdays.ts';

/** The names of the months, January first. */
export const MONTHS = [
  'januar',
  'februar',
  'mart',
  'april',
  'maj',
  'jun',
  'jul',
  'avgust',
  'septembar',
  'oktobar',
  'novembar',
  'decembar',
];

/** The same where there is little room. */
export const SHORT_MONTHS = MONTHS.map((month) => month.slice(0, 3));

const MONTHS_OF = [
  'januara',
  'februara',
  'marta',
  'aprila',
  'maja',
  'juna',
  'jula',
  'avgusta',
  'septembra',
  'oktobra',
  'novembra',
  'decembra',
];

const parts = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
};

/** The weekday of an existing day YYYY-MM-DD: "sreda". */
export const weekdayName = (day: string) => WEEKDAYS[weekdayOf(day) - 1] ?? '';

/** The weekday of an existing day YYYY-MM-DD after "u": "sredu". */
export const weekdayAsWhen = (day: string) => weekdayName(day).replace(/a$/, 'u');

/** The weekday of an existing day YYYY-MM-DD in three letters: "sre". */
export const shortWeekday = (day: string) => weekdayName(day).slice(0, 3);

/** A day YYYY-MM-DD after its weekday in three letters: "sre, 02.12.2026" */
export const dayWithShortWeekday = (day: string) => `${shortWeekday(day)}, ${formatDay(day)}`;

/** A day YYYY-MM-DD as short as it can be said: "4. 12." */
export const shortDay = (day: string) => {
  const { month, date } = parts(day);
  return `${date}. ${month}.`;
};

/** A day as a heading says it: "ponedeljak, 23. novembar". */
export const nameOfDay = (day: string) => {
  const { month, date } = parts(day);
  return `${weekdayName(day)}, ${date}. ${MONTHS[month - 1]}`;
};

/** A day YYYY-MM-DD in words: "23. novembar 2026." */
export const dayInWords = (day: string) => {
  const { year, month, date } = parts(day);
  return `${date}. ${MONTHS[month - 1]} ${year}.`;
};

/** A day YYYY-MM-DD in words, after its weekday: "ponedeljak, 23. novembar 2026." */
export const dayWithWeekday = (day: string) => `${weekdayName(day)}, ${dayInWords(day)}`;

/** A day near today within a sentence, in the genitive: "23. novembra" */
export const nearDayInSentence = (day: string) => {
  const { month, date } = parts(day);
  return `${date}. ${MONTHS_OF[month - 1]}`;
};

/** A day within a sentence, in the genitive: "23. novembra 2026." */
export const dayInSentence = (day: string) => `${nearDayInSentence(day)} ${parts(day).year}.`;
