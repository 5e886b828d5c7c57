import { lastEntryOf, type OpenTimes } from '#opening-hours/opening-hours.ts';
import { openTimesText } from '#opening-hours/week-rows.ts';
import { daysBetween } from '#primitives/calendar-date.ts';
import { nameOfDay } from '#primitives/day-words.ts';
import { capitalised, sentence } from '#primitives/words.ts';
import type { DayAvailability, GroupAvailability } from './availability-schema.ts';
import { calmStarts, calmTimes, isOpenAt, type Level, type LevelAtTime } from './levels.ts';
import { quarterAt, quarterStart } from './quarters.ts';
import { type Hint, STILL_POSSIBLE } from './visit-hints.ts';

/** What is to be said of a day and a time that a group has chosen, and what is free nearby instead. */
export type TimeHint = {
  /** Null while there is no time to speak of. */
  level: Level | null;
  lead: string;
  text: string;
  /** Calm times HH:mm of the same day, the nearest first. */
  times: string[];
  /** Days YYYY-MM-DD with room, where this one has none, the nearest first. */
  days: string[];
};

type Words = Record<Level, (time: string) => string>;

const closedAt = (time: string) => `U ${time} je zatvoreno.`;

/** What a time is asked for: the start in the centre, or the lunch. */
const WORDS: Record<'quarters' | 'restaurant', Words> = {
  quarters: {
    free: (time) => `U ${time} ima mesta.`,
    tight: (time) => `U ${time} ima malo mesta.`,
    full: (time) => `U ${time} je popunjeno za vašu grupu.`,
    closed: closedAt,
  },
  restaurant: {
    free: (time) => `Restoran u ${time} ima mesta.`,
    tight: (time) => `Restoran u ${time} ima malo mesta.`,
    full: (time) => `Restoran je u ${time} popunjen.`,
    closed: closedAt,
  },
};

/** Said to a group that no day can hold: another day wouldn't help. */
const LARGER = {
  quarters: {
    lead: 'Grupa je veća od broja mesta u centru.',
    text: 'Predlažemo da se podelite na dva dela; kako, piše niže.',
  },
  restaurant: {
    lead: 'Grupa je veća od broja mesta u restoranu.',
    text: 'Predlažemo da ručate u dve smene; napišite nam to u napomeni.',
  },
};

const NOT_PROMISED = 'Termin važi kada ga potvrdimo.';

/** The level at a time that may lie between two quarters; undefined where no visit starts. */
export const levelAt = (levels: readonly LevelAtTime[], time: string) =>
  levels.find((one) => one.time === quarterStart(quarterAt(time)))?.level;

const hasNoRoom = (levels: readonly LevelAtTime[]) =>
  levels.every(({ level }) => level === 'full' || level === 'closed');

/** Whether a group is larger than the part of the house that it is asked for. */
export const isTooLarge = (what: 'quarters' | 'restaurant', { exceeds }: GroupAvailability) =>
  what === 'quarters' ? exceeds.centre : exceeds.restaurant;

/** Whether a group has to look for another day. */
export const needsOtherDay = ({ quarters, restaurant }: GroupAvailability) =>
  hasNoRoom(quarters) || hasNoRoom(restaurant);

/** Up to three free days nearest to a day, the nearest first; none of them before `today`. */
function freeDays(days: readonly DayAvailability[], { date, today }: Asked): string[] {
  const distance = (day: string) => Math.abs(daysBetween(date, day));
  return days
    .filter((day) => day.level === 'free' && day.date !== date && day.date >= today)
    .map((free) => free.date)
    .toSorted((one, other) => distance(one) - distance(other) || one.localeCompare(other))
    .slice(0, 3);
}

const calmOf = (what: 'quarters' | 'restaurant', day: GroupAvailability, time: string) =>
  what === 'quarters' ? calmStarts(day, day.quarters, time) : calmTimes(day.restaurant, time);

