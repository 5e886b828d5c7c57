import { calendarDayOf } from '@museum/shared/calendar/calendar-day';
import type { Zones } from '@museum/shared/capacity/zones';
import { houseDayOf } from '@museum/shared/capacity/house-day';
import { mealChoicesSchema } from '@museum/shared/meals/dinner-request-response';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import type { DaySheet, SheetGroup } from '@museum/shared/day/day-sheet-schema';
import type { VisitGuide } from '@museum/shared/guides/guide-schema';
import { withElsewhere } from '@museum/shared/guides/visits-at-once';
import { ageGroupAsAnswered } from '@museum/shared/visit-requests/fields/age-group-field';
import { everyContactField } from '@museum/shared/visit-requests/requester/contact-fields';
import {
  contactSummary,
  phoneOfWhoComes,
} from '@museum/shared/visit-requests/requester/contact-summary';
import { requesterOf } from '@museum/shared/visit-requests/requester/requester';
import { STAGE_COLUMNS, stagingOf } from '@museum/shared/visit-requests/stages/stage';
import { readGroups, readMissedGroups, type StoredGroup } from '#capacity/house-day-store.ts';
import type { Prisma } from '#generated/prisma/client.ts';
import { prisma } from '#lib/database/prisma.ts';
import { readListedGuides } from '#guides/visit-guide-store.ts';
import { readHouse } from '#settings/setting-store.ts';
import { presentDinnerRequest } from '#visit-requests/dinner-request/present-dinner-request.ts';
import {
  PAYMENT_COLUMNS,
  presentGuides,
  presentPayment,
  WITH_GUIDES,
} from '#visit-requests/present-visit-request.ts';

/** What the sheet tells of a group beside where it is and when. */
const SHEET_COLUMNS = {
  id: true,
  normalizedId: true,
  version: true,
  createdAt: true,
  lateAt: true,
  visitorAmount: true,
  numberOfFollowers: true,
  unitPrices: true,
  ageGroupType: true,
  contactType: true,
  paymentType: true,
  isRequestingAdditionalContent: true,
  isRequestingVisitHomeExhibition: true,
  comment: true,
  ...STAGE_COLUMNS,
  dinnerRequest: true,
  ...WITH_GUIDES,
  ...PAYMENT_COLUMNS,
  ...everyContactField(true as const),
} satisfies Prisma.VisitRequestSelect;

type SheetRow = Prisma.VisitRequestGetPayload<{ select: typeof SHEET_COLUMNS }>;

/** A day (YYYY-MM-DD) with who comes, in the order of arrival, and the load of the house. */
export async function readDaySheet(date: string): Promise<DaySheet> {
  const [house, byDay, missed, listed] = await Promise.all([
    readHouse(),
    readGroups({ from: date, to: date }),
    readMissedGroups(date),
    readListedGuides(),
  ]);
  const groups = byDay.get(date) ?? [];
  const { open, note, zones, firm, all } = houseDayOf(date, { ...house, groups });
  const coming = await describeGroups(groups, date);
  const absent = await describeGroups(missed, date);
  const assigned = [...coming, ...absent].flatMap(({ guides }) => guides);
  const byId = new Map([...listed, ...assigned].map((guide) => [guide.id, guide]));
  return {
    day: calendarDayOf(date, { open, note, zones, firm, all }, groups),
    zones,
    firm,
    all,
    groups: coming.map((group) => withGuides(group, { visits: coming, zones })),
    missed: absent.map((group) => withGuides(group, { visits: [], zones })),
    guides: [...byId.values()],
  };
}

type DescribedGroup = Omit<SheetGroup, 'guides'> & { guides: VisitGuide[] };

const withGuides = (
  group: DescribedGroup,
  ofDay: { visits: DescribedGroup[]; zones: Zones },
): SheetGroup => ({
  ...group,
  guides: group.guides.map((guide) => withElsewhere(guide, group, ofDay)),
});

/** A group that was deleted between the two reads is left out. */
async function describeGroups(groups: StoredGroup[], date: string): Promise<DescribedGroup[]> {
  const rows = await prisma.visitRequest.findMany({
    where: { id: { in: groups.map(({ id }) => id) } },
    select: SHEET_COLUMNS,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return groups.flatMap((group) => {
    const row = byId.get(group.id);
    return row ? [presentGroup(group, row, date)] : [];
  });
}

function presentGroup(
  { isFirm: _isFirm, ...group }: StoredGroup,
  row: SheetRow,
  visitDate: string,
): DescribedGroup {
  const createdAt = row.createdAt.toISOString();
  const { dinnerRequest } = presentDinnerRequest(row.dinnerRequest);
  const { visitorAmount, numberOfFollowers } = row;
  return {
    ...group,
    normalizedId: row.normalizedId,
    version: row.version,
    createdAt,
    visitorGroupAgeType: ageGroupAsAnswered(row).visitorGroupAgeType,
    ...stagingOf({ ...row, visitDate, createdAt }),
    ...requesterOf(row),
    agreed: { visitorAmount, numberOfFollowers },
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    lateAt: row.lateAt?.toISOString() ?? null,
    missedAt: row.missedAt?.toISOString() ?? null,
    leaderName: contactSummary(row).leaderName,
    phone: phoneOfWhoComes(row),
    isRequestingAdditionalContent: row.isRequestingAdditionalContent,
    paymentType: row.paymentType,
    payment: presentPayment(row),
    unitPrices: row.unitPrices as PriceMapping,
    meals: dinnerRequest && mealChoicesSchema.parse(dinnerRequest),
    comment: row.comment,
    additionalComments: dinnerRequest?.additionalComments ?? null,
    guides: presentGuides(row.guides),
  };
}
