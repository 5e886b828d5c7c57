import type {
  BankStatementLine,
  BankStatementWithLines,
} from '@museum/shared/payments/bank-statement-schema';
import { dinarsToPara, paraToDinars } from '@museum/shared/primitives/money';

/** A visit that staff chose for a line by hand. */
export type ChosenVisit = { id: number; normalizedId: string; requester: string };

/** What staff decided about the lines of a statement; the rest is as it was proposed. */
export type Booking = {
  ticks: Readonly<Record<number, boolean>>;
  visits: Readonly<Record<number, ChosenVisit>>;
};

export type BookingMove =
  | { kind: 'ticked'; line: number; isTicked: boolean }
  | { kind: 'tied'; line: number; visit: ChosenVisit };

export const NOTHING_DECIDED: Booking = { ticks: {}, visits: {} };

/** Whoever ties a line to a visit means to book it. */
export function decide(booking: Booking, move: BookingMove): Booking {
  const isTicked = move.kind === 'tied' || move.isTicked;
  return {
    ticks: { ...booking.ticks, [move.line]: isTicked },
    visits: move.kind === 'tied' ? { ...booking.visits, [move.line]: move.visit } : booking.visits,
  };
}

/** The visit that a line would be booked for; undefined while there is none to book it for. */
export function visitOf(line: BankStatementLine, { visits }: Booking): number | undefined {
  if (line.booked) return undefined;
  const proposed = line.group === 'unknown' ? undefined : line.proforma?.visitRequestId;
  return visits[line.id]?.id ?? proposed;
}

/** Whether a line is going to be booked: what was recognised is, until staff say no. */
export const isTicked = (line: BankStatementLine, booking: Booking): boolean =>
  visitOf(line, booking) !== undefined && (booking.ticks[line.id] ?? line.group === 'recognised');

/** The lines that are going to be booked, with their visits and their sum in dinars. */
export function chosenOf({ lines }: BankStatementWithLines, booking: Booking) {
  const ticked = lines.filter((line) => isTicked(line, booking));
  const para = ticked.reduce((sum, { amount }) => sum + dinarsToPara(amount), 0);
  return {
    lines: ticked.map((line) => ({ id: line.id, visitRequestId: visitOf(line, booking)! })),
    sum: paraToDinars(para),
  };
}
