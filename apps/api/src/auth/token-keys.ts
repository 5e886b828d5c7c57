import { hkdfSync, webcrypto } from 'node:crypto';

/** Bytes of each derived key. */
const KEY_BYTES = 32;

/** One secret, one key per purpose: a leak of what one key signs says nothing about the others. */
export const deriveKey = (secret: string, purpose: 'access-token' | 'refresh-token') =>
  new Uint8Array(hkdfSync('sha256', secret, '', `museum ${purpose}`, KEY_BYTES));

const accessTokenKeys = new Map<string, Promise<webcrypto.CryptoKey>>();

/** The key of access tokens, made once per secret: every staff call needs it. */
export function accessTokenKey(secret: string): Promise<webcrypto.CryptoKey> {
  const known = accessTokenKeys.get(secret);
  if (known) return known;
  const key = webcrypto.subtle.importKey(
    'raw',
    deriveKey(secret, 'access-token'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  accessTokenKeys.set(secret, key);
  return key;
}
