import { daysBetween } from '#primitives/calendar-date.ts';
import { DAYS, FOR_PERSONS, formFor, MEALS, plural } from '#primitives/plural.ts';
import { inGroups } from '#primitives/words.ts';
import { SHORT_NOTICE_DAYS } from '#visit-requests/stages/stage.ts';
import { minutesLater, staysMeet } from './quarters.ts';
import type { Zones } from './zones.ts';
import { EXAMPLE_ZONES } from './zones-schema.ts';

/** Something unusual about a visit, told while it is typed; it refuses nothing (visit-life §3). */
export type Hint = {
  kind:
    | 'shortNotice'
    | 'lunchBefore'
    | 'lunchAfter'
    | 'memorialHouse'
    | 'memorialHouseClosed'
    | 'memorialHouseFull'
    | 'portions';
  /** What it is about. */
  lead: string;
  /** What can be done. */
  text: string;
  /** Whether the centre asks to be phoned as well: its number ends the text. */
  asksToPhone?: boolean;
};

/** Said where nothing better is offered. */
export const STILL_POSSIBLE = 'Zahtev možete poslati i ovako.';

/** Kratak rok: a visit fewer than seven days after `today`, both YYYY-MM-DD. */
export function shortNoticeHint(visitDate: string, today: string): Hint | null {
  const ahead = daysBetween(today, visitDate);
  if (ahead < 0 || ahead >= SHORT_NOTICE_DAYS) return null;
  const verb = formFor(ahead, { one: 'je', few: 'su', other: 'je' });
  return {
    kind: 'shortNotice',
    lead:
      ahead === 0
        ? 'Kratak rok: poseta je danas.'
        : `Kratak rok: do posete ${verb} ${plural(ahead, DAYS)}.`,
    text: 'Zahtev možete poslati, a da ga odmah potvrdimo, pozovite nas:',
    asksToPhone: true,
  };
}

/** Times HH:mm; `memorialHouseTime` is "" where it isn't visited. */
type LunchDay = { visitTime: string; lunchTime: string; memorialHouseTime: string };

/** How long a group that eats stays in each part of the house, in minutes. */
export type StayMinutes = { centre: number; restaurant: number; memorialHouse: number };

/** The minutes of a stay with lunch, without the places, which nobody outside is told. */
export const stayMinutesWithLunch = ({
  centre,
  restaurant,
  memorialHouse,
}: Zones): StayMinutes => ({
  centre: centre.stayMinutesWithLunch,
  restaurant: restaurant.stayMinutes,
  memorialHouse: memorialHouse.stayMinutes,
});

/** A lunch before the visit, after it, or while the group is in the memorial house; the example's stays while nothing else is known. */
export function lunchTimeHints(
  { visitTime, lunchTime, memorialHouseTime }: LunchDay,
  stays: StayMinutes = stayMinutesWithLunch(EXAMPLE_ZONES),
): Hint[] {
  const hints: Hint[] = [];
  if (visitTime && lunchTime < visitTime) {
    hints.push({
      kind: 'lunchBefore',
      lead: `Ručak u ${lunchTime} je pre posete, koja počinje u ${visitTime}.`,
      text: 'Ako ručate pre obilaska, pošaljite ovako.',
    });
  }
  const end = visitTime && minutesLater(visitTime, stays.centre);
  const afterMemorialHouse =
    memorialHouseTime && minutesLater(memorialHouseTime, stays.memorialHouse);
  if (end && lunchTime >= end && lunchTime !== afterMemorialHouse) {
    hints.push({
      kind: 'lunchAfter',
      lead: `Ručak u ${lunchTime} je posle posete, koja traje do ${end}.`,
      text: 'Ako ručate posle obilaska, pošaljite ovako.',
    });
  }
  if (
    memorialHouseTime &&
    staysMeet(
      { time: memorialHouseTime, minutes: stays.memorialHouse },
      { time: lunchTime, minutes: stays.restaurant },
    )
  ) {
    hints.push({
      kind: 'memorialHouse',
      lead: `Spomen-kuća u ${memorialHouseTime} i ručak u ${lunchTime} su u isto vreme.`,
      text: 'Pomerite jedno od njih, ili pošaljite ovako pa ćemo se dogovoriti.',
    });
  }
  return hints;
}

type Eaters = { portions: number; visitors: number; followers: number };

/** "52 obroka za 46 + 4 osobe": portions that are more or fewer than the people. */
export function portionsHint({ portions, visitors, followers }: Eaters): Hint | null {
  const people = visitors + followers;
  if (portions === 0 || visitors === 0 || portions === people) return null;
  const who = followers
    ? `${inGroups(visitors)} + ${plural(followers, FOR_PERSONS)}`
    : plural(visitors, FOR_PERSONS);
  const missing = people - portions;
  return {
    kind: 'portions',
    lead: `${plural(portions, MEALS)} za ${who}.`,
    text:
      missing > 0
        ? `Ako svi ručaju, dodajte ${plural(missing, MEALS)}. Ako ne, pošaljite ovako.`
        : `To je ${plural(-missing, MEALS)} više nego osoba. Ako je tako, pošaljite ovako.`,
  };
}

/** A group that takes more than this part of the centre's places is asked to go in two parts. */
const VERY_LARGE = 0.4;

/** Whether a group of so many persons is very large for the house; for the example's while nothing else is known. */
export const isVeryLargeGroup = (persons: number, { centre }: Zones = EXAMPLE_ZONES) =>
  persons > centre.places * VERY_LARGE;

/** Minutes after which the two parts of a large group swap places (visit-life §3). */
export const SWAP_MINUTES = 45;

/** Where a part of a large group is, in order; the second place is reached after the swap. */
export type GroupPart = { visitors: number; places: readonly [string, string] };

/** How a very large group sees everything without waiting: half starts in the park, half in the centre. */
export function splitOf(visitors: number): readonly [GroupPart, GroupPart] {
  const first = Math.ceil(visitors / 2);
  return [
    { visitors: first, places: ['Dino park', 'Centar'] },
    { visitors: visitors - first, places: ['Centar', 'Dino park'] },
  ];
}

/** What stands in the comment of a group that goes in two parts; it names no number, so that it stays true. */
export const SPLIT_COMMENT = `Delimo grupu na dva dela: prvi počinje u Dino parku, drugi u centru, zamena posle ${SWAP_MINUTES} minuta.`;
