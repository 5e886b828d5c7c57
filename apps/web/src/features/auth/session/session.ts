import { useEffect } from 'react';

import { refresh, revoke } from '#features/auth/auth-api.ts';
import { forgetTyped } from './forget-typed.ts';
import { refreshOn401 } from './refresh-on-401.ts';
import type { Session } from './session-state.ts';
import { createSessionStore } from './session-store.ts';
import { isExpired } from './session-tokens.ts';
import { attachBearer, staffClient, streamClient } from '#lib/http/http-client.ts';
import { useObserved } from '#lib/observable.ts';

/** The session of this tab. */
export const sessionStore = createSessionStore();

// The HTTP client knows no session: here both are introduced to each other.
for (const client of [staffClient, streamClient]) {
  attachBearer(client, () => sessionStore.get().token);
  refreshOn401(client, sessionStore, refresh);
}

/** The session, read from storage or from another tab on first use. */
export function useSession(): Session {
  useEffect(() => {
    void sessionStore.load();
  }, []);
  return useObserved(sessionStore);
}

sessionStore.subscribe(() => {
  if (sessionStore.get().hasLeft) forgetTyped();
});

/**
 * Signs out here and in all tabs at once, then tells the server. The person is out even when the
 * server can't be reached; what the server keeps then ends by its own age.
 */
export async function signOut(): Promise<void> {
  const { token, refreshToken } = sessionStore.get();
  sessionStore.signOut();
  if (!token || !refreshToken) return;
  try {
    await revoke(isExpired(token) ? await refresh(refreshToken) : { token, refreshToken });
  } catch {
    // Nobody waits for an answer any more.
  }
}
