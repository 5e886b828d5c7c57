import type { Zones } from '@museum/shared/capacity/zones';
import type { AssignGuides, GuideChoices, VisitGuide } from '@museum/shared/guides/guide-schema';
import { type GuidedVisit, withElsewhere } from '@museum/shared/guides/visits-at-once';
import { groupOfRequest } from '@museum/shared/visit-requests/group-of-request';
import { REQUESTER_COLUMNS, requesterOf } from '@museum/shared/visit-requests/requester/requester';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { type Actor, writeAudit } from '#audit/audit-store.ts';
import { readGroups } from '#capacity/house-day-store.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { readHouse } from '#settings/setting-store.ts';
import { presentGuides, WITH_GUIDES } from '#visit-requests/present-visit-request.ts';
import { changeVersion, readVisitRequest } from '#visit-requests/visit-request-store.ts';

const NOT_LISTED_MESSAGE = 'Ovaj vodič više nije na spisku. Izaberite drugog.';

/** The visits of a day (YYYY-MM-DD) with who leads them, and how long a visit takes. */
async function readGuidedVisits(date: string): Promise<{ visits: GuidedVisit[]; zones: Zones }> {
  const [{ zones }, byDay] = await Promise.all([readHouse(), readGroups({ from: date, to: date })]);
  const groups = byDay.get(date) ?? [];
  const rows = await prisma.visitRequest.findMany({
    where: { id: { in: groups.map(({ id }) => id) } },
    select: { id: true, normalizedId: true, ...REQUESTER_COLUMNS, ...WITH_GUIDES },
  });
  const known = new Map(rows.map((row) => [row.id, row]));
  const visits = groups.flatMap((group) => {
    const row = known.get(group.id);
    if (!row) return [];
    const { normalizedId, guides } = row;
    const { requester } = requesterOf(row);
    return [{ ...group, normalizedId, requester, guides: presentGuides(guides) }];
  });
  return { visits, zones };
}

/** The guides on the list, in its order. */
export async function readListedGuides(): Promise<VisitGuide[]> {
  const listed = await prisma.guide.findMany({
    where: { removedAt: null },
    orderBy: { position: 'asc' },
    select: { id: true, name: true },
  });
  return listed.map((guide) => ({ ...guide, isListed: true }));
}

/** Who leads a visit and who else could. @throws AppError NOT_FOUND */
export async function readGuideChoices(id: number): Promise<GuideChoices> {
  const request = await readVisitRequest(id);
  const assigned = new Set(request.guides.map((guide) => guide.id));
  const ofDay = await readGuidedVisits(request.visitDate);
  const visit = { id, ...groupOfRequest(request) };
  const all = [
    ...(await readListedGuides()),
    ...request.guides.filter(({ isListed }) => !isListed),
  ];
  return {
    version: request.version,
    guides: all.map((guide) => ({
      ...withElsewhere(guide, visit, ofDay),
      isAssigned: assigned.has(guide.id),
    })),
  };
}

const namesOf = (guides: VisitGuide[]) => guides.map(({ name }) => name).join(', ') || null;

/**
 * Says who leads a visit from now on, with its trace. Somebody who is in two places at once is not
 * refused; somebody who is off the list can stay, but not come.
 * @throws AppError NOT_FOUND, STALE_VERSION, or VALIDATION_ERROR for a guide who isn't on the list
 */
export const assignGuides = (
  id: number,
  { version, guideIds }: AssignGuides,
  actor: Actor,
): Promise<VisitRequest> =>
  prisma.$transaction(async (transaction) => {
    const before = await readVisitRequest(id, transaction);
    await changeVersion(transaction, { id, version }, {});
    const wanted = [...new Set(guideIds)];
    await refuseUnlisted(transaction, wanted, before.guides);
    await transaction.visitGuide.deleteMany({ where: { visitRequestId: id } });
    await transaction.visitGuide.createMany({
      data: wanted.map((guideId) => ({ visitRequestId: id, guideId })),
    });
    const after = await readVisitRequest(id, transaction);
    const [from, to] = [namesOf(before.guides), namesOf(after.guides)];
    if (from === to) return after;
    await writeAudit(transaction, {
      actor,
      action: 'guides-assigned',
      subject: after.normalizedId,
      visitRequestId: id,
      changes: [{ field: 'guides', from, to }],
    });
    return after;
  });

/** Holds the guides, so that nobody takes one off the list meanwhile. */
async function refuseUnlisted(
  transaction: Transaction,
  wanted: number[],
  assigned: VisitGuide[],
): Promise<void> {
  const held = await transaction.$queryRaw<{ id: number; isListed: boolean }[]>`
    SELECT id, "removedAt" IS NULL AS "isListed" FROM guide WHERE id = ANY(${wanted}) ORDER BY id FOR SHARE`;
  const free = new Set(held.filter(({ isListed }) => isListed).map((guide) => guide.id));
  const kept = new Set(assigned.map((guide) => guide.id));
  if (wanted.every((id) => free.has(id) || kept.has(id))) return;
  throw new AppError('VALIDATION_ERROR', { field: 'guideIds', message: NOT_LISTED_MESSAGE });
}
