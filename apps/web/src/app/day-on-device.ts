import type { QueryClient } from '@tanstack/react-query';

import { sessionStore } from '#features/auth/session/session.ts';
import { personOf, readStoredTokens } from '#features/auth/session/session-tokens.ts';
import { forgetDays } from '#features/day/offline/kept-day.ts';
import { deviceOwner } from '#features/day/offline/kept-on-device.ts';
import { forgetTapsOf, readTaps } from '#features/day/offline/tap-queue.ts';
import { keepSending } from '#features/day/offline/send-taps.ts';
import { onNewDay } from '#lib/time/new-day.ts';

/** Who is signed in, if anybody is. */
function ownerNow() {
  const { isSignedIn, token } = sessionStore.get();
  const person = isSignedIn && token ? personOf(token) : undefined;
  return person ? { person, isRemembered: readStoredTokens() !== undefined } : undefined;
}

/** Somebody signed in or was found signed in: days of others and what is over go. */
async function welcome(person: string): Promise<void> {
  await Promise.all([forgetDays(person), readTaps()]);
}

/**
 * The days go, and with a person who leaves what they pressed. Of a session that ran out the taps
 * stay: they hold money and nothing personal.
 */
async function sayGoodbye(leaver: string | undefined): Promise<void> {
  await forgetDays();
  if (leaver) await forgetTapsOf(leaver);
}

/**
 * What is kept of the day on this device follows the session of the back office, whichever of its
 * pages is open: it belongs to one person, goes with the session and with the day, and what was
 * pressed without a network is sent.
 */
export function followSession(queryClient: QueryClient): () => void {
  let lastPerson: string | undefined;
  const follow = () => {
    const { isLoaded, hasLeft = false } = sessionStore.get();
    if (!isLoaded) return;
    const before = deviceOwner.get();
    const owner = ownerNow();
    deviceOwner.set(owner);
    if (owner) lastPerson = owner.person;
    if (!owner) void sayGoodbye(hasLeft ? lastPerson : undefined);
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
