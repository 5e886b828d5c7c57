import type { AuditAction } from '@museum/shared/audit/audit-action';
import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { writeAudit, type Actor } from '#audit/audit-store.ts';
import { changesBetween } from '#audit/changes-between.ts';
import type { Transaction } from '#lib/database/prisma.ts';

/** Bookkeeping, and what follows from other fields: names, and flags from amounts (spec §4). */
const UNTOLD = new Set<string>([
  'version',
  'updatedAt',
  'requester',
  'town',
  'stage',
  'isShortNotice',
  // Told as the reason of the act.
  'stageReason',
  'confirmedAt',
  'arrivedAt',
  'lateAt',
  'missedAt',
  'keyVersion',
  ...['state', 'due', 'total', 'paid'].map((field) => `payment.${field}`),
  'dinnerRequest.id',
  'dinnerRequest.visitRequestId',
  ...MEAL_CATALOG.map(({ flag }) => `dinnerRequest.${flag}`),
]);

type Noted = {
  actor: Actor;
  action: AuditAction;
  /** Why it was done, where staff or the requester say so. */
  reason?: string | null;
  /** What staff wrote to the requester, where the requester's page says it, too. */
  message?: string | null;
};

/** Notes an act on a request as a whole. */
export const auditAct = (
  transaction: Transaction,
  { actor, action, reason, message }: Noted,
  { id, normalizedId }: Pick<VisitRequest, 'id' | 'normalizedId'>,
): Promise<void> =>
  writeAudit(transaction, {
    actor,
    action,
    subject: normalizedId,
    visitRequestId: id,
    changes: [...said('reason', reason), ...said('message', message)],
  });

const said = (field: 'reason' | 'message', text: string | null | undefined) =>
  text ? [{ field, from: null, to: text }] : [];

/** A request without its proposal, its deleted lunch and its guides: changes of these are acts of their own. */
const told = ({
  proposal: _waits,
  deletedDinnerRequest: _deleted,
  guides: _assigned,
  ...request
}: VisitRequest) => ageGroupAsRequested(request);

/** Notes which fields an act changed; nothing when it changed none. */
export async function auditChanges(
  transaction: Transaction,
  { actor, action, reason }: Omit<Noted, 'message'>,
  { before, after }: { before: VisitRequest; after: VisitRequest },
): Promise<void> {
  const changes = changesBetween(told(before), told(after)).filter(
    ({ field }) => !UNTOLD.has(field),
  );
  if (changes.length === 0) return;
  const { id, normalizedId } = after;
  await writeAudit(transaction, {
    actor,
    action,
    subject: normalizedId,
    visitRequestId: id,
    changes: [...changes, ...said('reason', reason)],
  });
}

/**
 * Notes that a request's unit prices were replaced, and of the prices those that it has something of;
 * nothing when all prices stayed.
 */
export async function auditRecalculation(
  transaction: Transaction,
  actor: Actor,
  { before, after }: { before: VisitRequest; after: VisitRequest },
): Promise<void> {
  const all = changesBetween({ unitPrices: before.unitPrices }, { unitPrices: after.unitPrices });
  if (all.length === 0) return;
  const { lines } = quoteOfRequest(after);
  const used = new Set(lines.map(({ priceKind }) => `unitPrices.${priceKind}`));
  const { id, normalizedId } = after;
  await writeAudit(transaction, {
    actor,
    action: 'request-recalculated',
    subject: normalizedId,
    visitRequestId: id,
    changes: all.filter(({ field }) => used.has(field)),
  });
}
