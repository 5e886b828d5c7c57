import { isAxiosError } from 'axios';

import type { SessionStore } from './session-store.ts';
import { isExpired, readStoredTokens, type SessionTokens } from './session-tokens.ts';
import type { HttpClient } from '#lib/http/http-client.ts';

declare module 'axios' {
  // Augmenting a library's type needs its own `interface`.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface AxiosRequestConfig {
    /** Set on a call that is sent again with a renewed token. */
    isRetried?: boolean;
  }
}

type Refresh = (refreshToken: string) => Promise<SessionTokens | undefined>;

/** One tab at a time, where the browser can tell: two tabs must not spend the same refresh token. */
const oneTabAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('museum-session-refresh', work) : work();

/** New tokens for the session, from another tab or from the server; without any it is signed out. */
async function renewSession(session: SessionStore, refresh: Refresh): Promise<void> {
  const ours = session.get().refreshToken;
  const stored = readStoredTokens();
  if (stored && stored.refreshToken !== ours && !isExpired(stored.token)) {
    session.renew(stored); // Another tab was quicker.
    return;
  }
  const refreshToken = stored?.refreshToken ?? ours;
  const tokens = refreshToken ? await refresh(refreshToken).catch(() => undefined) : undefined;
  // Whoever signed out while the answer was under way stays so; a changed password brought other tokens.
  if (session.get().refreshToken !== ours) return;
  if (tokens?.token) session.renew(tokens);
  else session.expire();
}

/**
 * Spec §8: a 401 of an authenticated call renews the session once for all calls that wait for it and
 * sends each of them again; when that fails the person is signed out. Other errors pass through.
 */
export function refreshOn401(client: HttpClient, session: SessionStore, refresh: Refresh): void {
  let renewing: Promise<void> | undefined;

  const renewOnce = () => {
    renewing ??= oneTabAtATime(() => renewSession(session, refresh)).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  client.interceptors.response.use(undefined, async (error: unknown) => {
    const call = isAxiosError(error) && error.response?.status === 401 ? error.config : undefined;
    if (!call || call.isRetried) throw error;
    // A late answer to the former token needs no refresh: the session is new already.
    const { token } = session.get();
    if (!token || call.headers.get('Authorization') === `Bearer ${token}`) await renewOnce();
    if (!session.get().isSignedIn) throw error;
    return client.request({ ...call, isRetried: true });
  });
}
