import { groupOfRequest } from '@museum/shared/visit-requests/group-of-request';
import { isFirm } from '@museum/shared/visit-requests/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { findConflicts } from '#capacity/conflict-store.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';

type Step = { before: VisitRequest; after: VisitRequest; reason: string | null };

/** Whether a visit was firm before and takes exactly the places that it took. */
const staysWhereItWas = ({ before, after }: Step) =>
  isFirm(before.stage) &&
  before.visitDate === after.visitDate &&
  JSON.stringify(groupOfRequest(before)) === JSON.stringify(groupOfRequest(after));

/**
 * Lets a visit be firm only where it fits, or where staff say why it should come all the same; call
 * it under the lock of its day.
 * @throws AppError CAPACITY_EXCEEDED with the conflicts
 */
export async function refuseCrowd(transaction: Transaction, step: Step): Promise<void> {
  if (staysWhereItWas(step) || step.reason) return;
  const { id, visitDate } = step.after;
  const conflicts = await findConflicts(transaction, {
    id,
    visitDate,
    group: groupOfRequest(step.after),
  });
  if (conflicts.length > 0) throw new AppError('CAPACITY_EXCEEDED', { beside: { conflicts } });
}
