import type { VisitRequest } from '#visit-requests/visit-request-response.ts';
import type { QuoteRequest } from './quote.ts';

/** A request as the API answers it, read by the price calculation (visitorGroupAgeType: contract §2). */
export const quoteRequestOf = (request: VisitRequest): QuoteRequest => ({
  ...request,
  ageGroupType: request.visitorGroupAgeType,
});
