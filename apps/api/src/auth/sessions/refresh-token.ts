import { createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '#lib/derive-key.ts';

/** The first token of a session: 32 random bytes. */
export const newRefreshToken = () => randomBytes(32).toString('base64url');

/**
 * The token that follows another one. It can be computed again, so that a second tab gets the same
 * one although only hashes are stored; without the server's key nobody can compute it.
 */
export const successorOf = (token: string, secret: string) =>
  createHmac('sha256', deriveKey(secret, 'refresh-token')).update(token).digest('base64url');

/**
 * What the database keeps of a token. With the server's key, so that another secret ends all
 * sessions, and not only the access tokens of the next minutes.
 */
export const hashRefreshToken = (token: string, secret: string) =>
  createHmac('sha256', deriveKey(secret, 'stored-token')).update(token).digest('hex');
