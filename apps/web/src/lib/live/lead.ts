import { SIGN_MS, type LiveNews, READY_EVENT } from '@museum/shared/live/live-news';
import { createParser } from 'eventsource-parser';

import { streamClient } from '#lib/http/http-client.ts';

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

/** What a stream says: it lives, nothing is missed from now on, something changed. */
type LiveMessage = { type: 'sign' } | { type: 'ready' } | { type: 'news'; news: LiveNews };

/**
 * Reads the server's stream until it ends. A call of staff like any other: an expired token is renewed.
 * @throws the client's error when the stream was refused, can't be reached or breaks off
 */
async function readStream(
  hear: (message: LiveMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  const { data: body } = await streamClient.get<ReadableStream<Uint8Array<ArrayBuffer>>>(
    '/admin/events',
    {
      adapter: 'fetch',
      responseType: 'stream',
      timeout: 0,
      signal,
      // A fetch knows no page that an address could be relative to, in tests.
      baseURL: new URL('/api/v1', location.origin).href,
    },
  );
  const parser = createParser({
    onComment: () => {
      hear({ type: 'sign' });
    },
    onEvent: ({ event, data }) => {
      if (event === READY_EVENT) hear({ type: 'ready' });
      else hear({ type: 'news', news: JSON.parse(data) as LiveNews });
    },
  });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parser.feed(read.value);
  }
}
