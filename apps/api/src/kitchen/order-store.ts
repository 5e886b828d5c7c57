import { createHash } from 'node:crypto';
import { notesForKitchen, type WrittenNote } from '@museum/shared/kitchen/notes';
import { isCooked, type Order } from '@museum/shared/kitchen/order';
import { mealChoicesSchema } from '@museum/shared/meals/dinner-request-response';
import { portionCount } from '@museum/shared/meals/meal-choices';
import { addDays, DAYS_AHEAD } from '@museum/shared/primitives/calendar-date';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import { REQUESTER_COLUMNS } from '@museum/shared/visit-requests/requester/requester';
import { STAGE_COLUMNS, type Stage, stageOf } from '@museum/shared/visit-requests/stages/stage';
import { comingPeople } from '@museum/shared/visit-requests/gate/coming-people';
import type { Prisma } from '#generated/prisma/client.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { presentDay } from '#lib/database/present-day.ts';

/** A group that is cooked for: its order, and what the board says beside it. */
export type OrderingGroup = {
  order: Order;
  name: string;
  stage: Stage;
  /** How many persons were to come, and how many came; null until that is noted. */
  agreed: number;
  arrived: number | null;
  notes: WrittenNote[];
};

/** What the kitchen's board is made from. */
const COLUMNS = {
  id: true,
  normalizedId: true,
  visitDate: true,
  comment: true,
  visitorAmount: true,
  numberOfFollowers: true,
  arrivedVisitorAmount: true,
  arrivedNumberOfFollowers: true,
  ...STAGE_COLUMNS,
  ...REQUESTER_COLUMNS,
  dinnerRequest: true,
} satisfies Prisma.VisitRequestSelect;

type Row = Prisma.VisitRequestGetPayload<{ select: typeof COLUMNS }>;

/** The groups that are cooked for on a day (YYYY-MM-DD), by serving time; asked for as the meal announcement asks. */
export async function readOrders(date: string, db: Transaction = prisma): Promise<OrderingGroup[]> {
  const rows = await db.visitRequest.findMany({
    where: { visitDate: new Date(date), isRequestingDinner: true },
    select: COLUMNS,
    orderBy: { id: 'asc' },
  });
  return rows
    .flatMap(orderingGroupOf)
    .toSorted((one, other) => one.order.time.localeCompare(other.order.time));
}

function orderingGroupOf(row: Row): OrderingGroup[] {
  const { dinnerRequest: lunch } = row;
  const stage = stageOf(row);
  if (!lunch || lunch.deletedAt || !isCooked(stage) || portionCount(lunch) === 0) return [];
  const notes = notesForKitchen({ lunch: lunch.additionalComments, visit: row.comment });
  const order: Order = {
    id: row.id,
    normalizedId: row.normalizedId,
    time: lunch.timeOfDinner,
    meals: mealChoicesSchema.parse(lunch),
    noteMark: notes.length === 0 ? '' : shortHash(notes, 8),
  };
  return [{ order, name: contactSummary(row).name, stage, ...personsOf(row), notes }];
}

function personsOf(row: Row): Pick<OrderingGroup, 'agreed' | 'arrived'> {
  const came = comingPeople(row);
  return {
    agreed: row.visitorAmount + row.numberOfFollowers,
    arrived: row.arrivedAt && came.visitorAmount + came.numberOfFollowers,
  };
}

const shortHash = (value: unknown, length: number) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, length);

/** A hash of orders, in whatever sequence they come. */
export const markOf = (orders: readonly Order[]): string =>
  shortHash(
    orders.toSorted((one, other) => one.id - other.id),
    16,
  );

/** A request that was cooked for as it stands now. */
export type FormerRequest = { id: number; name: string; stage: Stage; visitDate: string };

/** What has become of requests that were cooked for; those that were deleted are missing. */
export async function readRequests(ids: number[]): Promise<FormerRequest[]> {
  if (ids.length === 0) return [];
  const rows = await prisma.visitRequest.findMany({
    where: { id: { in: ids } },
    select: COLUMNS,
  });
  return rows.map((row) => ({
    id: row.id,
    name: contactSummary(row).name,
    stage: stageOf(row),
    visitDate: presentDay(row.visitDate),
  }));
}

/** The groups of the first day after this one (YYYY-MM-DD) that are cooked for; empty when there is none. */
export async function readNextOrders(
  date: string,
): Promise<{ date: string; groups: OrderingGroup[] }> {
  const days = await prisma.visitRequest.findMany({
    where: {
      visitDate: { gt: new Date(date), lte: new Date(addDays(date, DAYS_AHEAD)) },
      status: 'SCHEDULED',
      isRequestingDinner: true,
    },
    distinct: ['visitDate'],
    select: { visitDate: true },
    orderBy: { visitDate: 'asc' },
  });
  for (const { visitDate } of days) {
    const day = presentDay(visitDate);
    const groups = await readOrders(day);
    if (groups.length > 0) return { date: day, groups };
  }
  return { date, groups: [] };
}
