import type { QueryClient } from '@tanstack/react-query';

import { sessionStore } from '#features/auth/session.ts';
import { personOf, readStoredTokens } from '#features/auth/session-tokens.ts';
import { forgetDays } from '#features/day/offline/kept-day.ts';
import { deviceOwner, forgetAll } from '#features/day/offline/kept-on-device.ts';
import { forgetOthersTaps, taps } from '#features/day/offline/tap-queue.ts';
import { keepSending } from '#features/day/offline/keep-sending.ts';
import { onNewDay } from '#lib/new-day.ts';

/** Who is signed in, if anybody is. */
function ownerNow() {
  const { isSignedIn, token } = sessionStore.get();
  const person = isSignedIn && token ? personOf(token) : undefined;
  return person ? { person, isRemembered: readStoredTokens() !== undefined } : undefined;
}

/** Somebody signed in or was found signed in: what others left and what is over goes. */
async function welcome(person: string): Promise<void> {
  await Promise.all([forgetDays(person), forgetOthersTaps()]);
}

/** Who leaves takes all along; of a session that ran out the taps stay, which hold nothing personal. */
async function sayGoodbye(hasLeft: boolean): Promise<void> {
  taps.set([]);
  await (hasLeft ? forgetAll() : forgetDays());
}

/**
 * What is kept of the day on this device follows the session of the back office, whichever of its
 * pages is open: it belongs to one person, goes with the session and with the day, and what was
 * pressed without a network is sent.
 */
export function followSession(queryClient: QueryClient): () => void {
  const follow = () => {
    const { isLoaded, hasLeft = false } = sessionStore.get();
    if (!isLoaded) return;
    const before = deviceOwner.get();
    const owner = ownerNow();
    deviceOwner.set(owner);
    if (!owner) void sayGoodbye(hasLeft);
    else if (owner.person !== before?.person) void welcome(owner.person);
  };
  // A page may stay open over midnight.
  const sweep = () => {
    if (sessionStore.get().isLoaded) void forgetDays(deviceOwner.get()?.person);
  };
  const stopFollowing = sessionStore.subscribe(follow);
  const stopWatching = onNewDay(sweep);
  document.addEventListener('visibilitychange', sweep);
  void sessionStore.load().then(follow);
  const stopSending = keepSending(queryClient);
  return () => {
    stopFollowing();
    stopWatching();
    document.removeEventListener('visibilitychange', sweep);
    stopSending();
  };
}
