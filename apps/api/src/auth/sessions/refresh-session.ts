import type { TokenPair } from '@museum/shared/auth/session-schema';
import { AppError } from '#lib/http/app-error.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { signAccessToken } from './access-token.ts';
import { hashRefreshToken, successorOf } from './refresh-token.ts';
import { rotateToken } from './session-store.ts';
import { findStaff } from '#auth/staff-store.ts';

/** Two tabs that refresh within this time get the same successor (contract §2). */
const GRACE_MS = 10_000;

/**
 * Exchanges a refresh token for a new pair; a token that was used before ends the whole session,
 * because somebody else may hold it.
 * @throws AppError UNAUTHORIZED
 */
export async function refreshSession(
  deps: AppDeps,
  token: string,
): Promise<{ tokens: TokenPair; staffId: number }> {
  const { JWT_SECRET } = deps.env;
  const successor = successorOf(token, JWT_SECRET);
  const rotation = await rotateToken({
    tokenHash: hashRefreshToken(token, JWT_SECRET),
    successorHash: hashRefreshToken(successor, JWT_SECRET),
    now: deps.clock(),
    graceMs: GRACE_MS,
  });
  const staff = rotation.outcome === 'rotated' ? await findStaff(rotation.staffId) : null;
  if (rotation.outcome === 'reused') {
    deps.logger.warn({ staff: rotation.staffId }, 'old refresh token used: the session has ended');
  }
  if (rotation.outcome !== 'rotated' || !staff) throw new AppError('UNAUTHORIZED');
  const accessToken = await signAccessToken(deps, { staff, sessionId: rotation.sessionId });
  return { tokens: { accessToken, refreshToken: successor }, staffId: staff.id };
}
