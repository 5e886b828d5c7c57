import type { QueryClient } from '@tanstack/react-query';

import { refreshLists } from '#features/visit-requests/visit-request-queries.ts';
import { actAtGate } from './gate-api.ts';
import { offlineSince } from './network.ts';
import { sendTaps } from './send-taps.ts';
import { isWaiting, type Tap } from './tap.ts';
import { taps } from './tap-queue.ts';

/** How often the server is tried while something waits, in milliseconds. */
const PAUSE_MS = 10_000;

/**
 * Sends taps as soon as there is a way: when the network is back, when the page is looked at, and
 * every now and then. A tap shows until the sheet shows what it did.
 */
export function keepSending(queryClient: QueryClient): () => void {
  const send = async (tap: Tap) => {
    const request = await actAtGate(tap);
    await refreshLists(queryClient);
    return request;
  };
  const sendWaiting = () => {
    if (taps.get().some(isWaiting)) void sendTaps(send);
  };
  const sendIfOnline = () => {
    if (!offlineSince.get()) sendWaiting();
  };
  const stops = [
    offlineSince.subscribe(sendIfOnline),
    taps.subscribe(sendIfOnline),
    on(window, 'online', sendWaiting),
    on(document, 'visibilitychange', sendWaiting),
    every(PAUSE_MS, sendWaiting),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function on(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => {
    target.removeEventListener(event, listener);
  };
}

function every(pause: number, work: () => void): () => void {
  const timer = setInterval(work, pause);
  return () => {
    clearInterval(timer);
  };
}
