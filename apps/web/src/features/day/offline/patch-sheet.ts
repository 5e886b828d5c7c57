import type { DaySheet, SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { comingPeople } from '@museum/shared/visit-requests/gate/coming-people';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

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
