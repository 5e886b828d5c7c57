import { groupOfRequest } from '@museum/shared/visit-requests/group-of-request';
import { isFirm } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { findConflicts } from '#capacity/conflict-store.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';

type Step = { before: VisitRequest; after: VisitRequest; reason: string | null };

/** Whether a visit was firm before and starts when it did. */
const startsWhenItDid = ({ before, after }: Step) =>
  isFirm(before.stage) &&
  before.visitDate === after.visitDate &&
  before.visitTime === after.visitTime;

/** Whether a visit was firm before and takes exactly the places that it took. */
const staysWhereItWas = (step: Step) =>
  startsWhenItDid(step) &&
  JSON.stringify(groupOfRequest(step.before)) === JSON.stringify(groupOfRequest(step.after));

/**
 * Lets a visit be firm only where it fits, or where staff say why it should come all the same; call
 * it under the lock of its day.
 * @throws AppError CAPACITY_EXCEEDED with the conflicts
 */
export async function refuseCrowd(transaction: Transaction, step: Step): Promise<void> {
  if (staysWhereItWas(step) || step.reason) return;
  const { id, visitDate } = step.after;
  const found = await findConflicts(transaction, {
    id,
    visitDate,
    group: groupOfRequest(step.after),
  });
  // A group that keeps its start was counted among the starts already, however many come.
  const conflicts = startsWhenItDid(step) ? found.filter(({ of }) => of !== 'starts') : found;
  if (conflicts.length > 0) throw new AppError('CAPACITY_EXCEEDED', { beside: { conflicts } });
}
