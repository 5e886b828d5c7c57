import {
  changePasswordSchema,
  renewedSessionSchema,
  endOtherSessionsSchema,
  type OwnSession,
  ownSessionSchema,
} from '@museum/shared/auth/account-schema';
import { refreshTokenSchema, sessionUserSchema } from '@museum/shared/auth/session-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { AppDeps } from '#lib/app-deps.ts';
import { addressKey } from '#lib/http/limits/client-address.ts';
import type { Route } from '#lib/http/route.ts';
import { changePassword, endOtherSessions, type Asker } from './own-account.ts';
import { hashRefreshToken } from './sessions/refresh-token.ts';
import { signedInUser } from './sessions/require-session.ts';
import { endSessionOf, listLiveSessions, type LiveSession } from './sessions/session-store.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

const signedOutSchema = z.object({ signedOut: z.literal(true) });

/** What staff do with their own account: who they are, the way out, a new password, where they are signed in. */
export function authStaffRoutes(deps: AppDeps, attempts: SignInAttempts): Route[] {
  return [
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
        await endSessionOf(tokenHash, signedInUser(response).staffId, deps.clock());
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
    {
      method: 'put',
      path: '/auth/password',
      doc: {
        summary: 'Change one’s own password; all sessions end, this one goes on with new tokens',
        body: changePasswordSchema,
        errors: ['TOO_MANY_REQUESTS'],
        answer: { schema: dataEnvelope(renewedSessionSchema) },
      },
      handle: async (request, response) => {
        const change = changePasswordSchema.parse(request.body);
        const data = await changePassword(deps, attempts, change, askerOf(request, response));
        response.json({ data });
      },
    },
    {
      method: 'get',
      path: '/auth/sessions',
      doc: {
        summary: 'Where one is signed in oneself',
        answer: { schema: dataEnvelope(ownSessionSchema.array()) },
      },
      handle: async (_request, response) => {
        const { staffId, sessionId } = signedInUser(response);
        const sessions = await listLiveSessions(staffId, deps.clock());
        response.json({ data: sessions.map((session) => presentOwnSession(session, sessionId)) });
      },
    },
    {
      method: 'post',
      path: '/auth/sessions/end-others',
      doc: {
        summary: 'End all one’s sessions; this one goes on with new tokens',
        body: endOtherSessionsSchema,
        errors: ['TOO_MANY_REQUESTS'],
        answer: { schema: dataEnvelope(renewedSessionSchema) },
      },
      handle: async (request, response) => {
        const { currentPassword } = endOtherSessionsSchema.parse(request.body);
        const asker = askerOf(request, response);
        response.json({ data: await endOtherSessions(deps, attempts, currentPassword, asker) });
      },
    },
  ];
}

const askerOf = (request: Request, response: Response): Asker => ({
  staffId: signedInUser(response).staffId,
  address: addressKey(request.ip),
});

/** A session as its owner sees it. */
const presentOwnSession = (
  { id, createdAt, lastUsedAt }: LiveSession,
  currentId: string,
): OwnSession => ({
  id,
  signedInAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  isCurrent: id === currentId,
});
