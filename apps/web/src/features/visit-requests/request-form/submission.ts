import { httpStatus } from '#lib/http-status.ts';
import { newIdempotencyKey } from '#lib/idempotency-key.ts';

/** A body that was sent, and may have been stored under its key. */
export type Attempt = { key: string; body: string };

/**
 * What is known about the sending of one request. The server stores at most one request per key,
 * so the key stays as long as a body sent with it may have been stored.
 */
export type Submission = { key: string; unanswered: Attempt[] };

export const newSubmission = (): Submission => ({ key: newIdempotencyKey(), unanswered: [] });

/**
 * Another request, in a duplicated tab or because somebody said so. What was sent before is still
 * known: the very same body goes out under its old key, and can't be stored twice.
 */
export const asAnother = ({ unanswered }: Submission): Submission => ({
  ...newSubmission(),
  unanswered,
});

/** The key to send a body with. */
export const keyFor = ({ key, unanswered }: Submission, body: string) =>
  unanswered.find((sent) => sent.body === body)?.key ?? key;

/** Before a body leaves: from now on it may be stored, even if this page closes at once. */
export const withAttempt = (submission: Submission, body: string): Submission => {
  const attempt = { key: keyFor(submission, body), body };
  const others = submission.unanswered.filter((sent) => sent.body !== body);
  return { ...submission, unanswered: [...others, attempt] };
};

/**
 * After the server refused a body: `before` is the submission as it was before that attempt. A
 * refusal says nothing about bodies whose answer was lost earlier (a rate limit answers before
 * anything is looked up), so the key is renewed only when there are none.
 */
export const afterRefusal = (before: Submission): Submission =>
  attemptsUnder(before, before.key).length > 0 ? before : asAnother(before);

/** After a conflict: something else is stored under the body's key, so the body isn't. */
export const afterConflict = (before: Submission, body: string): Submission => ({
  ...before,
  unanswered: before.unanswered.filter((sent) => sent.body !== body),
});

/** What was sent with a key and may be what is stored under it. */
export const attemptsUnder = ({ unanswered }: Submission, key: string) =>
  unanswered.filter((sent) => sent.key === key);

/**
 * What a failed attempt tells: `refused`, nothing of it was stored; `conflict`, another body has
 * been stored under this key; `unknown`, it may have been stored.
 */
export type FailureKind = 'refused' | 'conflict' | 'unknown';

const UNPROCESSABLE = 422;
const REQUEST_TIMEOUT = 408;

export function failureKind(error: unknown): FailureKind {
  const status = httpStatus(error);
  if (status === undefined || status === REQUEST_TIMEOUT || status >= 500) return 'unknown';
  if (status < 400) return 'unknown';
  return status === UNPROCESSABLE ? 'conflict' : 'refused';
}
