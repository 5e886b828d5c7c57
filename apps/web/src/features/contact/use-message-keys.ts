import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import { useRef } from 'react';

import { newIdempotencyKey } from '#lib/http/idempotency-key.ts';

/**
 * The same message goes out under the same key until one was answered: if only the answer got lost,
 * sending it again makes no second message.
 */
export function useMessageKeys() {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf: (message: ContactMessage) => {
      const body = JSON.stringify(message);
      const key = keys.current.get(body) ?? newIdempotencyKey();
      keys.current.set(body, key);
      return key;
    },
    forgetKeys: () => {
      keys.current.clear();
    },
  };
}
