import type { CreatePrice, UpdatePrice } from '@museum/shared/prices/price-schema';
import type { Price as PriceRow } from '#generated/prisma/client.ts';
import { AppError } from '#lib/app-error.ts';
import { isUniqueViolation } from '#lib/database-fault.ts';
import { prisma, type Transaction } from '#lib/prisma.ts';

export type { PriceRow };

/** Every price; inside a transaction when one is given. */
export const readAllPrices = (db: Transaction = prisma) => db.price.findMany();

/** @throws AppError PRICE_ALREADY_EXISTS */
export async function createPrice({ kind, price }: CreatePrice): Promise<PriceRow> {
  try {
    return await prisma.price.create({ data: { kind, price: price.toFixed(2) } });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('PRICE_ALREADY_EXISTS', { field: 'kind' });
    throw error;
  }
}

/** @throws AppError NOT_FOUND */
export async function updatePrice({ id, price }: UpdatePrice): Promise<PriceRow> {
  const [updated] = await prisma.price.updateManyAndReturn({
    where: { id },
    data: { price: price.toFixed(2) },
  });
  if (!updated) throw new AppError('NOT_FOUND');
  return updated;
}

/** @throws AppError NOT_FOUND */
export async function deletePrice(id: number): Promise<void> {
  const { count } = await prisma.price.deleteMany({ where: { id } });
  if (count === 0) throw new AppError('NOT_FOUND');
}
