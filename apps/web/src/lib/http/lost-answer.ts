import { useRef } from 'react';

import { errorItems } from './error-message.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Whether a call got no answer of ours: then a change may be stored all the same. */
export const isUnanswered = (error: unknown) => errorItems(error).length === 0;

/**
 * For a change that the server can be asked for: once a call got no answer, `ask` looks after each
 * failure whether the change was made all the same. Answers what it finds; nothing while there is no doubt.
 */
export function useDoneAfterAll() {
  // A repeated press may be refused because the first one was stored.
  const isInDoubt = useRef(false);
  return async <Found>(error: unknown, ask: () => Promise<Found>) => {
    isInDoubt.current ||= isUnanswered(error);
    return isInDoubt.current ? ask() : undefined;
  };
}

/**
 * The `retry` of a mutation that may go out twice, as it stands under a key or changes nothing more:
 * without an answer it is sent once more.
 */
export const retryUnanswered = (failures: number, error: unknown) =>
  failures === 0 && isUnanswered(error);

/** A body as JSON that was sent, and its key. */
type Attempt = { body: string; key: string };

/**
 * The same body goes out under the same key until one was answered: if only the answer got lost,
 * sending it again stores nothing twice.
 */
export function useIdempotencyKeys() {
  const attempts = useRef<readonly Attempt[]>([]);
  return {
    keyOf: (body: object) => {
      const text = JSON.stringify(body);
      const known = attempts.current.find((attempt) => attempt.body === text);
      if (known) return known.key;
      const key = newIdempotencyKey();
      attempts.current = [...attempts.current, { body: text, key }];
      return key;
    },
    forgetKeys: () => {
      attempts.current = [];
    },
  };
}
