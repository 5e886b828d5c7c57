import type { AuditAction } from '@museum/shared/audit/audit-action';
import type { TokenPair } from '@museum/shared/auth/session-schema';
import type { Staff } from '#generated/prisma/client.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { signAccessToken } from './access-token.ts';
import { hashRefreshToken, newRefreshToken } from './refresh-token.ts';
import { createSession } from './session-store.ts';

/** A session lasts this long, however often it is refreshed. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The first tokens of a session, for somebody who has proved who they are by the password of
 * `staff.passwordHash`.
 * @throws AppError INVALID_USER_CREDENTIALS when that is no longer their password
 */
export async function startSession(
  deps: Pick<AppDeps, 'env' | 'clock'>,
  staff: Staff,
  action?: AuditAction,
): Promise<TokenPair> {
  const now = deps.clock();
  const refreshToken = newRefreshToken();
  const sessionId = await createSession({
    staff,
    action,
    tokenHash: hashRefreshToken(refreshToken, deps.env.JWT_SECRET),
    now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  if (sessionId === undefined) throw new AppError('INVALID_USER_CREDENTIALS');
  const accessToken = await signAccessToken(deps, { staff, sessionId });
  return { accessToken, refreshToken };
}
