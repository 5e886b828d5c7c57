import { addedDinars } from '@museum/shared/primitives/money';
import { formFor, plural } from '@museum/shared/primitives/plural';
import { peopleInWords } from '@museum/shared/visit-requests/gate/coming-people';
import { GATE_ACTS } from '@museum/shared/visit-requests/gate/gate-act';

import { settlingInWords } from '#features/day/gate/gate-words.ts';
import type { NoteAtGate } from '#features/visit-requests/staff-visit-request-api.ts';
import { timeOfInstant } from '#lib/time/dates.ts';

/** A press at the gate that the server has not answered yet, or has refused. It holds no personal data. */
export type Tap = NoteAtGate & {
  key: string;
  /** Who pressed: the number of the person in the database. */
  person: string;
  /** The day of the sheet, YYYY-MM-DD. */
  date: string;
  /** It has left the device and no answer has come: it may be on the server. */
  wasSent?: boolean;
  /** Why the server refused it. */
  refusal?: string;
};

export type TapMove =
  | { kind: 'pressed'; tap: Tap }
  /** Taken back before it was sent, or dismissed after it was refused. */
  | { kind: 'taken-back'; key: string }
  /** On its way to the server. */
  | { kind: 'sent'; key: string }
  /** Undone before the server noted it: both go, unless the undoing was taken back meanwhile. */
  | { kind: 'undone'; key: string; undo: string }
  /** Done: what waits for the same request expects the version that this tap made, not a colleague's later one. */
  | { kind: 'done'; key: string; version: number }
  | { kind: 'refused'; key: string; refusal: string }
  /** To be tried once more on what the sheet shows now, an arrival with what was counted anew. */
  | ({ kind: 'again'; key: string; version: number } & Partial<
      Pick<Tap, 'visitorAmount' | 'numberOfFollowers' | 'payment' | 'paid'>
    >);

const without = (taps: Tap[], key: string) => taps.filter((tap) => tap.key !== key);

/** The taps of this device after a move, in the order in which they are to be sent. */
export function tapsAfter(taps: Tap[], move: TapMove): Tap[] {
  if (move.kind === 'pressed') return [...taps, move.tap];
  const moved = taps.find(({ key }) => key === move.key);
  if (!moved) return taps;
  switch (move.kind) {
    case 'taken-back':
      return without(taps, move.key);
    case 'sent':
      return taps.map((tap) => (tap === moved ? { ...tap, wasSent: true } : tap));
    case 'undone':
      return taps.some(({ key }) => key === move.undo)
        ? without(without(taps, move.key), move.undo)
        : taps;
    case 'done':
      return without(taps, move.key).map((tap) =>
        tap.id === moved.id && isWaiting(tap)
          ? { ...tap, version: Math.min(move.version, moved.version + 1) }
          : tap,
      );
    case 'refused':
      return taps.map((tap) => (tap === moved ? { ...tap, refusal: move.refusal } : tap));
    case 'again': {
      const { refusal: _, wasSent: _wasSent, ...tap } = moved;
      const { kind: _kind, ...changes } = move;
      return [...without(taps, move.key), { ...tap, ...changes }];
    }
  }
}

export const isWaiting = ({ refusal }: Tap) => refusal === undefined;

/** What the server is told of a tap. */
export const noteOf = ({
  key: _,
  person: _person,
  date: _date,
  wasSent: _wasSent,
  refusal: _refusal,
  ...note
}: Tap) => note;

export const PRESSES = { one: 'dodir', few: 'dodira', other: 'dodira' };
const WAIT = { one: 'Čeka', few: 'Čekaju', other: 'Čeka' };

/** How many presses wait: "Čekaju 2 dodira, šalju se sami." */
export function waitingInWords(count: number): string {
  const alone = count === 1 ? 'šalje se sam' : 'šalju se sami';
  return `${formFor(count, WAIT)} ${plural(count, PRESSES)}, ${alone}.`;
}

/** A press, when it was made and what was paid with it: "Stigli 46 + 4 u 10:08, naplaćeno 18.400 din". */
export function tapInWords({ act, visitorAmount, numberOfFollowers, at, payment }: Tap): string {
  const people =
    visitorAmount === undefined || numberOfFollowers === undefined
      ? ''
      : ` ${peopleInWords({ visitorAmount, numberOfFollowers })}`;
  const money = payment ? `, ${settlingInWords(payment.amount, payment.way)}` : '';
  return `${GATE_ACTS[act].done}${people} u ${timeOfInstant(at)}${money}`;
}

/** The money of presses by sums: "naplaćeno 18.400 din, vraćeno 400 din"; empty where there is none. */
export function moneyInWords(taps: readonly Tap[]): string {
  const amounts = taps.map(({ payment }) => payment?.amount ?? 0);
  const sumInWords = (dinars: number[]) => settlingInWords(addedDinars(dinars), 'cash');
  const taken = sumInWords(amounts.filter((amount) => amount > 0));
  const givenBack = sumInWords(amounts.filter((amount) => amount < 0));
  return [taken, givenBack].filter(Boolean).join(', ');
}
