import { createHash } from 'node:crypto';
import { speaksOfDiet } from '@museum/shared/kitchen/diet';
import type { KitchenNote } from '@museum/shared/kitchen/kitchen-schema';
import { isCooked, type Order, orderSchema } from '@museum/shared/kitchen/order';
import { portionCount } from '@museum/shared/meals/meal-choices';
import { contactSummary } from '@museum/shared/visit-requests/contact-summary';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { visitRequestFilter } from '#visit-requests/visit-request-filter.ts';
import { presentVisitRequest, WITH_PARTS } from '#visit-requests/present-visit-request.ts';

/** A group that is cooked for: its order, and what the board says beside it. */
export type OrderingGroup = {
  order: Order;
  name: string;
  stage: VisitRequest['stage'];
  notes: { of: KitchenNote['of']; text: string }[];
};

/** The groups that are cooked for on a day (YYYY-MM-DD), by serving time; asked for as the meal announcement asks. */
export async function readOrders(date: string, db: Transaction = prisma): Promise<OrderingGroup[]> {
  const rows = await db.visitRequest.findMany({
    where: visitRequestFilter({ visitDate: date, dinnerOnly: true }),
    include: WITH_PARTS,
    orderBy: { id: 'asc' },
  });
  return rows
    .map(presentVisitRequest)
    .flatMap(orderingGroupOf)
    .toSorted((one, other) => one.order.time.localeCompare(other.order.time));
}

function orderingGroupOf(request: VisitRequest): OrderingGroup[] {
  const { dinnerRequest: lunch, stage } = request;
  if (!lunch || !isCooked(stage) || portionCount(lunch) === 0) return [];
  const notes = notesOf(lunch.additionalComments, request.comment);
  const order = orderSchema.parse({
    id: request.id,
    normalizedId: request.normalizedId,
    time: lunch.timeOfDinner,
    meals: lunch,
    noteMark: notes.length === 0 ? '' : shortHash(notes, 8),
  });
  return [{ order, name: contactSummary(request).name, stage, notes }];
}

/** Every note beside the lunch, and one beside the visit that speaks of food. */
function notesOf(lunch: string | null, visit: string | null): OrderingGroup['notes'] {
  const ofVisit = visit !== null && speaksOfDiet(visit);
  return [
    ...(lunch ? [{ of: 'lunch' as const, text: lunch }] : []),
    ...(ofVisit ? [{ of: 'visit' as const, text: visit }] : []),
  ];
}

const shortHash = (value: unknown, length: number) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, length);

/** The same for the same orders, whatever their order. */
export const markOf = (orders: readonly Order[]): string =>
  shortHash(
    orders.toSorted((one, other) => one.id - other.id),
    16,
  );

/** What has become of requests that were cooked for; those that were deleted are missing. */
export async function readRequests(ids: number[]): Promise<VisitRequest[]> {
  if (ids.length === 0) return [];
  const rows = await prisma.visitRequest.findMany({
    where: { id: { in: ids } },
    include: WITH_PARTS,
  });
  return rows.map(presentVisitRequest);
}

/** How far ahead of a day without meals the next one is looked for, in days. */
const DAYS_AHEAD = 60;

/** The groups of the first day after this one (YYYY-MM-DD) that are cooked for; empty when there is none. */
export async function readNextOrders(
  date: string,
): Promise<{ date: string; groups: OrderingGroup[] }> {
  const after = new Date(date);
  const days = await prisma.visitRequest.findMany({
    where: {
      ...{ visitDate: { gt: after, lte: new Date(after.getTime() + DAYS_AHEAD * 86_400_000) } },
      ...{ status: 'SCHEDULED', isRequestingDinner: true },
    },
    distinct: ['visitDate'],
    select: { visitDate: true },
    orderBy: { visitDate: 'asc' },
    take: 3,
  });
  for (const { visitDate } of days) {
    const day = visitDate.toISOString().slice(0, 10);
    const groups = await readOrders(day);
    if (groups.length > 0) return { date: day, groups };
  }
  return { date, groups: [] };
}
