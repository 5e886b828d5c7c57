import type { SessionUser } from '@museum/shared/auth/session-schema';
import { jwtDecode } from 'jwt-decode';

export type SessionTokens = { token: string; refreshToken: string };

// Keys of the spec's section 4.
const TOKEN_KEY = 'token';
export const REFRESH_TOKEN_KEY = 'refreshToken';

type AccessTokenPayload = SessionUser & { sub?: string; exp?: number };

/** What was remembered; undefined unless both are there. A browser may refuse its storage altogether. */
export function readStoredTokens(): SessionTokens | undefined {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const refreshToken = localStorage.getItem(REFRESH_TOKEN_KEY);
    return token && refreshToken ? { token, refreshToken } : undefined;
  } catch {
    return undefined;
  }
}

export function storeTokens({ token, refreshToken }: SessionTokens): void {
  try {
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(REFRESH_TOKEN_KEY, refreshToken);
  } catch {
    // The session then lives as long as its tabs.
  }
}

export function forgetStoredTokens(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(REFRESH_TOKEN_KEY);
  } catch {
    // Nothing could be stored either.
  }
}

function decode(token: string): AccessTokenPayload | undefined {
  try {
    return jwtDecode<AccessTokenPayload>(token);
  } catch {
    return undefined;
  }
}

/** The person an access token speaks of; undefined when it is no token. */
export function userOf(token: string): SessionUser | undefined {
  const payload = decode(token);
  if (!payload) return undefined;
  const { email, firstName, lastName, role } = payload;
  return { email, firstName, lastName, role };
}

/** The number of that person in the database, under which nothing personal has to be written down. */
export const personOf = (token: string) => decode(token)?.sub;

/** Whether an access token's time is over by this device's clock. */
export const isExpired = (token: string) => (decode(token)?.exp ?? 0) * 1000 <= Date.now();
