import { createHmac } from 'node:crypto';
import type { Clock } from './clock.ts';
import { deriveKey } from './derive-key.ts';

const LENGTH = 12;

/**
 * What stands for an address or an e-mail in the logs: the same all day (UTC), so that what belongs
 * together is found, another one tomorrow, and without the server's key it leads back to nobody.
 */
export function createPseudonyms(secret: string, clock: Clock): (value: string) => string {
  const key = deriveKey(secret, 'log');
  return (value) => {
    const day = clock().toISOString().slice(0, 10);
    return createHmac('sha256', key).update(`${day} ${value}`).digest('base64url').slice(0, LENGTH);
  };
}
