import { lunchToAdd } from '@museum/shared/meals/dinner-template';
import { isAsWanted } from '@museum/shared/visit-requests/as-wanted';
import { isPromised } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Act } from '#audit/audit-store.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { lockDays } from '#capacity/conflict-store.ts';
import { auditAct } from '#visit-requests/audit-visit-request.ts';
import { changeRequests } from '#visit-requests/request-totals-store.ts';
import { updateProformas } from '#visit-requests/proforma/issue-store.ts';
import { refuseCrowd } from '#visit-requests/stages/refuse-crowd.ts';
import {
  dropProposal,
  type MailsAbout,
  NO_DINNER_MESSAGE,
  readChanged,
  readVisitRequest,
  settle,
} from '#visit-requests/visit-request-store.ts';

/**
 * Restores a request's deleted lunch, or makes one from the template. One that is there already
 * stays as it is, so that two people pressing at once get one lunch.
 * @throws AppError NOT_FOUND, CAPACITY_EXCEEDED when the visit is confirmed, the lunch doesn't fit and
 * no reason is given
 */
export function addDinnerRequest(
  id: number,
  act: Act,
  { reason, mailsAbout }: { reason: string | null; mailsAbout: MailsAbout },
): Promise<{ visitRequest: VisitRequest; wasThere: boolean }> {
  return changeRequests(async (transaction) => {
    const before = await readVisitRequest(id, transaction);
    await lockDays(transaction, before.visitDate);
    const wasThere = !(await turnDinner(transaction, id, 'on'));
    const visitRequest = await readVisitRequest(id, transaction);
    if (wasThere) return { visitRequest, wasThere };
    const { count: restored } = await transaction.dinnerRequest.updateMany({
      where: { visitRequestId: id },
      data: { deletedAt: null },
    });
    if (restored === 0) {
      await transaction.dinnerRequest.create({
        data: { visitRequestId: id, ...lunchToAdd(visitRequest) },
      });
    }
    const action = restored === 0 ? 'dinner-added' : 'dinner-restored';
    const after = await readChanged(id, transaction);
    if (isAsWanted(after)) await dropProposal(transaction, id);
    if (isPromised(after.stage)) {
      // The lock is that of the day which the visit no longer has.
      if (after.visitDate !== before.visitDate) throw new AppError('STALE_VERSION');
      await refuseCrowd(transaction, { before: visitRequest, after, reason });
    }
    await auditAct(transaction, { actor: act.actor, action, reason }, visitRequest);
    await updateProformas(transaction, after, act);
    return { visitRequest: await settle(transaction, visitRequest, mailsAbout), wasThere };
  });
}

/**
 * Deletes a request's lunch so that it can be restored.
 * @throws AppError NOT_FOUND when the request or its lunch isn't there
 */
export function removeDinnerRequest(id: number, act: Act, mailsAbout: MailsAbout): Promise<void> {
  return changeRequests(async (transaction) => {
    if (!(await turnDinner(transaction, id, 'off'))) {
      throw new AppError('NOT_FOUND', { message: NO_DINNER_MESSAGE });
    }
    const before = await readVisitRequest(id, transaction);
    await transaction.dinnerRequest.update({
      where: { visitRequestId: id },
      data: { deletedAt: act.now },
      select: { id: true },
    });
    const after = await readChanged(id, transaction);
    if (isAsWanted(after)) await dropProposal(transaction, id);
    await auditAct(transaction, { actor: act.actor, action: 'dinner-deleted' }, after);
    await updateProformas(transaction, after, act);
    await settle(transaction, before, mailsAbout);
  });
}

/** Sets the flag and locks the request until the transaction ends; false when the flag stood so. */
async function turnDinner(
  transaction: Transaction,
  id: number,
  to: 'on' | 'off',
): Promise<boolean> {
  const isRequestingDinner = to === 'on';
  const { count } = await transaction.visitRequest.updateMany({
    where: { id, isRequestingDinner: !isRequestingDinner },
    data: { isRequestingDinner, version: { increment: 1 } },
  });
  return count > 0;
}