/** Whether a time is outside the hours, or after the last entry; the level is that of the time. */
function outsideLead(
  what: 'quarters' | 'restaurant',
  time: string,
  { open, level }: { open: OpenTimes; level: Level },
): Pick<TimeHint, 'level' | 'lead'> | null {
  if (level === 'closed' || !isOpenAt({ open }, time)) {
    return { level: 'closed', lead: closedAt(time) };
  }
  const lastEntry = lastEntryOf(open);
  if (what === 'restaurant' || level === 'full' || time <= lastEntry) return null;
  return { level: 'tight', lead: `Poslednji ulaz je u ${lastEntry}.` };
}

type Asked = { date: string; time: string; today: string };

/**
 * Whether a group fits at the day and time it chose, from what `GET /availability` has answered:
 * `day` and the `days` around it, both for this group (visit-life §3). Never a refusal.
 */
export function timeHint(
  what: 'quarters' | 'restaurant',
  asked: Asked,
  { day, days }: { day: GroupAvailability; days: readonly DayAvailability[] },
): TimeHint {
  const levels = day[what];
  const none = { times: [], days: [] };
  const name = capitalised(nameOfDay(asked.date));
  if (day.open === null) {
    const why = day.note ? `${sentence(day.note)} ` : '';
    const lead = `${name}: zatvoreno.`;
    const text = why + STILL_POSSIBLE;
    return { ...none, level: 'closed', lead, text, days: freeDays(days, asked) };
  }
  const times = calmOf(what, day, asked.time);
  if (isTooLarge(what, day)) {
    const { lead, text } = LARGER[what];
    return { ...none, level: 'full', lead, text: `${text} ${STILL_POSSIBLE}` };
  }
  if (hasNoRoom(levels)) {
    const lead = `${name}: popunjeno za vašu grupu.`;
    return {
      ...none,
      level: 'full',
      lead,
      text: STILL_POSSIBLE,
      days: freeDays(days, asked),
    };
  }
  const level = levelAt(levels, asked.time);
  if (!level) return { ...none, level: null, lead: 'Izaberite vreme.', text: '' };
  const outside = outsideLead(what, asked.time, { open: day.open, level });
  if (outside) {
    const text = `Tog dana radimo ${openTimesText(day.open)}. ${STILL_POSSIBLE}`;
    return { ...none, ...outside, text, times };
  }
  const lead = WORDS[what][level](asked.time);
  if (level === 'free') return { ...none, level, lead, text: NOT_PROMISED };
  return { ...none, level, lead, text: level === 'full' ? STILL_POSSIBLE : '', times };
}

/**
 * The memorial house at a time HH:mm, where it is closed or has no room for the group; a closed day is
 * told beside the day.
 */
export function memorialHouseHint(
  time: string,
  day: Pick<GroupAvailability, 'open' | 'memorialHouse' | 'exceeds'>,
): Hint | null {
  if (day.open === null) return null;
  if (!isOpenAt(day, time)) {
    return {
      kind: 'memorialHouseClosed',
      lead: `Spomen-kuća je u ${time} zatvorena.`,
      text: `Tog dana radimo ${openTimesText(day.open)}. ${STILL_POSSIBLE}`,
    };
  }
  if (day.exceeds.memorialHouse) {
    return {
      kind: 'memorialHouseFull',
      lead: 'Grupa je veća od broja mesta u spomen-kući.',
      text: `Predlažemo da je obiđete u dva dela; napišite nam to u napomeni. ${STILL_POSSIBLE}`,
    };
  }
  if (levelAt(day.memorialHouse, time) !== 'full') return null;
  const free = calmTimes(day.memorialHouse, time);
  return {
    kind: 'memorialHouseFull',
    lead: `Spomen-kuća je u ${time} popunjena.`,
    text: [...(free.length > 0 ? [`Ima mesta u ${inWords(free)}.`] : []), STILL_POSSIBLE].join(' '),
  };
}

const inWords = (times: readonly string[]) =>
  new Intl.ListFormat('sr-Latn', { type: 'conjunction' }).format(times);
