import { ageGroupAsRequested } from '#visit-requests/fields/age-group-field.ts';
import { comingPeople } from '#visit-requests/gate/coming-people.ts';
import type { VisitRequest } from '#visit-requests/visit-request-response.ts';
import { calculateQuote, type Quote } from './quote.ts';

/** What a stored request costs by the prices that it keeps: for those who really came, once they have. */
export const quoteOfRequest = (request: VisitRequest): Quote =>
  calculateQuote({ ...ageGroupAsRequested(request), ...comingPeople(request) }, request.unitPrices);
