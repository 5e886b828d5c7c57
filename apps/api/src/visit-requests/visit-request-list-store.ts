import { COUNTED_ROWS, PAGE_SIZE } from '@museum/shared/http/list-query';
import { dinarsToPara, paraToDinars } from '@museum/shared/primitives/money';
import {
  type SavedView,
  savedViewFilters,
  SAVED_VIEWS,
} from '@museum/shared/visit-requests/saved-views';
import {
  asksForDebts,
  type VisitRequestColumn,
  type VisitRequestQuery,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import { openDinars } from '@museum/shared/payments/payment-state';
import type { VisitRequestPage } from '@museum/shared/visit-requests/visit-request-response';
import type { Prisma } from '#generated/prisma/client.ts';
import { prisma } from '#lib/database/prisma.ts';
import { presentVisitRequestRow, ROW_COLUMNS } from './present-visit-request.ts';
import { rememberedTotal } from './remembered-totals.ts';
import { isFiltered, readsTexts, visitRequestFilter } from './visit-request-filter.ts';

type Where = Prisma.VisitRequestWhereInput;

/** So few rows are sorted by themselves: walking the table in order might find them at its very end. */
const FEW = 1_000;

/** From so many rows on it is worth knowing first whether the list's end is nearer. */
const FAR = 1_000;

/** A page of the list; unless the query sorts, debts go by the day on which they are due, days that it asks for by their hours, and else the newest requests come first. */
export async function readVisitRequestPage(query: VisitRequestQuery): Promise<VisitRequestPage> {
  const where = visitRequestFilter(query);
  const few = isFiltered(query) ? await readIds({ where, take: FEW + 1 }) : undefined;
  const [{ total, rows }, debts] = await Promise.all([
    few && few.length <= FEW ? pageOfFew(query, few) : pageOfMany(query, where),
    asksForDebts(query) ? sumDebts(where) : undefined,
  ]);
  return {
    data: rows.map(presentVisitRequestRow),
    totalPages: Math.ceil(total / PAGE_SIZE),
    total,
    ...(debts ? { debts } : {}),
  };
}

/** What the visits behind a filter still owe, and of how much: both as `visitPaymentOf` has it for each. */
async function sumDebts(where: Where): Promise<VisitRequestPage['debts']> {
  const byProforma: Where = { arrivedAt: null, invoiced: { not: null } };
  const sumOf = (some: Where, field: 'invoiced' | 'quoted' | 'paid') =>
    prisma.visitRequest
      .aggregate({ where: { AND: [where, some] }, _sum: { [field]: true } })
      .then(({ _sum }) => Number(_sum[field] ?? 0));
  const [invoiced, quoted, paid] = await Promise.all([
    sumOf(byProforma, 'invoiced'),
    sumOf({ NOT: byProforma }, 'quoted'),
    sumOf({}, 'paid'),
  ]);
  const total = paraToDinars(dinarsToPara(invoiced) + dinarsToPara(quoted));
  return { open: openDinars({ total, paid }), total };
}

/** How many requests each saved view has; `today` is YYYY-MM-DD. */
export async function countSavedViews(today: string): Promise<Record<SavedView, number>> {
  const filters = savedViewFilters(today);
  const counts = await Promise.all(
    SAVED_VIEWS.map(async (view) => {
      const where = visitRequestFilter(filters[view]);
      return [view, await rememberedTotal(where, () => prisma.visitRequest.count({ where }))];
    }),
  );
  return Object.fromEntries(counts) as Record<SavedView, number>;
}

const placeOf = ({ page }: VisitRequestQuery) => ({
  skip: (page - 1) * PAGE_SIZE,
  take: PAGE_SIZE,
});

const pageOfFew = async (query: VisitRequestQuery, ids: number[]) => ({
  total: ids.length,
  rows:
    ids.length === 0
      ? []
      : await readRows(query, { where: { id: { in: ids } }, ...placeOf(query) }),
});

async function pageOfMany(query: VisitRequestQuery, where: Where) {
  const { skip, take } = placeOf(query);
  const isCapped = readsTexts(query);
  const counting = rememberedTotal(where, () =>
    prisma.visitRequest.count({ where, take: isCapped ? COUNTED_ROWS + 1 : undefined }),
  );
  if (skip < FAR) {
    const [total, rows] = await Promise.all([counting, readRows(query, { where, skip, take })]);
    return { total, rows };
  }
  const total = await counting;
  if (skip >= total) return { total, rows: [] };
  const place = isCapped ? { skip, take } : nearestWay(skip, total);
  // The ids of an order stand in its index: no row is read that is only skipped.
  const ids = await readIds({ where, orderBy: listOrder(query), ...place });
  return { total, rows: await readRows(query, { where: { id: { in: ids } } }) };
}

/** The database walks over all rows that are skipped; a negative `take` counts from the end. */
function nearestWay(skip: number, total: number) {
  const take = Math.min(PAGE_SIZE, total - skip);
  return skip <= total / 2 ? { skip, take } : { skip: total - skip - take, take: -take };
}

async function readIds(args: Prisma.VisitRequestFindManyArgs): Promise<number[]> {
  const found = await prisma.visitRequest.findMany({ ...args, select: { id: true } });
  return found.map(({ id }) => id);
}

const readRows = (
  query: VisitRequestQuery,
  args: Pick<Prisma.VisitRequestFindManyArgs, 'where' | 'skip' | 'take'>,
) => prisma.visitRequest.findMany({ ...args, orderBy: listOrder(query), select: ROW_COLUMNS });

/** Rows that are equal in the sorted column keep one order, so that no page repeats or skips one. */
function listOrder(query: VisitRequestQuery): Prisma.VisitRequestOrderByWithRelationInput[] {
  const { sortByColumn, sortDirection, visitDate, visitDateFrom, visitDateTo } = query;
  if (!sortByColumn) {
    if (asksForDebts(query)) return [{ dueOn: 'asc' }, { visitDate: 'asc' }, { id: 'asc' }];
    const asksForDays = visitDate ?? visitDateFrom ?? visitDateTo;
    return asksForDays
      ? [{ visitDate: 'asc' }, { visitTime: 'asc' }, { id: 'asc' }]
      : [{ id: 'desc' }];
  }
  const direction = sortDirection === 'DESC' ? 'desc' : 'asc';
  const further = FURTHER_ORDER[sortByColumn];
  return [
    { [sortByColumn === 'normalizedId' ? 'displayNumber' : sortByColumn]: direction },
    ...(further ? [{ [further]: direction }] : []),
    { id: direction },
  ];
}

/** A day goes by its hours; the memorial house's column shows "Ne", or "Da" with the time. */
const FURTHER_ORDER: Partial<Record<VisitRequestColumn, 'visitTime' | 'homeExhibitionVisitTime'>> =
  {
    visitDate: 'visitTime',
    isRequestingVisitHomeExhibition: 'homeExhibitionVisitTime',
  };
