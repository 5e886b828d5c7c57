import type { Group } from '#capacity/load.ts';
import { portionCount } from '#meals/meal-choices.ts';
import { comingPeople } from './gate/coming-people.ts';
import type { VisitRequest } from './visit-request-response.ts';

/** A stored request as far as it fills the house. */
export const groupOfRequest = ({
  dinnerRequest,
  ...request
}: Pick<
  VisitRequest,
  | 'visitTime'
  | 'visitorAmount'
  | 'numberOfFollowers'
  | 'arrivedVisitorAmount'
  | 'arrivedNumberOfFollowers'
  | 'homeExhibitionVisitTime'
  | 'dinnerRequest'
>): Group => ({
  visitTime: request.visitTime,
  ...comingPeople(request),
  memorialHouseTime: request.homeExhibitionVisitTime,
  lunchTime: dinnerRequest?.timeOfDinner ?? null,
  portions: dinnerRequest ? portionCount(dinnerRequest) : 0,
});
