import { createHmac } from 'node:crypto';
import { deriveKey } from '#lib/derive-key.ts';
import type { MarkedAddress } from './address-store.ts';

/**
 * An address with what stands for it in the audit trail: the same for the same address, so that a
 * later question can be answered, and without the server's key it leads back to nobody.
 */
export function markAddress(secret: string, address: string): MarkedAddress {
  const known = address.toLowerCase();
  const hash = createHmac('sha256', deriveKey(secret, 'audit')).update(known).digest('base64url');
  return { address: known, mark: `e-mail ${hash.slice(0, 16)}` };
}
