import {
  type BankStatementLine,
  type BankStatementWithLines,
  MAX_BOOKED_LINES,
} from '@museum/shared/payments/bank-statement-schema';
import { addedDinars } from '@museum/shared/primitives/money';

/** A visit that staff chose for a line by hand. */
export type ChosenVisit = { id: number; normalizedId: string; requester: string };

/** What staff decided about the lines of a statement; the rest is as it was proposed. */
export type Booking = {
  ticks: Readonly<Record<number, boolean>>;
  visits: Readonly<Record<number, ChosenVisit>>;
};

export type BookingMove =
  | { kind: 'ticked'; line: number; isTicked: boolean }
  | { kind: 'tied'; line: number; visit: ChosenVisit }
  | { kind: 'booked'; lines: readonly { id: number }[] };

export const NOTHING_DECIDED: Booking = { ticks: {}, visits: {} };

/** Whoever ties a line to a visit means to book it; what is booked is decided anew once it is taken back. */
export function decide(booking: Booking, move: BookingMove): Booking {
  if (move.kind === 'booked') {
    const ids = new Set(move.lines.map(({ id }) => id));
    return { ticks: without(booking.ticks, ids), visits: without(booking.visits, ids) };
  }
  const isTicked = move.kind === 'tied' || move.isTicked;
  return {
    ticks: { ...booking.ticks, [move.line]: isTicked },
    visits: move.kind === 'tied' ? { ...booking.visits, [move.line]: move.visit } : booking.visits,
  };
}

const without = <Decided>(decided: Readonly<Record<number, Decided>>, lines: ReadonlySet<number>) =>
  Object.fromEntries(Object.entries(decided).filter(([line]) => !lines.has(Number(line))));

/** The visit that a line would be booked for; undefined while there is none to book it for. */
export function visitOf(line: BankStatementLine, chosen: ChosenVisit | undefined) {
  if (line.booked) return undefined;
  const proposed = line.group === 'unknown' ? undefined : line.proforma?.visitRequestId;
  return chosen?.id ?? proposed;
}

/** Whether a line is going to be booked: what was recognised is, until staff say no. */
export const isTicked = (line: BankStatementLine, { ticks, visits }: Booking): boolean =>
  visitOf(line, visits[line.id]) !== undefined && (ticks[line.id] ?? line.group === 'recognised');

/** The ticked lines: so many may be booked at once, the first ones first, and the others after them. */
export function chosenOf({ lines }: BankStatementWithLines, booking: Booking) {
  const ticked = lines.filter((line) => isTicked(line, booking));
  const next = ticked.slice(0, MAX_BOOKED_LINES);
  return {
    all: sumOf(ticked),
    next: {
      ...sumOf(next),
      lines: next.map((line) => ({
        id: line.id,
        visitRequestId: visitOf(line, booking.visits[line.id])!,
      })),
    },
  };
}

/** How many and, in dinars, how much. */
export type CountedSum = { count: number; sum: number };

const sumOf = (lines: BankStatementLine[]): CountedSum => ({
  count: lines.length,
  sum: addedDinars(lines.map(({ amount }) => amount)),
});
