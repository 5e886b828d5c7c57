import {
  type CreatePrice,
  PRICE_CHANGED_MESSAGE,
  type UpdatePrice,
} from '@museum/shared/prices/price-schema';
import { writeAudit, type Actor, type NewAuditEntry } from '#audit/audit-store.ts';
import { changesBetween } from '#audit/changes-between.ts';
import type { Price as PriceRow } from '#generated/prisma/client.ts';
import { AppError } from '#lib/http/app-error.ts';
import { isUniqueViolation } from '#lib/database/database-fault.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';

export type { PriceRow };

/** Every price; inside a transaction when one is given. */
export const readAllPrices = (db: Transaction = prisma) => db.price.findMany();

/** @throws AppError PRICE_ALREADY_EXISTS */
export async function createPrice({ kind, price }: CreatePrice, actor: Actor): Promise<PriceRow> {
  try {
    return await prisma.$transaction(async (transaction) => {
      const after = await transaction.price.create({ data: { kind, price: price.toFixed(2) } });
      await auditPrice(transaction, { actor, action: 'price-added' }, { after });
      return after;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('PRICE_ALREADY_EXISTS', { field: 'kind' });
    throw error;
  }
}

/** @throws AppError NOT_FOUND, STALE_VERSION when somebody changed it meanwhile */
export const updatePrice = (
  { id, price, before: seen }: UpdatePrice,
  actor: Actor,
): Promise<PriceRow> =>
  prisma.$transaction(async (transaction) => {
    const before = await lockPrice(transaction, id);
    // The same change sent again is none.
    if (seen !== undefined && ![seen, price].includes(before.price.toNumber())) {
      throw new AppError('STALE_VERSION', { message: PRICE_CHANGED_MESSAGE });
    }
    const after = await transaction.price.update({
      where: { id },
      data: { price: price.toFixed(2) },
    });
    await auditPrice(transaction, { actor, action: 'price-changed' }, { before, after });
    return after;
  });

/** @throws AppError NOT_FOUND */
export const deletePrice = (id: number, actor: Actor): Promise<void> =>
  prisma.$transaction(async (transaction) => {
    const before = await lockPrice(transaction, id);
    await transaction.price.delete({ where: { id } });
    await auditPrice(transaction, { actor, action: 'price-deleted' }, { before });
  });

/** @throws AppError NOT_FOUND */
async function lockPrice(transaction: Transaction, id: number): Promise<PriceRow> {
  await transaction.$queryRaw`SELECT 1 FROM price WHERE id = ${id} FOR UPDATE`;
  const price = await transaction.price.findUnique({ where: { id } });
  if (!price) throw new AppError('NOT_FOUND');
  return price;
}

/** Notes from what to what a price went; nothing when it stayed. */
async function auditPrice(
  transaction: Transaction,
  act: Pick<NewAuditEntry, 'actor' | 'action'>,
  { before, after }: { before?: PriceRow; after?: PriceRow },
): Promise<void> {
  const dinars = (row: PriceRow | undefined) => (row ? { price: row.price.toNumber() } : {});
  const changes = changesBetween(dinars(before), dinars(after));
  if (changes.length === 0) return;
  const subject = (after ?? before)!.kind;
  await writeAudit(transaction, { ...act, subject, changes });
}
