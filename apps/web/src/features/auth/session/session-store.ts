import { expired, left, notLoaded, type Session, signedIn, signedOut } from './session-state.ts';
import { joinOtherTabs, type OtherTabs } from './session-tabs.ts';
import {
  forgetStoredTokens,
  readStoredTokens,
  type SessionTokens,
  storeTokens,
} from './session-tokens.ts';
import { createObservable } from '#lib/observable.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session of one tab (spec §4). */
export function createSessionStore() {
  const session = createObservable<Session>(notLoaded);
  let otherTabs: OtherTabs | undefined;
  let loading: Promise<void> | undefined;

  const firstRead = async () => {
    const joined = joinOtherTabs(session);
    otherTabs = joined;
    const stored = readStoredTokens();
    if (stored) session.set(signedIn(stored));
    else await joined.ask();
    const isClosed = otherTabs !== joined;
    if (!isClosed && !session.get().isLoaded) session.set(signedOut);
  };

  /** The tokens outlive the browser's tabs only if the person asked to be remembered. */
  const takeOver = (tokens: SessionTokens, { remember }: { remember: boolean }) => {
    if (remember) storeTokens(tokens);
    session.set(signedIn(tokens));
    otherTabs?.tell({ kind: 'new-tokens', tokens });
  };

  /** Forgets the session in every tab. */
  const end = (kind: 'signed-out' | 'expired') => {
    forgetStoredTokens();
    session.set(kind === 'expired' ? expired : left);
    otherTabs?.tell({ kind });
  };

  return {
    get: session.get,
    subscribe: session.subscribe,
    /** Reads the session once; further calls wait for the same reading. */
    load: () => (loading ??= firstRead()),
    signIn: takeOver,
    /** After a refresh both tokens are stored. */
    renew: (tokens: SessionTokens) => {
      takeOver(tokens, { remember: true });
    },
    signOut: () => end('signed-out'),
    /** Where nobody asked for it. */
    expire: () => end('expired'),
    /** Forgets all, as if the tab had been closed: for tests, where tabs come and go in one page. */
    close: () => {
      otherTabs?.leave();
      otherTabs = loading = undefined;
      session.set(notLoaded);
    },
  };
}
