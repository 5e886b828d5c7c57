import { portionCount } from '@museum/shared/meals/meal-choices';
import { buildDaySheet, buildSheetGroup } from '@museum/shared/testing/build-day-sheet';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';

/** The sheet of a day with those of the requests that come on it. */
export const daySheetOf = (date: string, requests: VisitRequest[]) =>
  buildDaySheet(
    date,
    requests
      .filter(({ visitDate, status }) => visitDate === date && status === 'SCHEDULED')
      .map(({ homeExhibitionVisitTime, dinnerRequest, ...request }) =>
        buildSheetGroup({
          ...request,
          guides: [],
          memorialHouseTime: homeExhibitionVisitTime,
          lunchTime: dinnerRequest?.timeOfDinner ?? null,
          portions: dinnerRequest ? portionCount(dinnerRequest) : 0,
        }),
      ),
  );
