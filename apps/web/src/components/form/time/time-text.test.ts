import { describe, expect, it } from 'vitest';

import { normaliseTime, stepTime } from './time-text.ts';

const steps = { stepMinutes: 15, min: '08:00', max: '16:00' };

describe('a typed time', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9.30', '09:30'],
    ['9:30 h', '09:30'],
    ['13,45', '13:45'],
    ['13:00', '13:00'],
    ['1:00 PM', '13:00'],
    ['9.30 am', '09:30'],
    ['12 pm', '12:00'],
    ['12:15 a.m.', '00:15'],
  ])('%s becomes %s', (typed, time) => {
    expect(normaliseTime(typed)).toBe(time);
  });

  it.each(['', '24', '25', '9:60', '9:75', 'podne', '12:3', '1234567', '13 pm', '0 am'])(
    '%s stays for the schema',
    (typed) => {
      expect(normaliseTime(typed)).toBe(typed);
    },
  );

  it.each([
    ['10:00', 1, '10:15'],
    ['10:00', -1, '09:45'],
    ['10:07', 1, '10:15'],
    ['10:07', -1, '10:00'],
    ['16:00', 1, '16:00'],
    ['08:00', -1, '08:00'],
    ['23:30', 1, '16:00'],
    ['23:50', 1, '16:00'],
    ['00:00', -1, '08:00'],
    ['', 1, '08:00'],
    ['podne', -1, '08:00'],
  ] as const)('one step from %s by %i is %s', (from, difference, to) => {
    expect(stepTime(from, difference, steps)).toBe(to);
  });
});
