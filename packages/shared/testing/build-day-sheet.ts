import type { DaySheet, SheetGroup } from '#day/day-sheet-schema.ts';
import type { SpecialDay } from '#opening-hours/opening-hours.ts';
import { buildPriceMapping } from './build-price.ts';
import { buildCalendarGroup, buildGroupsOfDay } from './build-calendar.ts';

/** A group of a day's sheet: a school of 24 that nobody has answered yet, without lunch, nothing paid. */
export const buildSheetGroup = (overrides: Partial<SheetGroup> = {}): SheetGroup => ({
  ...buildCalendarGroup(),
  agreed: { visitorAmount: 24, numberOfFollowers: 3 },
  arrivedAt: null,
  lateAt: null,
  missedAt: null,
  leaderName: 'Slavica Nikolić',
  phone: '+381 64 000 1204',
  isRequestingAdditionalContent: false,
  paymentType: 'SCHEDULED_PAYMENT',
  unitPrices: buildPriceMapping(),
  meals: null,
  payment: { state: 'unpaid', due: null, total: 12_000, paid: 0 },
  comment: null,
  additionalComments: null,
  guides: [],
  ...overrides,
});

/** A day's sheet with these groups as the API answers it; see buildGroupsOfDay. */
export function buildDaySheet(
  date: string,
  groups: readonly SheetGroup[] = [],
  special?: Omit<SpecialDay, 'date'>,
): DaySheet {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const guides = new Map(
    groups.flatMap((group) => group.guides).map(({ elsewhere: _, ...one }) => [one.id, one]),
  );
  const missed = groups.filter(({ stage }) => stage === 'missed');
  const day = buildGroupsOfDay(
    date,
    groups.filter(({ stage }) => stage !== 'missed'),
    special,
  );
  return {
    ...day,
    groups: day.groups.map(({ id }) => byId.get(id)!),
    missed,
    guides: [...guides.values()],
  };
}
