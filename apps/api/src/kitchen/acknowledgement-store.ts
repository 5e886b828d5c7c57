import { type Acknowledged, UNDO_SECONDS } from '@museum/shared/kitchen/kitchen-schema';
import { type Order, orderSchema } from '@museum/shared/kitchen/order';
import { portionCount } from '@museum/shared/meals/meal-choices';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { type Act, writeAudit } from '#audit/audit-store.ts';
import type { Acknowledgement } from '#generated/prisma/client.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { markOf, readOrders } from './order-store.ts';

const CHANGED_MESSAGE =
  'Porcije su se upravo promenile. Pogledajte novo stanje, pa ponovo pritisnite „Preuzeto“.';
const OVERTAKEN_MESSAGE =
  'U međuvremenu je stanje ponovo preuzeto, pa ovo više ne može da se poništi.';
const TOO_LATE_MESSAGE = `Preuzimanje može da se poništi samo ${UNDO_SECONDS} sekundi.`;

/** So much longer a call to undo may be on its way. */
const GRACE_SECONDS = 5;

/** Of two cooks at once the second sees what the first has done. */
const lockKitchen = (transaction: Transaction, date: string) =>
  transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('museum kitchen'), hashtext(${date}))`;

/** The orders as a cook last took note of them. */
export const ordersOf = ({ orders }: Pick<Acknowledgement, 'orders'>): Order[] =>
  orderSchema.array().parse(orders);

/** The latest acknowledgement of a day (YYYY-MM-DD). */
export const readAcknowledgement = (date: string, db: Transaction = prisma) =>
  db.acknowledgement.findFirst({ where: { date: new Date(date) }, orderBy: { id: 'desc' } });

export const presentAcknowledgement = ({
  id,
  createdAt,
  author,
}: Pick<Acknowledgement, 'id' | 'createdAt' | 'author'>) => ({
  id,
  at: createdAt.toISOString(),
  by: author,
});

const portionsOf = (orders: readonly Order[]) =>
  orders.reduce((sum, { meals }) => sum + portionCount(meals), 0);

/**
 * Takes note of a day as the cook has seen it; of the same state twice is one acknowledgement.
 * @throws AppError STALE_VERSION when the day isn't any more as the cook has seen it
 */
export const acknowledge = (
  { date, mark }: { date: string; mark: string },
  { actor, now }: Act,
): Promise<Acknowledged> =>
  prisma.$transaction(async (transaction) => {
    await lockKitchen(transaction, date);
    const orders = (await readOrders(date, transaction)).map(({ order }) => order);
    if (markOf(orders) !== mark) throw new AppError('STALE_VERSION', { message: CHANGED_MESSAGE });
    const latest = await readAcknowledgement(date, transaction);
    const before = latest && ordersOf(latest);
    if (latest && before && markOf(before) === mark) {
      return { ...presentAcknowledgement(latest), isNew: false };
    }
    const created = await transaction.acknowledgement.create({
      data: { date: new Date(date), createdAt: now, author: actor.name, orders },
    });
    await writeAudit(transaction, {
      actor,
      action: 'kitchen-acknowledged',
      subject: formatDay(date),
      changes: [{ field: 'portions', from: before && portionsOf(before), to: portionsOf(orders) }],
    });
    return { ...presentAcknowledgement(created), isNew: true };
  });

/**
 * Takes an acknowledgement back: the one before it counts again. Twice is once.
 * @throws AppError TOO_LATE some seconds after it, STALE_VERSION when there is a later one
 */
export const undoAcknowledgement = (
  { date, id }: { date: string; id: number },
  { actor, now }: Act,
): Promise<void> =>
  prisma.$transaction(async (transaction) => {
    await lockKitchen(transaction, date);
    const where = { id, date: new Date(date) };
    const stored = await transaction.acknowledgement.findUnique({ where });
    if (!stored) return;
    const age = now.getTime() - stored.createdAt.getTime();
    if (age > (UNDO_SECONDS + GRACE_SECONDS) * 1000)
      throw new AppError('TOO_LATE', { message: TOO_LATE_MESSAGE });
    const latest = await readAcknowledgement(date, transaction);
    if (latest?.id !== id) throw new AppError('STALE_VERSION', { message: OVERTAKEN_MESSAGE });
    await transaction.acknowledgement.delete({ where });
    await writeAudit(transaction, {
      actor,
      action: 'kitchen-acknowledgement-undone',
      subject: formatDay(date),
    });
  });
