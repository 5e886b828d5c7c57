import { ageGroupAsRequested } from '#visit-requests/age-group-field.ts';
import { comingPeople } from '#visit-requests/coming-people.ts';
import type { VisitRequest } from '#visit-requests/visit-request-response.ts';
import type { QuoteRequest } from './quote.ts';

/** A request as the API answers it, read by the price calculation: of those who really came, once they have. */
export const quoteRequestOf = (request: VisitRequest): QuoteRequest => ({
  ...ageGroupAsRequested(request),
  ...comingPeople(request),
});
