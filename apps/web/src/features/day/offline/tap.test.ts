import { describe, expect, it } from 'vitest';

import { type Tap, type TapMove, tapsAfter } from './tap.ts';

const tap = (key: string, changes: Partial<Tap> = {}): Tap => ({
  key,
  person: '1',
  date: '2026-11-22',
  id: 7,
  version: 4,
  act: 'late',
  at: '2026-11-22T08:58:00.000Z',
  ...changes,
});

const late = tap('late');
const arrived = tap('arrived', {
  act: 'arrive',
  visitorAmount: 46,
  numberOfFollowers: 4,
});
const other = tap('other', { id: 8, version: 2 });

const moves: [string, Tap[], TapMove, Tap[]][] = [
  ['a press comes last', [late], { kind: 'pressed', tap: other }, [late, other]],
  ['what is taken back goes', [late, other], { kind: 'taken-back', key: 'late' }, [other]],
  [
    'the next press of the same group builds on what was done',
    [late, arrived, other],
    { kind: 'done', key: 'late', version: 5 },
    [{ ...arrived, version: 5 }, other],
  ],
  [
    'the next press builds on nothing that a colleague did after what was done',
    [late, arrived],
    { kind: 'done', key: 'late', version: 7 },
    [{ ...arrived, version: 5 }],
  ],
  [
    'a refused press of the same group keeps what it was made on',
    [late, { ...arrived, refusal: 'Ne.' }],
    { kind: 'done', key: 'late', version: 5 },
    [{ ...arrived, refusal: 'Ne.' }],
  ],
  [
    'a press on its way stays in its place, and may be on the server from then on',
    [late, other],
    { kind: 'sent', key: 'late' },
    [{ ...late, wasSent: true }, other],
  ],
  [
    'what is undone before it was noted goes with its undoing',
    [late, arrived, other],
    { kind: 'undone', key: 'late', undo: 'arrived' },
    [other],
  ],
  [
    'a press stays whose undoing was taken back meanwhile',
    [late, other],
    { kind: 'undone', key: 'late', undo: 'arrived' },
    [late, other],
  ],
  [
    'what was refused is not on the server',
    [{ ...late, wasSent: true, refusal: 'Ne.' }],
    { kind: 'again', key: 'late', version: 9 },
    [{ ...late, version: 9 }],
  ],
  [
    'a refused press stays in its place with the reason',
    [late, other],
    { kind: 'refused', key: 'late', refusal: 'Ne.' },
    [{ ...late, refusal: 'Ne.' }, other],
  ],
  [
    'a press that is tried again comes last, on the version that is shown now',
    [{ ...late, refusal: 'Ne.' }, other],
    { kind: 'again', key: 'late', version: 9 },
    [other, { ...late, version: 9 }],
  ],
  [
    'an arrival that is counted anew stays one press, made when it was made',
    [{ ...arrived, refusal: 'Ne.' }],
    { kind: 'again', key: 'arrived', version: 9, visitorAmount: 48, payment: null },
    [{ ...arrived, version: 9, visitorAmount: 48, payment: null }],
  ],
  [
    'an answer to what was taken back changes nothing',
    [other],
    { kind: 'done', key: 'late', version: 5 },
    [other],
  ],
];

describe('the presses of a device', () => {
  it.each(moves)('%s', (_rule, before, move, after) => {
    expect(tapsAfter(before, move)).toEqual(after);
  });
});
