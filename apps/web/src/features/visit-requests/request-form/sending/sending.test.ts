import { describe, expect, it } from 'vitest';

import {
  afterMove,
  failureKind,
  type Move,
  newSubmission,
  restoreSubmission,
  type Submission,
} from './sending.ts';

const created = { id: 7, normalizedId: 'GP-2026-000007' };
const stored: Move = { kind: 'stored', created };
const refused: Move = { kind: 'refused', messages: ['Molimo sačekajte malo.'] };
const lost: Move = { kind: 'lost' };
const conflict: Move = { kind: 'conflict', message: 'Već poslat.' };
const anew: Move = { kind: 'anew' };
const goOn: Move = { kind: 'goOn' };
const send = (body: string): Move => ({ kind: 'send', body });

const fresh: Submission = { key: 'k1', unanswered: [] };
const first = { key: 'k1', body: 'first' };
const second = { key: 'k1', body: 'second' };
const other = { key: 'k0', body: 'other' };
const lostFirst: Submission = { key: 'k1', unanswered: [first] };

/** The state after all moves; the new keys are k2, k3 … */
function play(moves: Move[], start = fresh): Submission {
  let keys = 1;
  const newKey = () => `k${++keys}`;
  return moves.reduce((submission, move) => afterMove(submission, move, newKey), start);
}

const sending = (wanted: string, attempt = { key: 'k1', body: wanted }) => ({ wanted, attempt });

describe('the sending of a request', () => {
  it.each<[string, Submission, Move[], Submission]>([
    [
      'a press sends the body under the key',
      fresh,
      [send('first')],
      { ...fresh, sending: sending('first') },
    ],
    [
      'a second press meanwhile does nothing',
      fresh,
      [send('first'), send('second'), goOn, anew],
      { ...fresh, sending: sending('first') },
    ],
    [
      'a stored request ends it, and nothing more is sent',
      fresh,
      [send('first'), stored, send('second'), lost, goOn, anew],
      { ...lostFirst, outcome: stored },
    ],
    [
      'a lost answer keeps the key and what may be stored under it',
      fresh,
      [send('first'), lost],
      { ...lostFirst, outcome: lost },
    ],
    [
      'the same body lost twice counts once',
      fresh,
      [send('first'), lost, send('first'), lost],
      { ...lostFirst, outcome: lost },
    ],
    [
      'another press takes back what was said, and uses the same key',
      lostFirst,
      [lost, send('second')],
      { ...lostFirst, sending: sending('second') },
    ],
    [
      'going on takes back what was said',
      fresh,
      [send('first'), refused, goOn],
      { key: 'k2', unanswered: [] },
    ],
    [
      'a refusal renews the key',
      fresh,
      [send('first'), refused],
      { key: 'k2', unanswered: [], outcome: refused },
    ],
    [
      'a refusal keeps the key while something may be stored under it',
      lostFirst,
      [send('second'), refused],
      { ...lostFirst, outcome: refused },
    ],
    [
      'a refusal of a body whose answer was lost says nothing about the first attempt',
      lostFirst,
      [send('first'), refused],
      { ...lostFirst, outcome: refused },
    ],
    [
      'a refusal renews the key of a copy, whatever was lost before it was made',
      { key: 'k1', unanswered: [other] },
      [send('first'), refused],
      { key: 'k2', unanswered: [other], outcome: refused },
    ],
    [
      'another request has another key, and still knows what was sent',
      lostFirst,
      [anew],
      { key: 'k2', unanswered: [first] },
    ],
    [
      'the very body whose answer was lost goes out under its old key',
      lostFirst,
      [anew, send('first')],
      { key: 'k2', unanswered: [first], sending: sending('first', first) },
    ],
    [
      'an answer to nothing changes nothing',
      lostFirst,
      [stored, refused, lost, conflict],
      lostFirst,
    ],
  ])('%s', (_rule, start, moves, end) => {
    expect(play(moves, start)).toEqual(end);
  });
});

describe('a conflict: something else is stored under the key', () => {
  const changed = play([send('second'), conflict], lostFirst);

  it('asks the earlier body for its answer, while the new one is still wanted', () => {
    expect(changed).toEqual({ ...lostFirst, sending: sending('second', first) });
  });

  it('ends with the earlier request when that is the stored one', () => {
    expect(play([stored], changed)).toEqual({
      ...lostFirst,
      outcome: { kind: 'conflict', earlier: { ...created, body: 'first' } },
    });
  });

  it('keeps the earlier body when its answer is lost again or refused', () => {
    expect(play([lost], changed)).toEqual({ ...lostFirst, outcome: lost });
    expect(play([refused], changed)).toEqual({ ...lostFirst, outcome: refused });
  });

  it('asks all bodies that were sent under the key, and none of another', () => {
    const start = { key: 'k1', unanswered: [other, first, second] };
    const asked = play([send('third'), conflict, conflict], start);
    expect(asked).toEqual({
      key: 'k1',
      unanswered: [other, second],
      sending: sending('third', second),
    });
  });

  it('sends the wanted body under another key when none of them is the stored one', () => {
    const renewed = play([conflict], changed);
    expect(renewed).toMatchObject({
      key: 'k2',
      unanswered: [],
      sending: sending('second', { key: 'k2', body: 'second' }),
    });
    expect(play([stored], renewed).outcome).toEqual(stored);
  });

  it('is not asked about without end', () => {
    expect(play([send('first'), conflict, conflict])).toEqual({
      key: 'k3',
      unanswered: [],
      outcome: { kind: 'refused', messages: ['Već poslat.'] },
    });
  });
});

describe('a submission that a draft kept', () => {
  it('takes what was on its way for sent', () => {
    const kept: unknown = JSON.parse(JSON.stringify(play([send('second')], lostFirst)));
    expect(restoreSubmission(kept)).toEqual({ key: 'k1', unanswered: [first, second] });
  });

  it('forgets what was said', () => {
    expect(restoreSubmission(play([send('first'), lost]))).toEqual(lostFirst);
  });

  it.each([undefined, null, [], {}, { key: 7, unanswered: [] }, { key: 'k1', unanswered: [{}] }])(
    'is none in %j',
    (kept) => {
      expect(restoreSubmission(kept)).toBeUndefined();
    },
  );
});

describe('a new key', () => {
  it('is a version 4 UUID and new each time', () => {
    const keys = [newSubmission().key, newSubmission().key];
    expect(keys[0]).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('what a failed call tells', () => {
  const answered = (status: number) => ({ response: { status } });

  it.each([400, 404, 413, 415, 429])('%i: nothing of it was stored', (status) => {
    expect(failureKind(answered(status))).toBe('refused');
  });

  it('422: another body is stored under the key', () => {
    expect(failureKind(answered(422))).toBe('conflict');
  });

  it.each([
    ['no answer', new Error('Network Error')],
    ['a good status with something else than a created request', answered(200)],
    ['408', answered(408)],
    ['500', answered(500)],
    ['503', answered(503)],
  ])('%s: it may have been stored', (_name, error) => {
    expect(failureKind(error)).toBe('lost');
  });
});
