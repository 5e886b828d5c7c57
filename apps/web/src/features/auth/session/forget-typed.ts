import { SESSION_CHANNEL, type SessionMessage } from './session-tabs.ts';

/** Unsaved changes survive a session that ran out, but not its owner's leaving, in whichever tab. */
export function forgetTyped(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing could be stored either.
  }
}

/** For a public page, which knows no session: what staff typed in its tab goes when they leave. */
export function forgetTypedAtSignOut(): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
    if (data.kind === 'signed-out') forgetTyped();
  };
}
