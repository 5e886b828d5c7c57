import { calendarDayOf } from '#calendar/calendar-day.ts';
import { houseDayOf } from '#capacity/house-day.ts';
import { EXAMPLE_ZONES } from '#capacity/zones-schema.ts';
import type { DaySheet, SheetGroup } from '#day/day-sheet-schema.ts';
import type { SpecialDay, Weekday } from '#opening-hours/opening-hours.ts';
import { isFirm } from '#visit-requests/stages/stage.ts';
import { buildPriceMapping } from './build-price.ts';

/** A group of a day's sheet: a school of 24 that nobody has answered yet, without lunch, nothing paid. */
export const buildSheetGroup = (overrides: Partial<SheetGroup> = {}): SheetGroup => {
  const id = overrides.id ?? 1;
  return {
    id,
    normalizedId: `GP-2026-${String(id).padStart(6, '0')}`,
    version: 1,
    stage: 'received',
    isShortNotice: false,
    createdAt: '2026-11-24T09:00:00.000Z',
    requester: 'OŠ „Đura Jakšić“',
    town: 'Čačak',
    visitorGroupAgeType: 'ELEMENTARY_SCHOOL',
    visitTime: '10:00',
    visitorAmount: 24,
    numberOfFollowers: 3,
    memorialHouseTime: null,
    lunchTime: null,
    portions: 0,
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
  };
};

const weekly = ([1, 2, 3, 4, 5, 6, 7] as Weekday[]).map((weekday) => ({
  weekday,
  open: weekday === 1 ? null : { from: '09:00', to: '17:00' },
}));

/** A day's sheet with these groups as the API answers it: open from 9 to 17 but on Mondays, with the example places. */
export function buildDaySheet(
  date: string,
  groups: readonly SheetGroup[] = [],
  special?: Omit<SpecialDay, 'date'>,
): DaySheet {
  const { missed = [], coming = [] } = Object.groupBy(
    groups.toSorted((one, other) => one.visitTime.localeCompare(other.visitTime)),
    ({ stage }) => (stage === 'missed' ? 'missed' : 'coming'),
  );
  const known = coming.map((group) => ({ ...group, isFirm: isFirm(group.stage) }));
  const hours = { weekly, specialDays: special ? [{ date, ...special }] : [] };
  const house = houseDayOf(date, { hours, zones: EXAMPLE_ZONES, groups: known });
  const { zones, firm, all } = house;
  const day = calendarDayOf(date, house, known);
  const guides = new Map(
    groups.flatMap((group) => group.guides).map(({ elsewhere: _, ...one }) => [one.id, one]),
  );
  return { day, zones, firm, all, groups: coming, missed, guides: [...guides.values()] };
}
