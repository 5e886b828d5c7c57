import { useRef } from 'react';

import { newIdempotencyKey } from './idempotency-key.ts';
import { isUnanswered } from './error-message.ts';

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

/** The `retry` of a mutation that goes out under a key: without an answer it is sent once more. */
export const retryUnanswered = (failures: number, error: unknown) =>
  failures === 0 && isUnanswered(error);
