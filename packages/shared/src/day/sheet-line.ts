import { ZONE_LABELS } from '#capacity/zones.ts';
import { isAboutMoney, openDinars, PAYMENT_STATE_LABELS } from '#payments/payment-state.ts';
import { guideName } from '#guides/guide-name.ts';
import { timeInBelgrade } from '#primitives/belgrade-clock.ts';
import { dayInBelgrade } from '#primitives/calendar-date.ts';
import { shortDay, weekdayName } from '#primitives/day-words.ts';
import { dinarsText, formatDinars } from '#primitives/money.ts';
import { GROUPS, PERSONS, plural, PORTIONS } from '#primitives/plural.ts';
import { inGroups, sentence } from '#primitives/words.ts';
import { peopleInWords } from '#visit-requests/gate/coming-people.ts';
import { STAGE_LABELS } from '#visit-requests/stages/stage.ts';
import { groupSumsOf, zoneSumsOf } from './day-sums.ts';
import type { DaySheet, SheetGroup } from './day-sheet-schema.ts';
import { additionalContentOf, hallsInWords } from './halls.ts';
import { sheetNotesOf } from './sheet-notes.ts';
import { SHORT_AGES } from './short-ages.ts';

/** What the real numbers of a group are written on by hand. */
export const WRITING_LINE = '________';

/** What the foot of the paper says of what isn't on it. */
export const NOT_ON_PAPER = 'kasnije promene i duže napomene su samo na ekranu';

/** The columns of the sheet on paper. */
export const PAPER_COLUMNS = {
  time: 'Vreme',
  group: 'Grupa i mesto',
  people: 'Ljudi, uzrast',
  leader: 'Vođa i telefon',
  lunch: 'Ručak',
  notes: 'Uz ručak i napomene',
  payment: 'Plaćanje',
  guide: 'Vodič i hale',
  arrived: 'Stiglo',
} as const;

export type PaperColumn = keyof typeof PAPER_COLUMNS;

/** A group on paper; texts that don't apply are "". */
export type SheetLine = {
  id: number;
  time: string;
  name: string;
  town: string;
  /** Where the group stands when that is not simply confirmed. */
  mark: string;
  people: string;
  age: string;
  leader: string;
  phone: string;
  lunchTime: string;
  portions: string;
  /** What the notes say about allergies and diets. */
  allergies: string;
  /** What else they say. */
  comment: string;
  payment: string;
  /** Dinars that are open, or to be given back. */
  open: string;
  guides: string;
  halls: string;
  hasArrived: boolean;
};

/** Whether the sheet says how far a group has paid: who missed the visit owes nothing. */
export const tellsPayment = ({ stage, payment }: Pick<SheetGroup, 'stage' | 'payment'>) =>
  stage !== 'missed' || isAboutMoney(payment);

/** Who leads a group, "" where that is whoever sent the request. */
export const leaderOf = ({ leaderName, requester }: SheetGroup) =>
  leaderName === requester ? '' : leaderName;

/** A group as the sheet says it on paper: printed by a browser and as PDF alike. */
export function sheetLineOf(group: SheetGroup): SheetLine {
  const { visitorGroupAgeType: age, lunchTime, memorialHouseTime, payment } = group;
  const open = openDinars(payment);
  const notes = sheetNotesOf(group);
  // What is cut off where there is little room are the halls, which every guide knows.
  const halls = [
    ...(memorialHouseTime ? [`${ZONE_LABELS.memorialHouse} ${memorialHouseTime}`] : []),
    ...(group.isRequestingAdditionalContent ? [additionalContentOf(age)] : []),
    hallsInWords(age),
  ];
  return {
    id: group.id,
    time: group.visitTime,
    name: group.requester,
    town: group.town ?? '',
    mark: markOf(group),
    people: peopleInWords(group),
    age: SHORT_AGES[age],
    leader: leaderOf(group),
    phone: group.phone,
    lunchTime: lunchTime ?? 'ne',
    portions: lunchTime === null ? '' : plural(group.portions, PORTIONS),
    allergies: notes.diet.join('\n'),
    comment: notes.other.join('\n'),
    payment: tellsPayment(group) ? PAYMENT_STATE_LABELS[payment.state] : '',
    open: open === 0 ? '' : `${open < 0 ? 'vratiti ' : ''}${formatDinars(Math.abs(open))}`,
    guides: group.guides.map(guideName).join(', '),
    halls: halls.join(', '),
    hasArrived: group.stage === 'arrived',
  };
}

function markOf({ stage, arrivedAt, lateAt }: SheetGroup): string {
  if (arrivedAt) return `${STAGE_LABELS.arrived} u ${timeInBelgrade(new Date(arrivedAt))}`;
  if (stage === 'received') return `${STAGE_LABELS.received}, nije potvrđeno`;
  if (stage === 'changing' || stage === 'missed') return STAGE_LABELS[stage];
  return lateAt ? 'Kasne' : '';
}

/** The lines of a day: who comes in the order of arrival, then who didn't come. */
export const sheetLinesOf = ({ groups, missed }: DaySheet): SheetLine[] =>
  [...groups, ...missed].map(sheetLineOf);

/** What stands on paper of a day without groups; a guide may have none although others do. */
export function emptyDayInWords({ day: { groups, open, note } }: DaySheet): string {
  if (groups > 0) return 'Nijedna grupa.';
  return `Niko nije najavljen.${open ? '' : ` ${sentence(note ?? 'Zatvoreno')}`}`;
}

/** A day as the sheet's heading names it: "sreda, 14. 10. 2026." */
export const sheetDay = (date: string) =>
  `${weekdayName(date)}, ${shortDay(date)} ${date.slice(0, 4)}.`;

/** When something was put on paper, in Belgrade: "sreda, 14. 10. 2026. u 08:05". */
export const sheetInstant = (instant: Date) =>
  `${sheetDay(dayInBelgrade(instant))} u ${timeInBelgrade(instant)}`;

/** The day's sums in one line: groups, people, portions, debts. */
export function sumsInWords({ groups }: DaySheet): string {
  const sums = groupSumsOf(groups);
  return [
    plural(groups.length, GROUPS),
    `${peopleInWords(sums)} ljudi`,
    plural(sums.portions, PORTIONS),
    `${dinarsText(sums.open)} nije plaćeno`,
  ].join(' · ');
}

/** The house in words: that it is closed, then each zone with how many over the day, and the most at once against its places. */
export const houseInWords = (sheet: DaySheet): string[] => [
  ...(sheet.day.open ? [] : ['Centar je zatvoren']),
  ...zoneSumsOf(sheet).map(
    ({ zone, total, peak, places }) =>
      `${ZONE_LABELS[zone]}: ${plural(total, zone === 'restaurant' ? PORTIONS : PERSONS)}, najviše ${inGroups(peak)} od ${inGroups(places)}${peak > places ? ' (previše)' : ''}`,
  ),
];
