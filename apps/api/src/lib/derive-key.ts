import { hkdfSync } from 'node:crypto';

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

const derived = new Map<string, Uint8Array>();

/** One secret, one key per purpose: a leak of what one key signs says nothing about the others. */
export function deriveKey(secret: string, purpose: Purpose): Uint8Array {
  // Every request's link needs one; a process knows one secret.
  const name = `${purpose} ${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `museum ${purpose}`, KEY_BYTES));
  derived.set(name, key);
  return key;
}
