import {
  refreshTokenSchema,
  sessionUserSchema,
  tokenPairSchema,
} from '@museum/shared/auth/session-schema';
import { signInSchema } from '@museum/shared/auth/sign-in-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import { z } from 'zod';
import type { AppDeps } from '#lib/app-deps.ts';
import { addressKey } from '#lib/http/client-address.ts';
import { createRateLimits } from '#lib/http/rate-limit.ts';
import { noteAccount, noteStaff } from '#lib/log/request-log.ts';
import type { Route } from '#lib/http/route.ts';
import { accountRoutes } from './account-routes.ts';
import { refreshSession } from './refresh-session.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { signedInUser } from './require-session.ts';
import { revokeFamilyOf } from './session-store.ts';
import { createSignInAttempts } from './sign-in-attempts.ts';
import { signIn } from './sign-in.ts';

const signedOutSchema = z.object({ signedOut: z.literal(true) });

export function authRoutes(deps: AppDeps): Route[] {
  const attempts = createSignInAttempts(createRateLimits(deps.env), deps.env);
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
    {
      method: 'post',
      path: '/auth/sign-out',
      doc: {
        summary: 'End the sign-in that a refresh token descends from',
        body: refreshTokenSchema,
        answer: { schema: dataEnvelope(signedOutSchema) },
      },
      handle: async (request, response) => {
        const { token } = refreshTokenSchema.parse(request.body);
        const tokenHash = hashRefreshToken(token, deps.env.JWT_SECRET);
        await revokeFamilyOf(tokenHash, signedInUser(response).staffId, deps.clock());
        response.json({ data: { signedOut: true } });
      },
    },
    {
      method: 'get',
      path: '/auth/session',
      doc: {
        summary: 'The signed-in person',
        answer: { schema: dataEnvelope(sessionUserSchema) },
      },
      handle: (_request, response) => {
        response.json({ data: sessionUserSchema.parse(signedInUser(response)) });
      },
    },
    ...accountRoutes(deps, attempts),
  ];
}
