import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { z } from 'zod';

import { httpStatus } from '#lib/http/http-status.ts';
import { newIdempotencyKey } from '#lib/http/idempotency-key.ts';
import type { RequestStep } from '#features/visit-requests/request-form/form-frame.tsx';

const attemptSchema = z.object({ key: z.string(), body: z.string() });

/** A body that was sent and may have been stored under its key. */
export type Attempt = z.output<typeof attemptSchema>;

/** What the server answers; only the public is told the key of the requester's own page. */
export type Created = CreatedVisitRequest & { key?: string };

/** A request of this form that was stored earlier, with other data than what was to be sent. */
export type EarlierRequest = Created & { body: string };

/** Nothing was stored. */
type Refusal = {
  kind: 'refused';
  /** What belongs to no field on the screen. */
  messages: string[];
  /** The first step with a wrong field. */
  step?: RequestStep;
};

type Stored = { kind: 'stored'; created: Created };

/** No answer came: it may have been stored. */
type Loss = { kind: 'lost' };

/** What the person has to be told about a request that didn't get through. */
export type Fault = Refusal | Loss | { kind: 'conflict'; earlier: EarlierRequest };

/** What is being sent. */
type Sending = {
  /** The body that the person wants to send. */
  wanted: string;
  /** What is on its way: after a conflict an earlier body, asked for its answer again. */
  attempt: Attempt;
  /** Something that this form never sent was stored under the key, so it has another one. */
  hasNewKey?: boolean;
};

/**
 * What is known about the sending of one request. The server stores at most one request per key, so
 * the key stays as long as a body that was sent with it may have been stored.
 */
export type Submission = {
  key: string;
  /** What was sent without an answer. */
  unanswered: Attempt[];
  /** Undefined while nothing is on its way. */
  sending?: Sending;
  outcome?: Fault | Stored;
};

/** What the person does. */
type Act =
  | { kind: 'send'; body: string }
  /** From here on it is another request: the person says so. */
  | { kind: 'anew' }
  /** What was said about the last sending goes. */
  | { kind: 'goOn' };

/** What became of what was on its way. */
type Answer =
  | Stored
  | Refusal
  | Loss
  /** Another body is stored under the key; `message` says so. */
  | { kind: 'conflict'; message: string };

export type Move = Act | Answer;

export const newSubmission = (): Submission => ({ key: newIdempotencyKey(), unanswered: [] });

const keptSchema = z.object({
  key: z.string(),
  unanswered: z.array(attemptSchema),
  sending: z.object({ attempt: attemptSchema }).optional(),
});

const withoutBody = (attempts: Attempt[], body: string) =>
  attempts.filter((attempt) => attempt.body !== body);

const withAttempt = (attempts: Attempt[], attempt: Attempt) => [
  ...withoutBody(attempts, attempt.body),
  attempt,
];

/** A submission as a draft kept it: what was on its way when the page closed may be stored. */
export function restoreSubmission(kept: unknown): Submission | undefined {
  const { key, unanswered, sending } = keptSchema.safeParse(kept).data ?? {};
  if (!key || !unanswered) return undefined;
  return { key, unanswered: sending ? withAttempt(unanswered, sending.attempt) : unanswered };
}

/** A body whose answer was lost goes out under its old key, and can't be stored twice. */
const attemptOf = ({ key, unanswered }: Submission, body: string): Attempt =>
  unanswered.find((sent) => sent.body === body) ?? { key, body };

/**
 * A refusal says nothing about bodies whose answer was lost earlier (a rate limit answers before
 * anything is looked up), so the key is renewed only when there are none.
 */
const afterRefusal = ({ key, unanswered }: Submission, newKey: () => string) => ({
  key: unanswered.some((sent) => sent.key === key) ? key : newKey(),
  unanswered,
});

/**
 * The body that was on its way isn't what is stored under its key. Which of this form's bodies is?
 * Each is asked for its answer again, which stores nothing more. When it is none of them, the form of
 * a duplicated tab sent it: what stands here is another request and goes out as one.
 */
function afterConflict(
  before: Submission,
  { wanted, attempt, hasNewKey }: Sending,
  message: string,
  newKey: () => string,
): Submission {
  const unanswered = withoutBody(before.unanswered, attempt.body);
  const earlier = unanswered.find(({ key }) => key === attempt.key);
  if (earlier) return { key: before.key, unanswered, sending: { wanted, attempt: earlier } };
  const key = newKey();
  if (hasNewKey) return { key, unanswered, outcome: { kind: 'refused', messages: [message] } };
  const renewed = { wanted, attempt: { key, body: wanted }, hasNewKey: true };
  return { key, unanswered, sending: renewed };
}

function afterAct(before: Submission, act: Act, newKey: () => string): Submission {
  const { key, unanswered } = before;
  switch (act.kind) {
    case 'send': {
      const sending = { wanted: act.body, attempt: attemptOf(before, act.body) };
      return { key, unanswered, sending };
    }
    case 'anew':
      return { key: newKey(), unanswered };
    case 'goOn':
      return { key, unanswered };
  }
}

function afterAnswer(
  before: Submission,
  sending: Sending,
  answer: Answer,
  newKey: () => string,
): Submission {
  const { key } = before;
  const { wanted, attempt } = sending;
  const unanswered = withAttempt(before.unanswered, attempt);
  switch (answer.kind) {
    case 'stored': {
      const earlier = { ...answer.created, body: attempt.body };
      const outcome = attempt.body === wanted ? answer : ({ kind: 'conflict', earlier } as const);
      return { key, unanswered, outcome };
    }
    case 'refused':
      return { ...afterRefusal(before, newKey), outcome: answer };
    case 'lost':
      return { key, unanswered, outcome: answer };
    case 'conflict':
      return afterConflict(before, sending, answer.message, newKey);
  }
}

const isAct = (move: Move): move is Act => ['send', 'anew', 'goOn'].includes(move.kind);

/** Shut while something is on its way, and after a success. */
export const isShut = ({ sending, outcome }: Submission) =>
  sending !== undefined || outcome?.kind === 'stored';

/** What a submission becomes: acts count while it isn't shut, answers while something is on its way. */
export function afterMove(
  before: Submission,
  move: Move,
  newKey: () => string = newIdempotencyKey,
): Submission {
  if (isAct(move)) return isShut(before) ? before : afterAct(before, move, newKey);
  return before.sending ? afterAnswer(before, before.sending, move, newKey) : before;
}

const UNPROCESSABLE = 422;
const REQUEST_TIMEOUT = 408;

/** Which answer a failed call was. */
export function failureKind(error: unknown): 'refused' | 'lost' | 'conflict' {
  const status = httpStatus(error);
  if (status === undefined || status < 400 || status >= 500) return 'lost';
  if (status === REQUEST_TIMEOUT) return 'lost';
  return status === UNPROCESSABLE ? 'conflict' : 'refused';
}
