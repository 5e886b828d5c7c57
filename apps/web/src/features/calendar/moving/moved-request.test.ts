import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { expect, it } from 'vitest';

import { movedRequest } from './moved-request.ts';

const withLunch = (visitTime: string, timeOfDinner: string) =>
  buildVisitRequestResponse({
    visitTime,
    dinnerRequest: buildDinnerRequestResponse({ timeOfDinner }),
  });

it('leaves the lunch where it is unless it moves along, and makes none', () => {
  const to = { visitDate: '2027-12-03', visitTime: '13:00' };
  const lunchOf = (request: ReturnType<typeof withLunch>, movesLunch: boolean) =>
    movedRequest(request, { ...to, movesLunch }).dinnerRequest?.timeOfDinner;

  expect(lunchOf(withLunch('10:15', '12:00'), false)).toBe('12:00');
  expect(lunchOf(withLunch('10:15', '12:00'), true)).toBe('14:45');
  expect(lunchOf(buildVisitRequestResponse(), true)).toBeUndefined();
});
