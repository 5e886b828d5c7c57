import { expect, it } from 'vitest';
import { lunchTimeAlong } from './lunch-time.ts';

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
  expect(lunchTimeAlong(lunch, visit, to)).toBe(along);
});
