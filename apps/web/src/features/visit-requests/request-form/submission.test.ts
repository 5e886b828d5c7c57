import { describe, expect, it } from 'vitest';

import {
  afterConflict,
  afterRefusal,
  asAnother,
  failureKind,
  keyFor,
  newSubmission,
  withAttempt,
} from './submission.ts';

const answered = (status: number) => ({ response: { status } });

describe('what a failed attempt tells', () => {
  it.each([400, 404, 413, 415, 429])('%i: nothing of it was stored', (status) => {
    expect(failureKind(answered(status))).toBe('refused');
  });

  it('422: another body is stored under the key', () => {
    expect(failureKind(answered(422))).toBe('conflict');
  });

  it.each([
    ['no answer', new Error('Network Error')],
    ['a good status with something else than a created request', new Error('not our answer')],
    ['408', answered(408)],
    ['500', answered(500)],
    ['503', answered(503)],
  ])('%s: it may have been stored', (_name, error) => {
    expect(failureKind(error)).toBe('unknown');
  });
});

describe('the key', () => {
  it('is a version 4 UUID and new each time', () => {
    const keys = [newSubmission().key, newSubmission().key];
    expect(keys[0]).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('is renewed after a refusal', () => {
    const submission = newSubmission();
    expect(afterRefusal(submission).key).not.toBe(submission.key);
  });

  it('stays after a refusal as long as an earlier answer is missing', () => {
    const submission = withAttempt(newSubmission(), 'first');
    expect(afterRefusal(submission)).toEqual(submission);
  });

  it('counts the same body once', () => {
    const twice = withAttempt(withAttempt(newSubmission(), 'same'), 'same');
    expect(twice.unanswered).toEqual([{ key: twice.key, body: 'same' }]);
  });

  it('is another in a duplicated tab, except for the very body whose answer was lost', () => {
    const original = withAttempt(newSubmission(), 'first school');
    const copy = asAnother(original);
    expect(keyFor(copy, 'second school')).not.toBe(original.key);
    expect(keyFor(copy, 'first school')).toBe(original.key);
  });

  it('of a copy is renewed by a refusal, whatever was lost before it was made', () => {
    const copy = asAnother(withAttempt(newSubmission(), 'first school'));
    expect(afterRefusal(copy).key).not.toBe(copy.key);
    expect(afterRefusal(copy).unanswered).toEqual(copy.unanswered);
  });

  it('under which something else is stored has not stored the body', () => {
    const twice = withAttempt(withAttempt(newSubmission(), 'first'), 'second');
    expect(afterConflict(twice, 'second')).toEqual(
      withAttempt({ ...twice, unanswered: [] }, 'first'),
    );
  });
});
