import { SIGN_MS } from '@museum/shared/live/live-news';

import { type LiveMessage, readStream } from './read-stream.ts';

/** A stream that says nothing for so long is given up, in milliseconds. */
const SILENCE_MS = 2.5 * SIGN_MS;
/** Pauses after attempts that failed, one after the other; the last one stays. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000];

/** What the stream says, and that it is being opened. */
export type LeadMessage = LiveMessage | { type: 'trying' };

/** Keeps a stream open until it is told to end: each that ends or fails is followed by another. */
export async function lead(
  hear: (message: LeadMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    hear({ type: 'trying' });
    if (await attempt(hear, signal)) failures = 0;
    if (signal.aborted) return;
    const longest = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]!;
    // When a server ends, not all come to the next one in the same moment.
    await pause(longest * (0.5 + Math.random() / 2), signal);
  }
}

/** Reads one stream to its end; true when it had been open. */
async function attempt(hear: (message: LiveMessage) => void, signal: AbortSignal) {
  const silence = new AbortController();
  const giveUp = () => {
    silence.abort();
  };
  let timer = setTimeout(giveUp, SILENCE_MS);
  let isOpen = false;
  const listen = (message: LiveMessage) => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, SILENCE_MS);
    isOpen = true;
    hear(message);
  };
  await readStream(listen, AbortSignal.any([signal, silence.signal])).catch(() => undefined);
  clearTimeout(timer);
  return isOpen;
}

/** Waits, but not when the network has just come back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
