import type { TokenPair } from '@museum/shared/auth/session-schema';
import { JELENA } from '@museum/testing/jelena';
import { signAccessToken } from '#auth/sessions/access-token.ts';
import { presentSessionUser } from '#auth/sessions/present-session-user.ts';
import { hashRefreshToken, newRefreshToken } from '#auth/sessions/refresh-token.ts';
import { createSession } from '#auth/sessions/session-store.ts';
import { createStaff, findStaffByEmail } from '#auth/staff-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { testDeps } from './test-app.ts';

const HOUR_MS = 3_600_000;

/** Jelena's row; she is hired by the first test of a file that needs her. */
export const hireJelena = async () =>
  (await findStaffByEmail(JELENA.email)) ?? (await createStaff(JELENA));

/** Real tokens of a real sign-in of Jelena's, without the hashing. */
export async function signInJelena(overrides: Partial<AppDeps> = {}): Promise<TokenPair> {
  const deps = testDeps(overrides);
  const staff = await hireJelena();
  const now = deps.clock();
  const refreshToken = newRefreshToken();
  const sessionId = await createSession({
    staff,
    tokenHash: hashRefreshToken(refreshToken, deps.env.JWT_SECRET),
    now,
    expiresAt: new Date(now.getTime() + 24 * HOUR_MS),
  });
  if (sessionId === undefined) throw new Error('Jelena has another password meanwhile');
  const user = presentSessionUser(staff);
  const accessToken = await signAccessToken(deps, { staffId: staff.id, sessionId, user });
  return { accessToken, refreshToken };
}

/** The header of a signed-in member of staff. */
export const bearer = ({ accessToken }: TokenPair) => `Bearer ${accessToken}`;
