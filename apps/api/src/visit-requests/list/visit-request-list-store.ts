import { COUNTED_ROWS, PAGE_SIZE, pageOf } from '@museum/shared/http/list-query';
import {
  type SavedView,
  savedViewFilters,
  SAVED_VIEWS,
} from '@museum/shared/visit-requests/saved-views';
import {
  asksForDebts,
  type VisitRequestColumn,
  type VisitRequestFilter,
  type VisitRequestQuery,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import { openDinars } from '@museum/shared/payments/payment-state';
import type { VisitRequestPage } from '@museum/shared/visit-requests/visit-request-response';
import { Prisma } from '#generated/prisma/client.ts';
import { prisma } from '#lib/database/prisma.ts';
import { ASKED_FOR } from '#visit-requests/payments/quoted-store.ts';
import { lookedThroughBy } from './looked-through-store.ts';
import { presentVisitRequestRow, ROW_COLUMNS } from '#visit-requests/present-visit-request.ts';
import { rememberedTotal } from '#visit-requests/request-totals-store.ts';
import { visitRequestFilter } from './visit-request-filter.ts';

const { raw, join } = Prisma;

/**
 * A page of the list. Unless the query sorts it, debts go by the day on which they are due, visits of
 * chosen days by their hours, and everything else has the newest first.
 */
export async function readVisitRequestPage(query: VisitRequestQuery): Promise<VisitRequestPage> {
  const where = visitRequestFilter(query);
  const [{ total, ids }, debts, lookedThrough] = await Promise.all([
    findPage(query, where),
    asksForDebts(query) ? sumDebts(where) : undefined,
    lookedThroughBy(where),
  ]);
  const rows = await readRows(ids);
  return {
    ...pageOf(rows.map(presentVisitRequestRow), total),
    lookedThrough,
    ...(debts ? { debts } : {}),
  };
}

/** How many requests there are, and the ids of the page. */
type Found = { total: number; ids: number[] };

async function findPage(query: VisitRequestQuery, where: Prisma.Sql): Promise<Found> {
  let newest = undefined as Found | undefined;
  const countText = async () => {
    newest = await findNewest(query, where);
    return newest.total;
  };
  const total = await totalOf(where, looksForText(query) ? countText : undefined);
  if (newest && isNewestFirst(query)) return newest;
  return { total, ids: await readIds(query, where, total) };
}

const looksForText = ({ search, normalizedId, email, phone }: VisitRequestFilter) =>
  [search, normalizedId, email, phone].some((text) => text !== undefined);

/**
 * In one walk from the newest request on: the oldest ones have lost the names that are looked for,
 * and what is found may begin far behind the newest.
 */
async function findNewest({ page }: VisitRequestQuery, where: Prisma.Sql): Promise<Found> {
  const last = page * PAGE_SIZE;
  const [found] = await prisma.$queryRaw<[Found]>`
    SELECT count(*)::integer AS "total",
      coalesce((array_agg("id" ORDER BY "id" DESC))[${last - PAGE_SIZE + 1}:${last}], '{}') AS "ids"
    FROM (SELECT "id" FROM "visit_request" WHERE ${where}
      ORDER BY "id" DESC LIMIT ${COUNTED_ROWS + 1}) AS "found"`;
  return found;
}

/** How many requests there are, as the pages of the list say it. */
const totalOf = (where: Prisma.Sql, count = () => countUpToLimit(where)) =>
  rememberedTotal([where.sql, where.values], count);

async function countUpToLimit(where: Prisma.Sql) {
  const [counted] = await prisma.$queryRaw<[{ total: number }]>`
    SELECT count(*)::integer AS "total" FROM (
      SELECT FROM "visit_request" WHERE ${where} LIMIT ${COUNTED_ROWS + 1}) AS "found"`;
  return counted.total;
}

/** What the visits behind a filter still owe, and of how much: both as `visitPaymentOf` has it for each. */
async function sumDebts(where: Prisma.Sql): Promise<VisitRequestPage['debts']> {
  const [{ total, paid }] = await prisma.$queryRaw<[{ total: number; paid: number }]>`
    SELECT coalesce(sum("paid"), 0)::float8 AS "paid", coalesce(sum(${ASKED_FOR}), 0)::float8 AS "total"
    FROM "visit_request" WHERE ${where}`;
  return { open: openDinars({ total, paid }), total };
}

/** How many requests each saved view has, counted as the list counts; `today` is YYYY-MM-DD. */
export async function countSavedViews(today: string): Promise<Record<SavedView, number>> {
  const filters: Record<SavedView, VisitRequestFilter> = savedViewFilters(today);
  const counts = await Promise.all(
    SAVED_VIEWS.map(async (view) => [view, await totalOf(visitRequestFilter(filters[view]))]),
  );
  return Object.fromEntries(counts) as Record<SavedView, number>;
}

/**
 * The ids of a page. Where many are found, walking the table in order soon meets them; few might stand
 * at its very end, so that they are gathered first and then sorted.
 */
async function readIds(query: VisitRequestQuery, where: Prisma.Sql, total: number) {
  const skip = (query.page - 1) * PAGE_SIZE;
  if (skip >= total) return [];
  const isGathered = total <= COUNTED_ROWS;
  const order = listOrder(query);
  const columns = join(order.map(([column]) => raw(SHOWN[column] ?? `"${column}"`)));
  const by = raw(order.map(([column, direction]) => `"${column}" ${direction}`).join());
  const found = await prisma.$queryRaw<{ id: number }[]>`
    WITH "found" AS ${raw(isGathered ? 'MATERIALIZED' : 'NOT MATERIALIZED')} (
      SELECT ${columns} FROM "visit_request" WHERE ${where})
    SELECT "id" FROM "found" ORDER BY ${by} OFFSET ${skip} LIMIT ${PAGE_SIZE}`;
  return found.map(({ id }) => id);
}

/** What the list shows of requests, in the order of their ids here. */
async function readRows(ids: number[]) {
  const rows = await prisma.visitRequest.findMany({
    where: { id: { in: ids } },
    select: ROW_COLUMNS,
  });
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((one, other) => places.get(one.id)! - places.get(other.id)!);
}

/** What the list shows of a column that doesn't stand as it is stored. */
const SHOWN: Partial<Record<string, string>> = {
  // As `comingPeople` has it.
  visitorAmount: 'coalesce("arrivedVisitorAmount", "visitorAmount") AS "visitorAmount"',
};

type Order = readonly (readonly [column: string, direction: 'ASC' | 'DESC'])[];

/** Rows that are equal in the sorted column keep one order, so that no page repeats or skips one. */
function listOrder(query: VisitRequestQuery): Order {
  const { sortByColumn, sortDirection, visitDate, visitDateFrom, visitDateTo } = query;
  if (!sortByColumn) {
    if (asksForDebts(query)) return inOrder(['dueOn', 'visitDate', 'id'], 'ASC');
    const asksForDays = visitDate ?? visitDateFrom ?? visitDateTo;
    return asksForDays ? inOrder(['visitDate', 'visitTime', 'id'], 'ASC') : inOrder(['id'], 'DESC');
  }
  const further = FURTHER_ORDER[sortByColumn];
  const column = sortByColumn === 'normalizedId' ? 'displayNumber' : sortByColumn;
  return inOrder([column, ...(further ? [further] : []), 'id'], sortDirection);
}

const isNewestFirst = (query: VisitRequestQuery) => listOrder(query)[0]?.[0] === 'id';

const inOrder = (columns: string[], direction: 'ASC' | 'DESC'): Order =>
  columns.map((column) => [column, direction]);

/** A day goes by its hours; the memorial house's column shows "Ne", or "Da" with the time. */
const FURTHER_ORDER: Partial<Record<VisitRequestColumn, 'visitTime' | 'homeExhibitionVisitTime'>> =
  {
    visitDate: 'visitTime',
    isRequestingVisitHomeExhibition: 'homeExhibitionVisitTime',
  };
