import { describe, expect, it } from 'vitest';
import { dinnerRequestResponseSchema } from '#meals/dinner-request-response.ts';
import { dayInBelgrade } from '#primitives/calendar-date.ts';
import { CONTACT_TYPES } from '#visit-requests/visit-request-enums.ts';
import { submitVisitRequestSchema } from '#visit-requests/submit-visit-request-schema.ts';
import { visitRequestSchema } from '#visit-requests/visit-request-response.ts';
import { buildDinnerRequestResponse } from './build-dinner-request.ts';
import { buildVisitRequestResponse } from './build-visit-request-response.ts';
import { buildVisitRequest, buildVisitRequestWithDinner } from './build-visit-request.ts';

const today = () => dayInBelgrade(new Date());

describe('the factories', () => {
  it.each(CONTACT_TYPES)('build a body for %s that the schema keeps unchanged', (contactType) => {
    const body = buildVisitRequest({ contactType });
    expect(submitVisitRequestSchema(today).parse(body)).toEqual(body);
  });

  it('build a lunch that the schema keeps unchanged', () => {
    const body = buildVisitRequestWithDinner();
    expect(body.isRequestingDinner).toBe(true);
    expect(submitVisitRequestSchema(today).parse(body)).toEqual(body);
  });

  it.each(CONTACT_TYPES)('build a complete answer for %s', (contactType) => {
    const dinnerRequest = buildDinnerRequestResponse();
    const answer = buildVisitRequestResponse({ contactType, dinnerRequest });
    expect(visitRequestSchema.strict().parse(answer)).toEqual(answer);
    expect(dinnerRequestResponseSchema.parse(dinnerRequest)).toEqual(dinnerRequest);
  });
});
