import { type LiveNews, READY_EVENT } from '@museum/shared/live/live-news';
import { createParser } from 'eventsource-parser';

import { streamClient } from '#lib/http/http-client.ts';

/** What a stream says: it lives, nothing is missed from now on, something changed. */
export type LiveMessage = { type: 'sign' } | { type: 'ready' } | { type: 'news'; news: LiveNews };

/**
 * Reads the server's stream until it ends. A call of staff like any other: an expired token is renewed.
 * @throws the client's error when the stream was refused, can't be reached or breaks off
 */
export async function readStream(
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
