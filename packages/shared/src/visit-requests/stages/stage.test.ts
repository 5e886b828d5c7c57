import { describe, expect, it } from 'vitest';
import { mayUndo } from '#visit-requests/gate/gate-act.ts';
import type { VisitStatus } from '#visit-requests/visit-request-enums.ts';
import { isFirm, isPromised, STAGES, stageOf } from './stage.ts';

const AT = '2027-10-14T08:00:00.000Z';
const received = {
  status: 'SCHEDULED' as VisitStatus,
  confirmedAt: null,
  proposal: null,
  arrivedAt: null,
  missedAt: null,
};

describe('the stage', () => {
  it.each([
    [{}, 'received'],
    [{ confirmedAt: AT }, 'confirmed'],
    [{ confirmedAt: AT, proposal: {} }, 'changing'],
    [{ status: 'POSTPONED', confirmedAt: AT }, 'postponed'],
    [{ status: 'CANCELED' }, 'canceled'],
    [{ arrivedAt: AT }, 'arrived'],
    [{ confirmedAt: AT, proposal: {}, arrivedAt: AT }, 'arrived'],
    [{ confirmedAt: AT, missedAt: AT }, 'missed'],
    // Who was given up and came all the same.
    [{ missedAt: AT, arrivedAt: AT }, 'arrived'],
    [{ status: 'CANCELED', arrivedAt: AT }, 'canceled'],
  ] as const)('of %j is %s', (source, stage) => {
    expect(stageOf({ ...received, ...source })).toBe(stage);
  });

  it('is firm once promised or there, and promised only while it is to come', () => {
    expect(STAGES.filter(isFirm)).toEqual(['confirmed', 'changing', 'arrived']);
    expect(STAGES.filter(isPromised)).toEqual(['confirmed', 'changing']);
  });
});

it.each([
  [{ arrivedAt: AT }, '2027-10-14T08:10:00.000Z', true],
  [{ arrivedAt: AT }, '2027-10-14T08:10:00.001Z', false],
  [{ lateAt: AT }, '2027-10-14T08:09:00.000Z', true],
  // What was noted last counts.
  [{ lateAt: AT, missedAt: '2027-10-14T09:00:00.000Z' }, '2027-10-14T09:05:00.000Z', true],
  [{}, AT, false],
])('what was noted (%j) can be undone at %s: %s', (noted, now, may) => {
  const nothing = { arrivedAt: null, lateAt: null, missedAt: null };
  expect(mayUndo({ ...nothing, ...noted }, new Date(now))).toBe(may);
});
