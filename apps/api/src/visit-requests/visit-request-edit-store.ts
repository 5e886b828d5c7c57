import { isAsWanted } from '@museum/shared/visit-requests/as-wanted';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import { endedBy } from '@museum/shared/visit-requests/stages/ended-by';
import { isPromised, isTakenOff } from '@museum/shared/visit-requests/stages/stage';
import type { UpdateVisitRequest } from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { type Act, forgetAuditValues, writeAudit } from '#audit/audit-store.ts';
import { lockDays } from '#capacity/conflict-store.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { readdressMails } from '#mail/readdress-store.ts';
import { readPricesNow } from '#prices/read-price-mapping.ts';
import { auditChanges, auditRecalculation } from './audit-visit-request.ts';
import { updateProformas, voidProformasOfDeleted } from './proforma/issue-store.ts';
import { forgetPrivateBuyers } from './proforma/proforma-store.ts';
import { changeRequests } from './request-totals-store.ts';
import { refuseCrowd } from './stages/refuse-crowd.ts';
import {
  changeVersion,
  dropProposal,
  type Expected,
  holdVisitRequest,
  type MailsAbout,
  NO_DINNER_MESSAGE,
  readChanged,
  readVisitRequest,
  reasonKept,
  settle,
} from './visit-request-store.ts';

const ordererEmail = ({ dinnerRequest }: VisitRequest) => dinnerRequest?.customerEmail ?? '';

/** Where mails about a request went before a change of it, and go after. */
const addressesOf = (before: VisitRequest, after: VisitRequest) => ({
  contact: { from: contactSummary(before).email, to: contactSummary(after).email },
  orderer: { from: ordererEmail(before), to: ordererEmail(after) },
});

/**
 * Saves what staff edited, lunch included, with its trace and the mails about the change.
 * @throws AppError NOT_FOUND, STALE_VERSION, or VALIDATION_ERROR when a lunch was sent along for a
 * request that has none
 */
export function saveVisitRequest(
  update: Omit<UpdateVisitRequest, 'mail'>,
  act: Act,
  mailsAbout: MailsAbout,
): Promise<VisitRequest> {
  const { id, version, dinnerRequest, visitDate, reason, ...fields } = update;
  return changeRequests(async (transaction) => {
    const before = await readVisitRequest(id, transaction);
    const ended = endedBy(before, { ...fields, visitDate });
    const staysFirm = before.confirmedAt !== null && !('confirmedAt' in ended);
    const isOff = isTakenOff(before.status, fields.status);
    if (staysFirm) await lockDays(transaction, before.visitDate, visitDate);
    const stageReason = isOff ? reasonKept(before, reason) : null;
    const told = before.status === fields.status ? {} : { stageReason };
    const columns = { ...fields, visitDate: new Date(visitDate), ...ended, ...told };
    await changeVersion(transaction, { id, version }, columns);
    if (dinnerRequest) await saveDinnerRequest(transaction, before, dinnerRequest);
    const after = await readChanged(id, transaction);
    if (!staysFirm || isAsWanted(after)) await dropProposal(transaction, id);
    if (isPromised(after.stage)) await refuseCrowd(transaction, { before, after, reason });
    await auditChanges(
      transaction,
      { actor: act.actor, action: 'request-changed', reason: staysFirm || isOff ? reason : null },
      { before, after },
    );
    await readdressMails(transaction, id, addressesOf(before, after));
    await updateProformas(transaction, after, act);
    return settle(transaction, before, mailsAbout);
  });
}

/**
 * Saves a lunch; who ordered it and their note stay as they are once the personal data has gone.
 * @throws AppError VALIDATION_ERROR when the request has no lunch
 */
async function saveDinnerRequest(
  transaction: Transaction,
  { id, anonymizedAt }: VisitRequest,
  dinnerRequest: NonNullable<UpdateVisitRequest['dinnerRequest']>,
): Promise<void> {
  const { customerName, customerEmail, additionalComments, ...meals } = dinnerRequest;
  const personal = { customerName, customerEmail, additionalComments };
  const data = { ...meals, ...(anonymizedAt === null && personal) };
  const where = { visitRequestId: id, deletedAt: null };
  const { count } = await transaction.dinnerRequest.updateMany({ where, data });
  if (count > 0) return;
  throw new AppError('VALIDATION_ERROR', { field: 'dinnerRequest', message: NO_DINNER_MESSAGE });
}

/**
 * Replaces a request's unit prices by those of the price list ("Preračunaj").
 * @throws AppError NOT_FOUND, STALE_VERSION
 */
export function copyCurrentPrices(
  expected: Expected,
  act: Act,
  mailsAbout: MailsAbout,
): Promise<VisitRequest> {
  return changeRequests(async (transaction) => {
    const before = await readVisitRequest(expected.id, transaction);
    const unitPrices = await readPricesNow(transaction);
    await changeVersion(transaction, expected, { unitPrices });
    const after = await readChanged(expected.id, transaction);
    await auditRecalculation(transaction, act.actor, { before, after });
    await updateProformas(transaction, after, act);
    return settle(transaction, before, mailsAbout);
  });
}

/** Somebody who was promised a visit must hear that it is off, even if the request goes meanwhile. */
const STILL_TO_BE_TOLD = { kind: 'status-changed', state: 'waiting' } as const;

/**
 * Deletes a request with its lunch and its mails; its predračuni stay, void and without the name of a
 * private person. That it was there, and who changed what, stays in the audit trail; the values go,
 * because they may be somebody's name.
 * @throws AppError NOT_FOUND, MUST_BE_KEPT when money was received for it
 */
export const deleteVisitRequest = (id: number, act: Act): Promise<void> =>
  changeRequests(async (transaction) => {
    const { normalizedId } = await holdVisitRequest(transaction, id);
    if (await transaction.payment.count({ where: { visitRequestId: id } })) {
      throw new AppError('MUST_BE_KEPT');
    }
    await voidProformasOfDeleted(transaction, { id, normalizedId }, act);
    await forgetPrivateBuyers(transaction, [id]);
    await forgetAuditValues(transaction, [id]);
    await transaction.mail.deleteMany({ where: { visitRequestId: id, NOT: STILL_TO_BE_TOLD } });
    await transaction.visitRequest.delete({ where: { id }, select: { id: true } });
    await writeAudit(transaction, {
      actor: act.actor,
      action: 'request-deleted',
      subject: normalizedId,
    });
  });
