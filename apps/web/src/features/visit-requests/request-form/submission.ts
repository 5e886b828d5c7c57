import { httpStatus } from '#lib/http-status.ts';
import { newIdempotencyKey } from '#lib/idempotency-key.ts';

/**
 * What is known about the sending of one request. The server stores at most one request per key,
 * so the key stays as long as a body sent with it may have been stored.
 */
export type Submission = {
  key: string;
  /** Bodies that were sent with this key and may have been stored. */
  unanswered: string[];
};

export const newSubmission = (): Submission => ({ key: newIdempotencyKey(), unanswered: [] });

/** Before a body leaves: from now on it may be stored, even if this page closes at once. */
export const withAttempt = (submission: Submission, body: string): Submission => ({
  ...submission,
  unanswered: [...submission.unanswered.filter((sent) => sent !== body), body],
});

/**
 * After the server refused a body: `before` is the submission as it was before that attempt. A
 * refusal says nothing about bodies whose answer was lost earlier (a rate limit answers before
 * anything is looked up), so the key is renewed only when there are none.
 */
export const afterRefusal = (before: Submission): Submission =>
  before.unanswered.length > 0 ? before : newSubmission();

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
