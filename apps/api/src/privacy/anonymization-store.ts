import type { AuditAction } from '@museum/shared/audit/audit-action';
import { REMOVED_EMAIL, REMOVED_NAME } from '@museum/shared/privacy/removed-person';
import pg from 'pg';
import { forgetAuditValues, writeAudit, type Actor } from '#audit/audit-store.ts';
import { forgetPayers } from '#bank-statements/payer-store.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { forgetPrivateBuyers } from '#visit-requests/proforma/proforma-store.ts';
import { TEXT_COLUMNS, type Fate } from './text-columns.ts';

type Noted = { actor: Actor; action: AuditAction };

/**
 * Takes the personal data out of requests, with their lunches, predračuni, notes, proposals, proofs, the
 * notes beside their payments, the payers on bank statements, mails, remembered answers and the values in their audit trail. Numbers,
 * dates, amounts, prices, meals and payments stay. `ids` must be locked by
 * the transaction, and not more than a statement changes within its time (some hundreds).
 */
export async function anonymizeVisitRequests(
  transaction: Transaction,
  ids: number[],
  act: Noted,
): Promise<void> {
  await transaction.$executeRawUnsafe(
    `UPDATE visit_request SET ${neutralTexts('visit_request')}, "anonymizedAt" = now(),
       "updatedAt" = now(), version = version + 1
     WHERE id = ANY($1)`,
    ids,
  );
  await transaction.$executeRawUnsafe(
    `UPDATE dinner_request SET ${neutralTexts('dinner_request')} WHERE "visitRequestId" = ANY($1)`,
    ids,
  );
  await forgetPrivateBuyers(transaction, ids);
  const ofRequests = { where: { visitRequestId: { in: ids } } };
  await transaction.mail.deleteMany(ofRequests);
  await transaction.visitNote.deleteMany(ofRequests);
  await transaction.proposal.deleteMany(ofRequests);
  await transaction.proof.deleteMany(ofRequests);
  await transaction.payment.updateMany({
    where: { ...ofRequests.where, note: { not: null } },
    data: { note: null },
  });
  await forgetPayers(transaction, ids);
  await transaction.$executeRaw`
    DELETE FROM idempotency_record
    WHERE answer -> 'normalizedId' IS NOT NULL AND (answer ->> 'id')::integer = ANY(${ids})`;
  await forgetAuditValues(transaction, ids);
  await noteFor(transaction, ids, act);
}

/** A note of the act in the audit trail of each request. */
async function noteFor(transaction: Transaction, ids: number[], act: Noted): Promise<void> {
  const requests = await transaction.visitRequest.findMany({
    where: { id: { in: ids } },
    select: { id: true, normalizedId: true },
    orderBy: { id: 'asc' },
  });
  const entries = requests.map(({ id, normalizedId }) => ({
    ...act,
    subject: normalizedId,
    visitRequestId: id,
  }));
  await writeAudit(transaction, ...entries);
}

const NEUTRAL: Partial<Record<Fate, (column: string) => string>> = {
  emptied: () => 'NULL',
  renamed: (column) => `CASE WHEN ${column} IS NOT NULL THEN '${REMOVED_NAME}' END`,
  readdressed: (column) => `CASE WHEN ${column} IS NOT NULL THEN '${REMOVED_EMAIL}' END`,
};

/** The assignments of an UPDATE that takes a row's personal data out. */
function neutralTexts(table: 'visit_request' | 'dinner_request'): string {
  return Object.entries<Fate>(TEXT_COLUMNS[table])
    .flatMap(([name, fate]) => {
      const column = pg.escapeIdentifier(name);
      const neutral = NEUTRAL[fate]?.(column);
      return neutral === undefined ? [] : [`${column} = ${neutral}`];
    })
    .join(', ');
}
