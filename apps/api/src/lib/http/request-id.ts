import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Env } from '#env.ts';

/** The header in which a request's number comes and goes. */
export const REQUEST_ID = 'X-Request-Id';

/** A UUID, or 32 digits as nginx makes them: nothing that somebody could write a word into. */
const WELL_FORMED = /^[\da-f]{8}(-?)(?:[\da-f]{4}\1){3}[\da-f]{12}$/;

/** The number of a request: the one that our proxy gave it, if it is well-formed, else a new one. */
export function requestIdOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>,
): string {
  const given = headers[REQUEST_ID.toLowerCase()];
  const isOurs = TRUST_PROXY > 0 && typeof given === 'string' && WELL_FORMED.test(given);
  return isOurs ? given : randomUUID();
}
