import type { AuditAction } from '@museum/shared/audit/audit-action';
import {
  auditChangeSchema,
  auditEntrySchema,
  type AuditChange,
  type AuditEntry,
} from '@museum/shared/audit/audit-schema';
import type { Page } from '@museum/shared/http/envelope';
import { COUNTED_ROWS, PAGE_SIZE, pageOf } from '@museum/shared/http/list-query';
import { PRICE_KINDS } from '@museum/shared/prices/price-kind';
import { type PriceAuditEntry, priceAuditEntrySchema } from '@museum/shared/prices/price-schema';
import { type SettingAuditEntry, settingAuditEntrySchema } from '@museum/shared/settings/settings';
import type { z } from 'zod';
import { Prisma } from '#generated/prisma/client.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { newRowsOf } from '#lib/database/store-once.ts';

/** Who did it: a member of staff by first and last name, or a program, which is no member of staff. */
export type Actor = { staffId: number | null; name: string };

/** Who acts, and when. */
export type Act = { actor: Actor; now: Date };

export type NewAuditEntry = {
  actor: Actor;
  action: AuditAction;
  /** The request's display id; without a request what, or who, it was about. */
  subject: string;
  /** Missing when there is no request, or soon none any more. */
  visitRequestId?: number | null;
  changes?: AuditChange[];
};

/** What was done, as a row of the audit trail. */
export const auditRow = ({ actor, visitRequestId, changes = [], ...entry }: NewAuditEntry) => ({
  ...entry,
  visitRequestId: visitRequestId ?? null,
  changes,
  actor: actor.name,
  staffId: actor.staffId,
});

/** Rows of the audit trail for a store that writes them with a statement of its own. */
export const newAuditRows = newRowsOf<Prisma.AuditEntryUncheckedCreateInput>()(
  'audit_entry',
  Prisma.AuditEntryScalarFieldEnum,
  ['id', 'createdAt'],
);

/** Notes who did what, in the transaction that does it. */
export async function writeAudit(
  transaction: Transaction,
  ...entries: NewAuditEntry[]
): Promise<void> {
  await transaction.auditEntry.createMany({ data: entries.map(auditRow) });
}

/** Whether this person's act with a request is in the trail with all of these changes. */
export async function wasAudited(
  transaction: Transaction,
  {
    actor: { staffId },
    changes,
    ...entry
  }: Required<Pick<NewAuditEntry, 'actor' | 'action' | 'visitRequestId' | 'changes'>>,
): Promise<boolean> {
  const where = { ...entry, staffId, changes: { array_contains: changes } };
  return (await transaction.auditEntry.findFirst({ where, select: { id: true } })) !== null;
}

/** Notes what somebody did outside of any transaction, before it is done. */
export const noteAudit = (entry: NewAuditEntry): Promise<void> => writeAudit(prisma, entry);

/** The changes of a row of the trail without their values, which go; as SQL. */
export const WITHOUT_VALUES = `(
  SELECT jsonb_agg(jsonb_build_object('field', change -> 'field'))
  FROM jsonb_array_elements(changes) AS change)`;

/** Takes the values out of what was noted about requests; who changed which field and when stays. */
export async function forgetAuditValues(
  transaction: Transaction,
  visitRequestIds: number[],
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE audit_entry SET changes = ${Prisma.raw(WITHOUT_VALUES)}
    WHERE "visitRequestId" = ANY(${visitRequestIds}) AND changes <> '[]'`;
}

/** A page of what was done with a request, the latest first. */
export const readAuditTrail = (visitRequestId: number, page: number): Promise<Page<AuditEntry>> =>
  readTrail({ visitRequestId }, page, auditEntrySchema);

/** A page of what was set, the latest first. */
export const readSettingTrail = (page: number): Promise<Page<SettingAuditEntry>> =>
  readTrail({ action: 'setting-changed' }, page, settingAuditEntrySchema);

const PRICE_ACTS: AuditAction[] = ['price-added', 'price-changed', 'price-deleted'];

/** A page of what became of the prices of the kinds that there are, the latest first. */
export const readPriceTrail = (page: number): Promise<Page<PriceAuditEntry>> =>
  readTrail(
    { action: { in: PRICE_ACTS }, subject: { in: PRICE_KINDS } },
    page,
    priceAuditEntrySchema,
  );

/** When a field of a request was changed last, by its dotted path; null when it never was. */
export async function readChangedAt(
  visitRequestId: number,
  field: string,
  db: Transaction,
): Promise<Date | null> {
  const [changed] = await db.$queryRaw<{ at: Date | null }[]>`
    SELECT max("createdAt") AS "at" FROM audit_entry
    WHERE "visitRequestId" = ${visitRequestId} AND changes @> ${JSON.stringify([{ field }])}::jsonb`;
  return changed?.at ?? null;
}

async function readTrail<Entry>(
  where: Prisma.AuditEntryWhereInput,
  page: number,
  schema: z.ZodType<Entry>,
): Promise<Page<Entry>> {
  const [rows, total] = await Promise.all([
    prisma.auditEntry.findMany({
      where,
      orderBy: { id: 'desc' },
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }),
    prisma.auditEntry.count({ where, take: COUNTED_ROWS + 1 }),
  ]);
  const data = rows.map(({ createdAt, ...row }) =>
    schema.parse({ ...row, createdAt: createdAt.toISOString() }),
  );
  return pageOf(data, total);
}

/** Everything that was noted since a moment, the oldest first, with values where they are kept. */
export const readAuditSince = (moment: Date) =>
  prisma.auditEntry.findMany({ where: { createdAt: { gte: moment } }, orderBy: { id: 'asc' } });

/** Who took a cancelled request off, by an act or by its status, and when; null where no trace of it is left. */
export const readCancellation = (visitRequestId: number) =>
  prisma.auditEntry.findFirst({
    where: {
      visitRequestId,
      OR: [
        { action: { in: ['request-canceled', 'request-declined'] } },
        { action: 'request-changed', changes: { array_contains: [{ field: 'status' }] } },
      ],
    },
    orderBy: { id: 'desc' },
    select: { action: true, createdAt: true, actor: true, staffId: true },
  });

/** What overtakes the answer to a proposal: a later word about it, or a change of the visit. */
const PROPOSAL_ACTS: AuditAction[] = [
  'change-proposed',
  'proposal-withdrawn',
  'proposal-accepted',
  'proposal-declined',
  'request-changed',
  'request-confirmed',
  'request-recalculated',
  'dinner-added',
  'dinner-restored',
  'dinner-deleted',
];

/** When a request's proposal was declined, and what was written about it; null where that is overtaken. */
export async function readDeclinedProposal(visitRequestId: number) {
  const last = await prisma.auditEntry.findFirst({
    where: { visitRequestId, action: { in: PROPOSAL_ACTS } },
    orderBy: { id: 'desc' },
    select: { createdAt: true, action: true, changes: true },
  });
  if (last?.action !== 'proposal-declined') return null;
  const changes = auditChangeSchema.array().parse(last.changes);
  const message = changes.find(({ field }) => field === 'message')?.to ?? null;
  return { at: last.createdAt.toISOString(), message };
}
