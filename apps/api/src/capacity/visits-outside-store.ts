import { houseDayOf } from '@museum/shared/capacity/house-day';
import { closedTimes, type HouseDay, isOpenAt } from '@museum/shared/capacity/levels';
import { partsOf } from '@museum/shared/capacity/load';
import { overflowsOf } from '@museum/shared/capacity/overflow';
import { NAMED_OUTSIDE, type Outside } from '@museum/shared/settings/outside-schema';
import { REQUESTER_COLUMNS, requesterOf } from '@museum/shared/visit-requests/requester/requester';
import { STAGE_COLUMNS, stageOf } from '@museum/shared/visit-requests/stages/stage';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { presentDay } from '#lib/database/present-day.ts';
import type { readHouse } from '#settings/setting-store.ts';
import { readGroups } from './house-day-store.ts';

type House = Awaited<ReturnType<typeof readHouse>>;
type Visits = Outside['visits'];
type Named = Pick<Visits[number], 'id' | 'parts'>;
type Groups = NonNullable<ReturnType<Awaited<ReturnType<typeof readGroups>>['get']>>;

const LAST_DAY = '9999-12-31';

/** Visits from a day (YYYY-MM-DD) on that a change of the house leaves out. */
export async function findVisitsOutside({
  before,
  after,
  from,
}: {
  before: House;
  after: House;
  from: string;
}): Promise<Outside> {
  if (JSON.stringify(before) === JSON.stringify(after)) return { total: 0, visits: [] };
  const days = [...(await readGroups({ from, to: LAST_DAY }))];
  const outside = days
    .filter(([date]) => differs(date, before, after))
    .flatMap(([date, groups]) =>
      groups.flatMap((group): Named[] => {
        const on = (house: House) => dayBeside(date, house, { group, groups });
        const parts = partsLeftOut(on(before), on(after), group);
        return parts.length > 0 ? [{ id: group.id, parts }] : [];
      }),
    );
  return { total: outside.length, visits: await nameVisits(outside.slice(0, NAMED_OUTSIDE)) };
}

function differs(date: string, before: House, after: House): boolean {
  const [was, is] = [before, after].map((house) => {
    const { open, zones } = houseDayOf(date, { ...house, groups: [] });
    return JSON.stringify({ open, zones });
  });
  return was !== is;
}

/** A day of the house with the confirmed visits beside a group. */
function dayBeside(
  date: string,
  house: House,
  { group, groups }: { group: Groups[number]; groups: Groups },
): HouseDay {
  const others = groups.filter(({ id, isFirm }) => isFirm && id !== group.id);
  return houseDayOf(date, { ...house, groups: others });
}

/** A day that closes leaves out all of a visit, shorter hours what falls outside of them, fewer places what had one. */
function partsLeftOut(was: HouseDay, is: HouseDay, group: Groups[number]): Named['parts'] {
  if (is.open === null) return was.open === null ? [] : closedTimes(is, group);
  const [fullThen, fullNow] = [was, is].map(
    (day) => new Set(overflowsOf(group, day.firm, day.zones).map(({ zone }) => zone)),
  );
  return partsOf(group).filter(
    ({ zone, time }) =>
      isOpenAt(was, time) && (!isOpenAt(is, time) || (!fullThen?.has(zone) && fullNow?.has(zone))),
  );
}

/** Visits by their ids, with who comes and when, the next first. */
export async function nameVisits(named: Named[], db: Transaction = prisma): Promise<Visits> {
  const parts = new Map(named.map((visit) => [visit.id, visit.parts]));
  const rows = await db.visitRequest.findMany({
    where: { id: { in: [...parts.keys()] } },
    orderBy: [{ visitDate: 'asc' }, { visitTime: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      normalizedId: true,
      visitDate: true,
      visitTime: true,
      ...STAGE_COLUMNS,
      ...REQUESTER_COLUMNS,
    },
  });
  return rows.map((row) => ({
    id: row.id,
    normalizedId: row.normalizedId,
    requester: requesterOf(row).requester,
    visitDate: presentDay(row.visitDate),
    visitTime: row.visitTime,
    stage: stageOf(row),
    parts: (parts.get(row.id) ?? []).map(({ zone, time }) => ({ zone, time })),
  }));
}
