import { foldSearchText } from '@museum/shared/primitives/search-text';
import type { AnnouncedVisitQuery } from '@museum/shared/visit-requests/phone-request-schema';
import {
  comparedName,
  comparedTown,
  townOf,
} from '@museum/shared/visit-requests/requester/requester';
import { STAGES, takesPlace } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import { prisma } from '#lib/database/prisma.ts';
import { inStages } from '#visit-requests/list/visit-request-filter.ts';
import { presentVisitRequestRow, ROW_COLUMNS } from '#visit-requests/present-visit-request.ts';

/** So many are told, the earliest. */
const MOST = 20;

type School = { id: number; name: string; address: string | null };

/**
 * The visits that a school has ahead by its own request or an agency's, the earliest first; `today` is
 * YYYY-MM-DD. However name and town are spelled; where either side tells no town it may be the same.
 */
export async function readAnnouncedVisits(
  { name, town }: AnnouncedVisitQuery,
  today: string,
): Promise<VisitRequestRow[]> {
  const [wanted, wantedTown] = [comparedName(name), comparedTown(town)];
  if (wanted === '') return [];
  const isIt = (school: School) => {
    const itsTown = comparedTown(townOf(school.address));
    const isFromThere = [wantedTown, itsTown].includes('') || wantedTown === itsTown;
    return isFromThere && comparedName(school.name) === wanted;
  };
  const ids = (await readNamed(name, today)).filter(isIt).map(({ id }) => id);
  const rows = await prisma.visitRequest.findMany({
    where: { id: { in: ids.slice(0, MOST) } },
    select: ROW_COLUMNS,
    orderBy: [{ visitDate: 'asc' }, { visitTime: 'asc' }, { id: 'asc' }],
  });
  return rows.map(presentVisitRequestRow);
}

/**
 * The searched text has more than names, so that each row found is looked at once more. It is searched
 * without what may be spelled in several ways: "OŠ" and "O.Š.", and what stands between words.
 */
function readNamed(name: string, today: string): Promise<School[]> {
  const words = foldSearchText(name).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return prisma.$queryRaw`
    SELECT "id", coalesce("institutionName", "agencyScheduleOnBehalfOf", '') AS "name",
      coalesce("institutionAddress", "agencyScheduleOnBehalfOfAddress") AS "address"
    FROM "visit_request"
    WHERE "searchText" LIKE ${`%${words.join('%')}%`} AND "visitDate" >= ${today}::date
      AND ${inStages(STAGES.filter(takesPlace))} AND "arrivedAt" IS NULL
    ORDER BY "visitDate", "visitTime", "id"`;
}
