import type { DaySheet, SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { addedDinars } from '@museum/shared/primitives/money';
import { comingPeople } from '@museum/shared/visit-requests/gate/coming-people';
import { lastNote } from '@museum/shared/visit-requests/gate/gate-act';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

import type { Tap } from './tap.ts';

/**
 * How a group stands once its presses are sent, its payments in dinars included: what is offered next
 * follows from it. What an undoing leaves is known to the server only: it changes nothing here.
 */
export function groupAfter(group: SheetGroup, waiting: Tap[]): SheetGroup {
  // Each press makes one version: what the sheet shows already isn't counted again.
  const shown = Math.max(0, group.version - (waiting[0]?.version ?? group.version));
  return waiting
    .slice(shown)
    .reduce((before, tap) => ({ ...before, ...changeBy(tap, before) }), group);
}

function changeBy({ act, at, payment, ...people }: Tap, before: SheetGroup): Partial<SheetGroup> {
  const { visitorAmount = before.visitorAmount, numberOfFollowers = before.numberOfFollowers } =
    people;
  if (act === 'late') return { lateAt: at };
  if (act === 'missed') return { stage: 'missed', missedAt: at };
  if (act === 'undo-arrival') return {};
  return {
    stage: 'arrived',
    arrivedAt: before.arrivedAt ?? at,
    visitorAmount,
    numberOfFollowers,
    payment: {
      ...before.payment,
      paid: addedDinars([before.payment.paid, payment?.amount ?? 0]),
    },
  };
}

/** Whether a group already stands as the tap wants it: a colleague was quicker. */
export function isSo(tap: Tap, group: SheetGroup): boolean {
  const last = lastNote(group)?.act;
  if (tap.act === 'undo-arrival') return last === undefined;
  if (last !== tap.act) return false;
  if (tap.act !== 'arrive') return true;
  return (
    // A tap with a payment never counts as done: its money may not be entered.
    !tap.payment &&
    group.visitorAmount === tap.visitorAmount &&
    group.numberOfFollowers === tap.numberOfFollowers
  );
}

const byArrival = (one: SheetGroup, other: SheetGroup) =>
  one.visitTime.localeCompare(other.visitTime) || one.id - other.id;

/** A sheet with what an answer says of one of its groups; loads and sums wait for the server's. */
export function patchSheet(sheet: DaySheet, answer: VisitRequest): DaySheet {
  const all = [...sheet.groups, ...sheet.missed].map((group) =>
    group.id === answer.id ? patchGroup(group, answer) : group,
  );
  const isMissed = ({ stage }: SheetGroup) => stage === 'missed';
  return {
    ...sheet,
    groups: all.filter((group) => !isMissed(group)).toSorted(byArrival),
    missed: all.filter(isMissed).toSorted(byArrival),
  };
}

const patchGroup = (group: SheetGroup, answer: VisitRequest): SheetGroup => ({
  ...group,
  ...comingPeople(answer),
  version: answer.version,
  stage: answer.stage,
  arrivedAt: answer.arrivedAt,
  lateAt: answer.lateAt,
  missedAt: answer.missedAt,
  payment: answer.payment,
});
