import { refreshTokenSchema, tokenPairSchema } from '@museum/shared/auth/session-schema';
import { signInSchema } from '@museum/shared/auth/sign-in-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import type { AppDeps } from '#lib/app-deps.ts';
import { addressKey } from '#lib/http/limits/client-address.ts';
import { noteAccount, noteStaff } from '#lib/log/request-log.ts';
import type { Route } from '#lib/http/route.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import { signIn } from './sign-in.ts';

/** The way in: with a password, and with a refresh token from then on. */
export function authPublicRoutes(deps: AppDeps, attempts: SignInAttempts): Route[] {
  return [
    {
      method: 'post',
      path: '/auth/sign-in',
      doc: {
        summary: 'Sign in with e-mail and password',
        body: signInSchema,
        errors: ['INVALID_USER_CREDENTIALS', 'TOO_MANY_REQUESTS'],
        answer: { schema: dataEnvelope(tokenPairSchema) },
      },
      handle: async (request, response) => {
        const credentials = signInSchema.parse(request.body);
        noteAccount(response, credentials.email);
        const address = addressKey(request.ip);
        const { tokens, staffId } = await signIn(deps, attempts, credentials, address);
        noteStaff(response, staffId);
        response.json({ data: tokens });
      },
    },
    {
      method: 'post',
      path: '/auth/refresh',
      limit: 'refresh',
      doc: {
        summary: 'Exchange a refresh token for a new pair',
        body: refreshTokenSchema,
        errors: ['UNAUTHORIZED'],
        answer: { schema: dataEnvelope(tokenPairSchema) },
      },
      handle: async (request, response) => {
        const { token } = refreshTokenSchema.parse(request.body);
        const { tokens, staffId } = await refreshSession(deps, token);
        noteStaff(response, staffId);
        response.json({ data: tokens });
      },
    },
  ];
}
