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

/** One secret, one key per purpose: a leak of what one key signs says nothing about the others. */
export const deriveKey = (secret: string, purpose: Purpose) =>
  new Uint8Array(hkdfSync('sha256', secret, '', `museum ${purpose}`, KEY_BYTES));
