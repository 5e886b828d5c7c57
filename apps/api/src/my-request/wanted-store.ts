import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import { NO_ARRIVAL } from '@museum/shared/visit-requests/stages/ended-by';
import {
  type VisitRequest,
  type WantedVisit,
  wantedVisitSchema,
} from '@museum/shared/visit-requests/visit-request-response';
import type { Transaction } from '#lib/database/prisma.ts';
import { changeVersion } from '#visit-requests/visit-request-store.ts';

/** What of a request its requester may change, as it is. */
export const presentVisit = (request: VisitRequest): WantedVisit =>
  wantedVisitSchema.parse(request);

/** The fields that are wished otherwise than they are, the lunch as a whole. */
export function differingFields(present: WantedVisit, wanted: WantedVisit): Partial<WantedVisit> {
  const differs = (field: string) =>
    JSON.stringify(present[field as keyof WantedVisit]) !==
    JSON.stringify(wanted[field as keyof WantedVisit]);
  return Object.fromEntries(Object.entries(wanted).filter(([field]) => differs(field)));
}

/**
 * Writes wished fields into a request that nobody has changed since it was read, and locks it; another
 * day takes away what was noted at the gate.
 * @throws AppError NOT_FOUND, STALE_VERSION
 */
export async function saveWanted(
  transaction: Transaction,
  expected: { id: number; version: number },
  { dinnerRequest, visitDate, visitorGroupAgeType, ...fields }: Partial<WantedVisit>,
): Promise<void> {
  await changeVersion(transaction, expected, {
    ...fields,
    ...(visitDate && { visitDate: new Date(visitDate), ...NO_ARRIVAL }),
    ...(visitorGroupAgeType && ageGroupAsRequested({ visitorGroupAgeType })),
  });
  if (dinnerRequest !== undefined) await saveLunch(transaction, expected.id, dinnerRequest);
}

/** Makes, changes or restores a lunch, or deletes it so that it can be restored. */
async function saveLunch(
  transaction: Transaction,
  visitRequestId: number,
  lunch: WantedVisit['dinnerRequest'],
): Promise<void> {
  const where = { visitRequestId };
  if (lunch === null) {
    await transaction.dinnerRequest.updateMany({ where, data: { deletedAt: new Date() } });
    return;
  }
  await transaction.dinnerRequest.upsert({
    where,
    create: { ...where, ...lunch },
    update: { ...lunch, deletedAt: null },
    select: { id: true },
  });
}
