import { instantInBelgrade, timeInBelgrade } from '#primitives/belgrade-clock.ts';
import type { MailState } from '#mail/mail-kind.ts';
import { addDays, dayInBelgrade, daysBetween } from '#primitives/calendar-date.ts';

/**
 * What a requester is reminded of, on which day before the visit, and on which day at the latest when
 * no server was up (visit-life §6); the only list. Numbers can be changed until two days before.
 */
export const REMINDERS = {
  numbers: { label: 'Konačan broj', planned: 7, latest: 3 },
  payment: { label: 'Uplata još nije stigla', planned: 2, latest: 1 },
  arrival: { label: 'Dolazak sutra', planned: 1, latest: 1 },
} as const;

export type ReminderKind = keyof typeof REMINDERS;

/** Every kind, in the order in which they go. */
export const REMINDER_KINDS = Object.keys(REMINDERS) as [ReminderKind, ...ReminderKind[]];

/** Days before the visit on which the first reminder goes. */
export const EARLIEST_REMINDER_DAYS = REMINDERS.numbers.planned;

/** When a reminder goes on its day, and between which times one that is late may go on another. */
const HOUR = '09:00';
const DAYTIME = { from: '07:00', to: '20:00' } as const;

/** When the reminder of a visit on a day YYYY-MM-DD is planned. */
export const plannedAt = (kind: ReminderKind, visitDate: string) =>
  instantInBelgrade(addDays(visitDate, -REMINDERS[kind].planned), HOUR);

/** When the reminders of a day end: 20:00 in Belgrade on the day of an instant. */
export const endOfDaytime = (now: Date) => instantInBelgrade(dayInBelgrade(now), DAYTIME.to);

/** Whether a reminder of a visit on a day YYYY-MM-DD may leave at an instant. */
export function mayLeave(kind: ReminderKind, visitDate: string, now: Date): boolean {
  const time = timeInBelgrade(now);
  return (
    now >= plannedAt(kind, visitDate) &&
    isStillOfUse(kind, visitDate, now) &&
    time >= DAYTIME.from &&
    time < DAYTIME.to
  );
}

function isStillOfUse(kind: ReminderKind, visitDate: string, now: Date): boolean {
  const daysAhead = daysBetween(dayInBelgrade(now), visitDate);
  const { latest } = REMINDERS[kind];
  return daysAhead > latest || (daysAhead === latest && now < endOfDaytime(now));
}

/** A reminder that is in the outbox, and when it left. */
export type MailedReminder =
  | { state: 'sent'; at: Date }
  | { state: Exclude<MailState, 'sent'>; at: null };

/** What a reminder depends on. */
export type Reminded = {
  visitDate: string;
  /** Confirmed; a proposed change that waits makes no difference. */
  isFirm: boolean;
  /** Since when the visit is confirmed for this day. */
  termSince: Date | null;
  /** Whether there is somebody to write to. */
  hasAddress: boolean;
  /** Whether a transfer is still to come and nobody has shown it. */
  isPaymentOpen: boolean;
  /** Its mail for this day, once it is in the outbox. */
  mail: MailedReminder | null;
  isOn: boolean;
  /** The switch of the settings. */
  isOnForAll: boolean;
};

/** Where a reminder can stand, with the words that staff read; of those sent and planned `at` says when. */
export const REMINDER_STATE_LABELS = {
  waiting: 'mejl čeka slanje',
  sent: 'poslato',
  saved: 'nije poslato: mejl je sačuvan u fajl',
  dead: 'nije poslato: mejl nije mogao da ode',
  planned: 'planirano',
  due: 'šalje se u narednih sat vremena',
  off: 'isključeno za ovaj zahtev',
  offForAll: 'isključeno za sve u podešavanjima',
  notFirm: 'tek kad poseta bude potvrđena',
  noAddress: 'ne šalje se: u zahtevu nema adrese',
  notOwed: 'ne šalje se: uplata se ne čeka',
  toldAlready: 'ne šalje se: termin je potvrđen ili pomeren posle tog vremena',
  past: 'vreme je prošlo, nije poslato',
} as const;

type StateName = keyof typeof REMINDER_STATE_LABELS;

/** Every state, for schemas. */
export const REMINDER_STATES = Object.keys(REMINDER_STATE_LABELS) as [StateName, ...StateName[]];

/** Where a reminder stands, and when it went or is planned. */
export type ReminderState =
  | MailedReminder
  | { state: 'planned'; at: Date }
  | { state: Exclude<StateName, MailState | 'planned'>; at: null };

/**
 * Where a reminder stands at an instant. One whose hour had passed when the visit was confirmed, or
 * moved to this day, doesn't go: the mail about that said it all.
 */
export function reminderState(kind: ReminderKind, visit: Reminded, now: Date): ReminderState {
  if (visit.mail) return visit.mail;
  const planned = plannedAt(kind, visit.visitDate);
  if (!visit.isFirm) {
    const isPast = !isStillOfUse(kind, visit.visitDate, now);
    return { state: isPast ? 'past' : 'notFirm', at: null };
  }
  if (!visit.isOnForAll) return { state: 'offForAll', at: null };
  if (!visit.isOn) return { state: 'off', at: null };
  if (!visit.hasAddress) return { state: 'noAddress', at: null };
  if (kind === 'payment' && !visit.isPaymentOpen) return { state: 'notOwed', at: null };
  if (visit.termSince && visit.termSince > planned) return { state: 'toldAlready', at: null };
  if (now < planned) return { state: 'planned', at: planned };
  if (mayLeave(kind, visit.visitDate, now)) return { state: 'due', at: null };
  if (!isStillOfUse(kind, visit.visitDate, now)) return { state: 'past', at: null };
  return { state: 'planned', at: nextMorning(now) };
}

/** The next time at 07:00 in Belgrade. */
function nextMorning(now: Date): Date {
  const today = instantInBelgrade(dayInBelgrade(now), DAYTIME.from);
  return now < today ? today : instantInBelgrade(addDays(dayInBelgrade(now), 1), DAYTIME.from);
}
