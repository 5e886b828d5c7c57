import { foldSearchText } from '@museum/shared/primitives/search-text';
import type { AnnouncedVisitQuery } from '@museum/shared/visit-requests/phone-request-schema';
import {
  comparedName,
  comparedTown,
  townOf,
} from '@museum/shared/visit-requests/requester/requester';
import { STAGES, takesPlace } from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import { literalPattern } from '#lib/database/literal-pattern.ts';
import { prisma } from '#lib/database/prisma.ts';
import { inStages } from '#visit-requests/list/visit-request-filter.ts';
import { presentVisitRequestRow, ROW_COLUMNS } from '#visit-requests/present-visit-request.ts';

/** So many are told, the earliest. */
const MOST = 20;

/**
 * The visits that a school has ahead by its own request or an agency's, the earliest first; `today` is
 * YYYY-MM-DD. However name and town are spelled; where either side tells no town it may be the same.
 */
export async function readAnnouncedVisits(
  { name, town }: AnnouncedVisitQuery,
  today: string,
): Promise<VisitRequestRow[]> {
  const wanted = comparedName(name);
  const wantedTown = comparedTown(town);
  if (wanted === '') return [];
  const named = await prisma.visitRequest.findMany({
    where: { id: { in: await readIds(name, today) } },
    select: ROW_COLUMNS,
    orderBy: [{ visitDate: 'asc' }, { visitTime: 'asc' }, { id: 'asc' }],
  });
  return named
    .filter(({ institutionName, agencyScheduleOnBehalfOf: byAgency, ...addresses }) => {
      const address = addresses.institutionAddress ?? addresses.agencyScheduleOnBehalfOfAddress;
      const itsTown = comparedTown(townOf(address));
      const isFromThere = [wantedTown, itsTown].includes('') || wantedTown === itsTown;
      return isFromThere && comparedName(institutionName ?? byAgency ?? '') === wanted;
    })
    .slice(0, MOST)
    .map(presentVisitRequestRow);
}

/** The searched text has each field in a line of its own; that this line is a school's name is seen later. */
async function readIds(name: string, today: string): Promise<number[]> {
  const words = foldSearchText(name).trim().split(/\s+/);
  const rows = await prisma.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "visit_request"
    WHERE "searchText" LIKE ${`%\n${words.map(literalPattern).join('%')}\n%`}
      AND "visitDate" >= ${today}::date AND ${inStages(STAGES.filter(takesPlace))}`;
  return rows.map(({ id }) => id);
}
