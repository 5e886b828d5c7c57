import { expired, left, type Session, signedIn, signedOut, tokensOf } from './session-state.ts';
import { REFRESH_TOKEN_KEY, type SessionTokens } from './session-tokens.ts';
import type { Observable } from '#lib/observable.ts';

/** On which the tabs of one browser hear each other. */
export const SESSION_CHANNEL = 'museum-session';

/** What the tabs of one browser tell each other; nothing of it ever stands in an address. */
export type SessionMessage =
  /** A new tab has no session and asks for one. */
  | { kind: 'ask' }
  /** The answer to it. */
  | { kind: 'hand-over'; tokens: SessionTokens }
  /** Somebody signed in, or the tokens were renewed. */
  | { kind: 'new-tokens'; tokens: SessionTokens }
  | { kind: 'signed-out' }
  | { kind: 'expired' };

export type OtherTabs = {
  tell: (message: SessionMessage) => void;
  /** Waits until another tab has handed its session over, or until it is clear that none will. */
  ask: () => Promise<void>;
  leave: () => void;
};

/** How long a new tab waits for another one's session, in milliseconds. */
const HAND_OVER_WAIT_MS = 300;

const answerTo = (message: SessionMessage, current: Session): Session | undefined => {
  if (message.kind === 'signed-out') return left;
  if (message.kind === 'expired') return expired;
  if (message.kind === 'new-tokens') return signedIn(message.tokens);
  if (message.kind === 'hand-over' && !current.isSignedIn) return signedIn(message.tokens);
  return undefined;
};

const waitForChange = (session: Observable<Session>, milliseconds: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    const stop = session.subscribe(done);
  });

/** Keeps a tab's session in step with the other tabs: only tabs of the same origin hear each other. */
export function joinOtherTabs(session: Observable<Session>): OtherTabs {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  const tell = (message: SessionMessage) => {
    channel.postMessage(message);
  };

  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
    const next = answerTo(data, session.get());
    if (next) session.set(next);
    const tokens = tokensOf(session.get());
    if (data.kind === 'ask' && tokens) tell({ kind: 'hand-over', tokens });
  };

  // Another tab, or the browser's own settings, emptied the storage. Whether somebody left is told by a message.
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    const isOurs = key === REFRESH_TOKEN_KEY && oldValue === session.get().refreshToken;
    if (key === null || (isOurs && newValue === null)) session.set(signedOut);
  };
  window.addEventListener('storage', onStorage);

  return {
    tell,
    ask: () => {
      tell({ kind: 'ask' });
      return waitForChange(session, HAND_OVER_WAIT_MS);
    },
    leave: () => {
      window.removeEventListener('storage', onStorage);
      channel.close();
    },
  };
}
