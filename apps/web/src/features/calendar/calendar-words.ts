import type { CalendarDay, CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import { LEVEL_LABELS } from '@museum/shared/capacity/levels';
import { type Quarter, quarterStart } from '@museum/shared/capacity/quarters';
import { type Zone, ZONE_LABELS } from '@museum/shared/capacity/zones';
import {
  dayInWords,
  dayWithWeekday,
  shortDay,
  shortWeekday,
} from '@museum/shared/primitives/day-words';
import { GROUPS, MEALS, PERSONS, PLACES, plural } from '@museum/shared/primitives/plural';
import { STAGE_LABELS, waitsAtShortNotice } from '@museum/shared/visit-requests/stages/stage';
import { capitalised, inGroups } from '@museum/shared/primitives/words';

import { type CalendarPlace, shownDays } from './calendar-place.ts';

const WAITING = { one: 'čeka', few: 'čekaju', other: 'čeka' };

export const groupCount = (count: number) => plural(count, GROUPS);
export const personCount = (count: number) => plural(count, PERSONS);
export const mealCount = (count: number) => plural(count, MEALS);
/** Of groups that wait for an answer: "2 čekaju". */
export const waitingCount = (count: number) => plural(count, WAITING);
export const placeCount = (count: number) => plural(count, PLACES);

/** The three letters of a weekday and the day: "pet 4. 12." */
export const shortWeekdayAndDay = (date: string) => `${shortWeekday(date)} ${shortDay(date)}`;

/** What stands above a board. */
export function titleOf(place: CalendarPlace): string {
  const { view, date } = place;
  if (view === 'day') return capitalised(dayWithWeekday(date));
  if (view === 'month') return capitalised(dayInWords(date).replace(/^\d+\. /, ''));
  const { from, to } = shownDays(place);
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${from.slice(0, 4)}.`;
  const of = view === 'guides' ? 'Vodiči, ' : '';
  return `${of}${shortDay(from)}${year} – ${shortDay(to)} ${to.slice(0, 4)}.`;
}

/** "Otvoreno 09–17 h", with the minutes where there are any. */
export function openWords({ open, note }: Pick<CalendarDay, 'open' | 'note'>): string {
  if (!open) return note ?? 'Zatvoreno';
  return `Otvoreno ${[open.from, open.to].map((time) => time.replace(/:00$/, '')).join('–')} h`;
}

/** Quarters from one to another: "10:30–11:15". */
export const timesOf = ({ from, to }: { from: Quarter; to: Quarter }) =>
  `${quarterStart(from)}–${quarterStart(to)}`;

const FULL_WORDS: Record<Zone, string> = {
  centre: `${ZONE_LABELS.centre} pun`,
  restaurant: `${ZONE_LABELS.restaurant} pun`,
  memorialHouse: `${ZONE_LABELS.memorialHouse} puna`,
};

/** Where and when a day is over, a line for each zone: "Spomen-kuća puna 10:30–11:00, 12:00–12:30". */
export const fullLines = ({ full }: Pick<CalendarDay, 'full'>): string[] =>
  [...Map.groupBy(full, ({ zone }) => zone)].map(
    ([zone, runs]) => `${FULL_WORDS[zone]} ${runs.map(timesOf).join(', ')}`,
  );

/** How many groups come when the house is closed; empty where none does. */
export const outsideLines = ({ open, outside }: Pick<CalendarDay, 'open' | 'outside'>): string[] =>
  outside > 0 ? [`${groupCount(outside)} ${open ? 'van radnog vremena' : 'na zatvoren dan'}`] : [];

/** What is counted in a zone: persons, in the restaurant meals. */
export const countIn = (zone: Zone, count: number) =>
  zone === 'restaurant' ? mealCount(count) : personCount(count);

/** The parts of a name in quotation marks. */
const QUOTED = /[„“"«»][^„“”"«»]+[“”"«»]/g;

/** The school without quotation marks behind an agency: "„Putokaz“ za Gimnazija". */
const SCHOOL = / za (\p{Lu}[^„“”"«»]*)$/u;

/** Where there is little room, what tells schools apart: what is in quotation marks, or an agency's school. */
export const shortName = (requester: string): string =>
  SCHOOL.exec(requester)?.[1] ?? requester.match(QUOTED)?.at(-1) ?? requester;

/** Persons where there is little room: "2.190 os." */
export const shortPersons = (count: number) => `${inGroups(count)} os.`;

/** How many come. */
export const groupSize = ({ visitorAmount, numberOfFollowers }: CalendarGroup) =>
  visitorAmount + numberOfFollowers;

/** A group in full, for the ears. */
export const groupInWords = (group: CalendarGroup, warnings: readonly string[] = []) =>
  [
    `${group.visitTime} ${group.requester}`,
    ...(group.town ? [group.town] : []),
    personCount(groupSize(group)),
    STAGE_LABELS[group.stage],
    ...(waitsAtShortNotice(group) ? ['kratak rok'] : []),
    ...warnings,
  ].join(', ');

/** A day in full, for the ears. */
export function dayInFull(day: CalendarDay): string {
  const { groups, persons, portions, waiting, centre } = day;
  const head = `${dayWithWeekday(day.date)} ${LEVEL_LABELS[day.level].toLowerCase()}`;
  if (groups === 0) return `${head}, nema grupa`;
  return [
    head,
    groupCount(groups),
    personCount(persons),
    mealCount(portions),
    ...(waiting > 0 ? [`${waitingCount(waiting)} odgovor`] : []),
    ...fullLines(day),
    ...outsideLines(day),
    `u centru najviše ${inGroups(centre.persons)} od ${placeCount(centre.places)}`,
  ].join(', ');
}
