import type { SessionUser } from '@museum/shared/auth/session-schema';
import type { RequestHandler, Response } from 'express';
import { AppError } from '#lib/http/app-error.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { noteStaff } from '#lib/log/request-log.ts';
import { verifyAccessToken, type AccessTokenClaims } from './access-token.ts';
import { isSessionAlive } from './session-store.ts';

/** Lets only signed-in people through; a sign-out ends their access tokens too, at once. */
export function requireSession(deps: Pick<AppDeps, 'env' | 'clock'>): RequestHandler {
  return async (request, response, next) => {
    const token = /^Bearer ([\w.-]+)$/i.exec(request.get('Authorization') ?? '')?.[1];
    const claims = token && (await verifyAccessToken(deps, token));
    if (!claims || !(await isSessionAlive(claims.sid, deps.clock()))) {
      response.set('WWW-Authenticate', 'Bearer');
      throw new AppError('UNAUTHORIZED');
    }
    response.locals.claims = claims;
    noteStaff(response, Number(claims.sub));
    next();
  };
}

const claimsOf = (response: Response) => response.locals.claims as AccessTokenClaims;

/** When the token ends that a call has passed `requireSession` with. */
export const tokenEnd = (response: Response): Date => new Date(claimsOf(response).exp * 1000);

/** The person behind a call that has passed `requireSession`. */
export const signedInUser = (
  response: Response,
): SessionUser & { staffId: number; sessionId: string } => {
  const { sub, sid, email, firstName, lastName, role } = claimsOf(response);
  return { staffId: Number(sub), sessionId: sid, email, firstName, lastName, role };
};
