import { afterEach, expect, it } from 'vitest';

import { today } from './dates.ts';
import { noteServerTime, serverNow } from './server-time.ts';

afterEach(() => {
  // To the millisecond: tests of this worker that follow may stand right before midnight.
  noteServerTime(new Date().toISOString());
});

it('today is the server’s, whatever the device takes it for', () => {
  noteServerTime('Mon, 03 May 2027 22:30:00 GMT');
  expect(today()).toBe('2027-05-04');
});

it.each([undefined, '', 'juče'])(
  'an answer without a readable date (%j) changes nothing',
  (date) => {
    noteServerTime('Mon, 03 May 2027 10:00:00 GMT');
    noteServerTime(date);
    expect(serverNow().toISOString()).toMatch(/^2027-05-03T10:0/);
  },
);
