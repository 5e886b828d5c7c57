import type { Group } from '#capacity/load.ts';
import { portionCount } from '#meals/meal-choices.ts';
import type { VisitRequest } from './visit-request-response.ts';

/** A stored request as far as it fills the house. */
export const groupOfRequest = ({
  dinnerRequest,
  ...request
}: Pick<
  VisitRequest,
  'visitTime' | 'visitorAmount' | 'numberOfFollowers' | 'homeExhibitionVisitTime' | 'dinnerRequest'
>): Group => ({
  visitTime: request.visitTime,
  visitorAmount: request.visitorAmount,
  numberOfFollowers: request.numberOfFollowers,
  memorialHouseTime: request.homeExhibitionVisitTime,
  lunchTime: dinnerRequest?.timeOfDinner ?? null,
  portions: dinnerRequest ? portionCount(dinnerRequest) : 0,
});
