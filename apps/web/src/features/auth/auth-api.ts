import type { TokenPair } from '@museum/shared/auth/session-schema';
import type { SignIn } from '@museum/shared/auth/sign-in-schema';

import type { SessionTokens } from './session/session-tokens.ts';
import { publicClient, unwrap } from '#lib/http/http-client.ts';

const toSessionTokens = ({ accessToken, refreshToken }: TokenPair): SessionTokens => ({
  token: accessToken,
  refreshToken,
});

export async function signIn(credentials: SignIn): Promise<SessionTokens> {
  return toSessionTokens(await unwrap<TokenPair>(publicClient.post('/auth/sign-in', credentials)));
}

/** Exchanges a refresh token for new tokens. It is a public call, so its own 401 renews nothing. */
export async function refresh(refreshToken: string): Promise<SessionTokens> {
  const body = { token: refreshToken };
  return toSessionTokens(await unwrap<TokenPair>(publicClient.post('/auth/refresh', body)));
}

/** Ends the session on the server. */
export async function revoke({ token, refreshToken }: SessionTokens): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await publicClient.post('/auth/sign-out', { token: refreshToken }, { headers });
}
