import type { webcrypto } from 'node:crypto';
import { deriveKey } from '#lib/derive-key.ts';

const accessTokenKeys = new Map<string, Promise<webcrypto.CryptoKey>>();

/** The key of access tokens, made once per secret: every staff call needs it. */
export function accessTokenKey(secret: string): Promise<webcrypto.CryptoKey> {
  const known = accessTokenKeys.get(secret);
  if (known) return known;
  const key = crypto.subtle.importKey(
    'raw',
    deriveKey(secret, 'access-token').export(),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  accessTokenKeys.set(secret, key);
  return key;
}
