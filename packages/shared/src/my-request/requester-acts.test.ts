import { describe, expect, it } from 'vitest';
import type { Stage } from '#visit-requests/stages/stage.ts';
import { changeWay, mayCancel } from './requester-acts.ts';

const visit = (stage: Stage) => ({ stage, visitDate: '2027-03-31', visitTime: '10:00' });

describe('a change', () => {
  // Belgrade is an hour ahead of UTC until 28 March 2027, then two.
  it.each([
    ['2027-03-29T21:59:00Z', 'now'],
    ['2027-03-29T22:00:00Z', 'tooLate'],
    ['2027-03-31T12:00:00Z', 'tooLate'],
    ['2027-05-01T12:00:00Z', 'tooLate'],
  ] as const)('of a received visit on 31 March at %s: %s', (moment, way) => {
    expect(changeWay(visit('received'), new Date(moment))).toBe(way);
  });

  it.each([
    ['confirmed', 'proposal'],
    ['changing', 'proposal'],
    ['postponed', 'no'],
    ['canceled', 'no'],
  ] as const)('of a visit that is %s, weeks before: %s', (stage, way) => {
    expect(changeWay(visit(stage), new Date('2027-03-01T12:00:00Z'))).toBe(way);
  });
});

describe('cancelling', () => {
  it.each([
    ['received', '2027-03-31T07:59:59Z', true],
    ['received', '2027-03-31T08:00:00Z', false],
    ['changing', '2027-03-31T07:59:59Z', true],
    ['confirmed', '2027-04-01T00:00:00Z', false],
    ['postponed', '2027-06-01T00:00:00Z', true],
    ['canceled', '2027-03-01T00:00:00Z', false],
  ] as const)('a visit that is %s at %s: %s', (stage, moment, may) => {
    expect(mayCancel(visit(stage), new Date(moment))).toBe(may);
  });
});
