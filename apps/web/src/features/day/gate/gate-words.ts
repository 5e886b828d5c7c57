import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { dinarsText } from '@museum/shared/primitives/money';
import { peopleInWords } from '@museum/shared/visit-requests/gate/coming-people';
import type { Arrive } from '@museum/shared/visit-requests/gate/gate-act-schema';

import { errorCode, serverMessage } from '#lib/http/error-message.ts';
import { timeOfInstant } from '#lib/time/dates.ts';

/** How the money that is open is settled; `later` leaves it open. */
export type Settling = 'later' | 'cash' | 'card';

/** Money that was taken, or given back when it is below 0. */
export type Taken = NonNullable<Arrive['payment']>;

/** Whole dinars where there are no para: a button has little room. */
export const shortDinars = (dinars: number) => dinarsText(dinars).replace(',00 ', ' ');

/** What becomes of the open dinars; below 0 they are to be given back. */
export function settlingInWords(open: number, settling: Settling): string {
  if (open === 0) return '';
  const dinars = shortDinars(Math.abs(open));
  if (open < 0) return settling === 'cash' ? `vraćeno ${dinars}` : `ostaje u korist ${dinars}`;
  if (settling === 'cash') return `naplaćeno ${dinars}`;
  return settling === 'card' ? `karticom ${dinars}` : `ostaje dug ${dinars}`;
}

/** What is said once a group is in. */
export function arrivedInWords(
  group: SheetGroup,
  { visitorAmount, numberOfFollowers, payment }: Omit<Arrive, 'version' | 'at'>,
): string {
  const people = peopleInWords({ visitorAmount, numberOfFollowers });
  const money = payment ? `, ${settlingInWords(payment.amount, payment.way)}` : '';
  return `${group.requester}: stiglo ${people}${money}`;
}

/** What a group's colleague at another screen has noted meanwhile. */
function notedMeanwhile({ stage, arrivedAt, ...group }: SheetGroup): string {
  if (arrivedAt !== null) {
    return `Kolega je već upisao dolazak u ${timeOfInstant(arrivedAt)}: ${peopleInWords(group)}.`;
  }
  if (stage === 'missed') return 'Kolega je upisao da nisu došli.';
  return 'Zahtev je u međuvremenu izmenjen.';
}

/** Whether a group no longer stands as it stood where somebody pressed. */
export const wasChanged = (error: unknown) =>
  ['STALE_VERSION', 'STAGE_CONFLICT'].includes(errorCode(error) ?? '');

/** Why a press was refused, with how the group stands by now and what became of the press. */
export const refusalInWords = (error: unknown, group: SheetGroup, press: string): string =>
  wasChanged(error) ? `${notedMeanwhile(group)} ${press}` : serverMessage(error);
