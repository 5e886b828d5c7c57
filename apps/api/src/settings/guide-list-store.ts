import { foldGuideName } from '@museum/shared/guides/guide-schema';
import { NAMED_OUTSIDE, type Outside } from '@museum/shared/settings/outside-schema';
import type { Setting } from '@museum/shared/settings/settings';
import type { Act } from '#audit/audit-store.ts';
import { nameVisits } from '#capacity/visits-outside-store.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { auditSetting, lockSettings, refuseStale, storeSetting } from './setting-store.ts';

type Guides = Setting<'guides'>['guides'];

/** The list of guides, in its order, with the number of its saves. */
export async function readGuideList(db: Transaction = prisma) {
  const row = await db.setting.findUnique({ where: { name: 'guides' }, select: { version: true } });
  const guides = await db.guide.findMany({
    where: { removedAt: null },
    orderBy: { position: 'asc' },
    select: { id: true, name: true },
  });
  return { version: row?.version ?? 0, guides };
}

/**
 * Saves the list of guides under the lock of all settings. Whoever is taken off it stays with the
 * visits that were theirs; the answer names those that are still to come.
 * @throws AppError STALE_VERSION when somebody saved the list after `version`
 */
export const saveGuideList = (
  { version, guides }: { version: number; guides: Guides },
  { actor, now, today }: Act & { today: string },
) =>
  prisma.$transaction(async (transaction) => {
    await lockSettings(transaction);
    const before = await readGuideList(transaction);
    refuseStale(before, version);
    await storeSetting(transaction, { name: 'guides', version, value: {} });
    const kept = await storeGuides(transaction, guides);
    const removed = before.guides.map(({ id }) => id).filter((id) => !kept.includes(id));
    await transaction.guide.updateMany({
      where: { id: { in: removed } },
      data: { removedAt: now },
    });
    await transaction.guide.deleteMany({
      where: { removedAt: { not: null }, visits: { none: {} } },
    });
    const saved = await readGuideList(transaction);
    await auditSetting(transaction, { name: 'guides', actor, before, after: saved });
    return { ...saved, outside: await findVisitsOf(transaction, removed, today) };
  });

/** Writes the list in its order, and answers the ids. Who comes back by name or id is the same guide as before. */
async function storeGuides(transaction: Transaction, guides: Guides): Promise<number[]> {
  // All of them first: whoever assigns guides holds some, in the same order.
  await transaction.$executeRaw`SELECT 1 FROM guide ORDER BY id FOR UPDATE`;
  const known = await transaction.guide.findMany();
  const listed = new Set(guides.map(({ id }) => id));
  const kept: number[] = [];
  for (const [position, { id, name }] of guides.entries()) {
    const isBack = (guide: (typeof known)[number]) =>
      guide.removedAt !== null &&
      !listed.has(guide.id) &&
      !kept.includes(guide.id) &&
      foldGuideName(guide.name) === foldGuideName(name);
    const guide = known.find((one) => one.id === id) ?? known.find(isBack);
    const data = { name, position, removedAt: null };
    const stored = guide
      ? await transaction.guide.update({ where: { id: guide.id }, data })
      : await transaction.guide.create({ data });
    kept.push(stored.id);
  }
  return kept;
}

/** Visits still to come, from a day (YYYY-MM-DD) on, that some guides lead. */
async function findVisitsOf(
  transaction: Transaction,
  guideIds: number[],
  today: string,
): Promise<Outside> {
  const visits = await transaction.visitRequest.findMany({
    where: {
      status: 'SCHEDULED',
      arrivedAt: null,
      missedAt: null,
      visitDate: { gte: new Date(today) },
      guides: { some: { guideId: { in: guideIds } } },
    },
    orderBy: [{ visitDate: 'asc' }, { visitTime: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  const named = visits.slice(0, NAMED_OUTSIDE).map(({ id }) => ({ id, parts: [] }));
  return { total: visits.length, visits: await nameVisits(named, transaction) };
}
