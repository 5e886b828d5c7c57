import { useRef } from 'react';

import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * The same body goes out under the same key until one was answered: if only the answer got lost,
 * sending it again stores nothing twice.
 */
export function useIdempotencyKeys() {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf: (body: object) => {
      const text = JSON.stringify(body);
      const key = keys.current.get(text) ?? newIdempotencyKey();
      keys.current.set(text, key);
      return key;
    },
    forgetKeys: () => {
      keys.current.clear();
    },
  };
}
