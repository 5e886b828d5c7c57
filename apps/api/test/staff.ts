import type { TokenPair } from '@museum/shared/auth/session-schema';
import { JELENA } from '@museum/testing/jelena';
import { startSession } from '#auth/sessions/start-session.ts';
import { createStaff, findStaffByEmail } from '#auth/staff-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { testDeps } from './test-app.ts';

/** Jelena's row; she is hired by the first test of a file that needs her. */
export const hireJelena = async () =>
  (await findStaffByEmail(JELENA.email)) ?? (await createStaff(JELENA));

/** Real tokens of a real sign-in of Jelena's, without the hashing. */
export const signInJelena = async (overrides: Partial<AppDeps> = {}): Promise<TokenPair> =>
  startSession(testDeps(overrides), await hireJelena());

/** The header of a signed-in member of staff. */
export const bearer = ({ accessToken }: TokenPair) => `Bearer ${accessToken}`;
