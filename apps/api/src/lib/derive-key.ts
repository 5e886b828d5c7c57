import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Bytes of each derived key. */
const KEY_BYTES = 32;

type Purpose =
  | 'access-token'
  | 'refresh-token'
  | 'stored-token'
  | 'rate-limit'
  | 'log'
  | 'audit'
  | 'request-key'
  | 'fingerprint';

const derived = new Map<string, KeyObject>();

/**
 * One secret, one key per purpose: a leak of what one key signs says nothing about the others. Not its
 * bytes, of which `createHmac` makes a key anew each time: that takes longer than the hash.
 */
export function deriveKey(secret: string, purpose: Purpose): KeyObject {
  // Every request's link needs one; a process knows one secret.
  const name = `${purpose} ${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const bytes = hkdfSync('sha256', secret, '', `museum ${purpose}`, KEY_BYTES);
  const key = createSecretKey(new Uint8Array(bytes));
  derived.set(name, key);
  return key;
}
