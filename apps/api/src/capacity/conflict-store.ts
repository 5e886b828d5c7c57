import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { type DayGroup, houseDayOf } from '@museum/shared/capacity/house-day';
import { closedTimes, type HouseDay } from '@museum/shared/capacity/levels';
import { type Group, staysOf } from '@museum/shared/capacity/load';
import { type Overflow, overflowsOf } from '@museum/shared/capacity/overflow';
import { quarterAt, quarterStart } from '@museum/shared/capacity/quarters';
import { REQUESTER_COLUMNS, requesterOf } from '@museum/shared/visit-requests/requester/requester';
import type { Transaction } from '#lib/database/prisma.ts';
import { readHouse } from '#settings/setting-store.ts';
import { readGroups } from './house-day-store.ts';

type Visit = { id: number; visitDate: string; group: Group };
type Other = DayGroup & { id: number };

/**
 * Holds days (YYYY-MM-DD) for a transaction. Whoever changes what is firm on a day takes its lock
 * first, so that of two at once the second sees what the first has done.
 */
export async function lockDays(transaction: Transaction, ...days: string[]): Promise<void> {
  for (const day of [...new Set(days)].toSorted()) {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('museum day'), hashtext(${day}))`;
  }
}

/** Where a visit doesn't fit beside the firm visits of its day, read under the day's lock; empty when it fits. */
export async function findConflicts(
  transaction: Transaction,
  { id, visitDate, group }: Visit,
): Promise<CapacityConflict[]> {
  // One after the other on the transaction's own connection: the pool may have none left.
  const house = await readHouse(transaction);
  const groups = await readGroups({ from: visitDate, to: visitDate }, transaction);
  const others = (groups.get(visitDate) ?? []).filter((other) => other.isFirm && other.id !== id);
  const day = houseDayOf(visitDate, { ...house, groups: others });
  const conflicts = overflowsOf(group, day.firm, day.zones).map((overflow) => ({
    of: overflow.of,
    zone: overflow.zone,
    from: quarterStart(overflow.from),
    to: quarterStart(overflow.to),
    persons: overflow.count,
    capacity: overflow.capacity,
    requests: whoIsThere(others, overflow, day),
  }));
  return nameRequests(transaction, [...closedConflicts(day, group), ...conflicts]);
}

/** Nobody may be there then: no places at all. */
const closedConflicts = (day: HouseDay, group: Group) =>
  closedTimes(day, group).map(({ zone, time, persons }) => ({
    of: 'closed' as const,
    zone,
    from: time,
    to: time,
    persons,
    capacity: 0,
    requests: [],
  }));

/** The others who are in a zone in any of the quarters, or who start in them. */
function whoIsThere(others: readonly Other[], { of, zone, from, to }: Overflow, day: HouseDay) {
  return others.flatMap((other) => {
    const stay = staysOf(other, day.zones).find((one) => one.zone === zone);
    const isThere =
      of === 'starts'
        ? quarterAt(other.visitTime) === from
        : stay && stay.from < to && from < stay.to;
    return isThere && stay ? [{ id: other.id, persons: stay.persons }] : [];
  });
}

type Unnamed = Omit<CapacityConflict, 'requests'> & { requests: { id: number; persons: number }[] };

async function nameRequests(
  transaction: Transaction,
  conflicts: Unnamed[],
): Promise<CapacityConflict[]> {
  const rows = await transaction.visitRequest.findMany({
    where: { id: { in: conflicts.flatMap(({ requests }) => requests.map(({ id }) => id)) } },
    select: { id: true, normalizedId: true, ...REQUESTER_COLUMNS },
  });
  const known = new Map(rows.map((row) => [row.id, row]));
  return conflicts.map((conflict) => ({
    ...conflict,
    requests: conflict.requests.flatMap(({ id, persons }) => {
      const row = known.get(id);
      if (!row) return [];
      return [{ id, normalizedId: row.normalizedId, name: requesterOf(row).requester, persons }];
    }),
  }));
}
