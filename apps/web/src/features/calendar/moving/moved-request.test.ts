import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { expect, it } from 'vitest';

import { lunchAlong, movedRequest } from './moved-request.ts';

const withLunch = (visitTime: string, timeOfDinner: string) =>
  buildVisitRequestResponse({
    visitTime,
    dinnerRequest: buildDinnerRequestResponse({ timeOfDinner }),
  });

it.each([
  ['10:15', '12:00', '13:00', '14:45'],
  ['10:15', '12:00', '09:00', '10:45'],
  // The group eats before its tour.
  ['12:00', '10:30', '11:00', '09:30'],
  // Not served so late, so early.
  ['10:15', '12:00', '14:30', undefined],
  ['12:00', '10:30', '08:00', undefined],
  ['10:15', '12:00', '10:15', undefined],
  // Still being typed.
  ['10:15', '12:00', '1', undefined],
])('of a visit at %s the lunch at %s is, once that is at %s, at %s', (visit, lunch, to, along) => {
  expect(lunchAlong(withLunch(visit, lunch), to)).toBe(along);
});

it('leaves the lunch where it is unless it moves along, and makes none', () => {
  const to = { visitDate: '2027-12-03', visitTime: '13:00' };
  const lunchOf = (request: ReturnType<typeof withLunch>, movesLunch: boolean) =>
    movedRequest(request, { ...to, movesLunch }).dinnerRequest?.timeOfDinner;

  expect(lunchOf(withLunch('10:15', '12:00'), false)).toBe('12:00');
  expect(lunchOf(withLunch('10:15', '12:00'), true)).toBe('14:45');
  expect(lunchOf(buildVisitRequestResponse(), true)).toBeUndefined();
});
