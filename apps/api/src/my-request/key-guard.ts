import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Env } from '#env.ts';
import { AppError } from '#lib/http/app-error.ts';
import { idInKey, isKeyOf } from '#visit-requests/request-key.ts';
import { findLinked } from './link-store.ts';

/** The header that stands for a sign-in on a requester's own page. */
export const requestKeyHeader = z.object({ 'x-request-key': z.string() });

/** No request has it, so that what can be no key is looked up like any other. */
const NOBODY = { id: 0, keyVersion: 0 };

/**
 * The id of the request that a key opens. A wrong key, one that staff made void, and that of a
 * request which is deleted or whose personal data has gone are the same: one look-up, one answer.
 * @throws AppError NOT_FOUND
 */
export async function idOfKey(key: string, env: Pick<Env, 'JWT_SECRET'>): Promise<number> {
  const found = await findLinked(idInKey(key));
  // Compared in any case, so that the answer takes the same time.
  const isRight = isKeyOf(found ?? NOBODY, key, env);
  if (!found || !isRight) throw new AppError('NOT_FOUND');
  return found.id;
}

type Locals = { requestId: number };

/** Lets in whoever has a request's key, and keeps the answer out of search engines. */
export const keyGuard =
  (env: Pick<Env, 'JWT_SECRET'>) => async (request: Request, response: Response) => {
    response.set('X-Robots-Tag', 'noindex');
    const key = request.get('X-Request-Key') ?? '';
    (response.locals as Locals).requestId = await idOfKey(key, env);
  };

/** The id of the request whose key a call came with. */
export const idOfRequester = (response: Response) => (response.locals as Locals).requestId;
