import type { Proforma } from '@museum/shared/payments/proforma-schema';
import type { Act } from '#audit/audit-store.ts';
import { AppError } from '#lib/http/app-error.ts';
import { takeBackRemindersOf } from '#mail/queue-mail.ts';
import { changeRequests } from '#visit-requests/request-totals-store.ts';
import { readVisitRequest } from '#visit-requests/visit-request-store.ts';
import { issueProformas } from './issue-store.ts';
import { presentProforma, readValidProformas } from './proforma-store.ts';

/**
 * Issues the predračuni of a visit that is not off, and answers those that hold then: the visit's,
 * the meals'.
 * @throws AppError NOT_FOUND, STAGE_CONFLICT with the present stage
 */
export const issueNow = (id: number, act: Act): Promise<Proforma[]> =>
  changeRequests(async (transaction) => {
    // Held, so that nobody changes it meanwhile, and a second press waits for the first.
    await transaction.$executeRaw`SELECT 1 FROM visit_request WHERE id = ${id} FOR UPDATE`;
    const request = await readVisitRequest(id, transaction);
    if (request.status !== 'SCHEDULED' || request.anonymizedAt !== null) {
      throw new AppError('STAGE_CONFLICT', { beside: { stage: request.stage } });
    }
    await issueProformas(transaction, request, act);
    await takeBackRemindersOf(transaction, id);
    return (await readValidProformas(id, transaction)).map(presentProforma);
  });
