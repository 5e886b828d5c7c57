import { inGroups } from '#primitives/words.ts';
import type { VisitRequest } from '#visit-requests/visit-request-response.ts';

type People = Pick<
  VisitRequest,
  'visitorAmount' | 'numberOfFollowers' | 'arrivedVisitorAmount' | 'arrivedNumberOfFollowers'
>;

/** How many come to a visit: those who really came, before that those who are agreed. */
export const comingPeople = (request: People) => ({
  visitorAmount: request.arrivedVisitorAmount ?? request.visitorAmount,
  numberOfFollowers: request.arrivedNumberOfFollowers ?? request.numberOfFollowers,
});

/** Visitors and followers, as the house writes them: "49 + 4". */
export const peopleInWords = (people: Pick<VisitRequest, 'visitorAmount' | 'numberOfFollowers'>) =>
  `${inGroups(people.visitorAmount)} + ${inGroups(people.numberOfFollowers)}`;
