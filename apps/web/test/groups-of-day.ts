import { calendarDayOf } from '@museum/shared/calendar/calendar-day';
import { loadOf } from '@museum/shared/capacity/load';
import { EXAMPLE_ZONES } from '@museum/shared/capacity/zones-schema';
import { portionCount } from '@museum/shared/meals/meal-choices';
import { isFirm } from '@museum/shared/visit-requests/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

/** A day of the example house, open from 9 to 17. */
export function groupsOfDay(date: string, requests: VisitRequest[]) {
  const groups = requests
    .filter(({ visitDate, status }) => visitDate === date && status === 'SCHEDULED')
    .map((request) => ({
      ...request,
      isFirm: isFirm(request.stage),
      memorialHouseTime: request.homeExhibitionVisitTime,
      lunchTime: request.dinnerRequest?.timeOfDinner ?? null,
      portions: request.dinnerRequest ? portionCount(request.dinnerRequest) : 0,
    }));
  const firm = loadOf(
    groups.filter(({ isFirm }) => isFirm),
    EXAMPLE_ZONES,
  );
  const all = loadOf(groups, EXAMPLE_ZONES);
  const house = {
    open: { from: '09:00', to: '17:00' },
    note: null,
    zones: EXAMPLE_ZONES,
    firm,
    all,
  };
  const day = calendarDayOf(date, house, groups);
  return { day, zones: EXAMPLE_ZONES, firm, all, groups, missed: [] };
}
