import { READY_EVENT, type LiveNews, liveNewsSchema } from '@museum/shared/live/live-news';
import { createApp } from '#app.ts';
import { openHttpServer } from '#lib/http/http-server.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { databaseAddress } from '#lib/database/prisma.ts';
import { startLive } from '#lib/live/live.ts';
import { bearer, signInJelena } from './staff.ts';
import { testDeps } from './test-app.ts';

/** One of the servers on the test's database, with its own listening connection and a real port. */
export async function startLiveServer(url = databaseAddress.directUrl) {
  const deps = testDeps();
  const live = startLive({ url, logger: deps.logger });
  const app = createApp({ ...deps, live });
  const http = await openHttpServer(app, { host: '127.0.0.1', port: 0 });
  return {
    app,
    events: `http://127.0.0.1:${http.port}/api/v1/admin/events`,
    stop: async () => {
      await live.stop();
      await http.close(1_000);
    },
  };
}

/** An open stream, as a browser reads it. */
export type Stream = {
  /** The answer's status and headers. */
  answer: Response;
  /** Everything that has come, comments included. */
  text: () => string;
  news: () => LiveNews[];
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close: () => void;
};

/** Follows a server; resolves once it says that nothing is missed from now on, or refuses. */
export async function openStream(events: string, overrides: Partial<AppDeps> = {}) {
  const authorization = bearer(await signInJelena(overrides));
  return follow(events, { authorization });
}

/** Follows with these headers. */
export async function follow(events: string, headers: Record<string, string>): Promise<Stream> {
  const closing = new AbortController();
  const answer = await fetch(events, { headers, signal: closing.signal });
  const ready = Promise.withResolvers<void>();
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.includes(`event: ${READY_EVENT}\n`)) ready.resolve();
    }
  };
  const ended = read()
    .catch(() => undefined)
    .finally(ready.resolve);
  await ready.promise;
  return {
    answer,
    text: () => text,
    news: () =>
      [...text.matchAll(/^data: (\{"kind.*)$/gm)].map(([, json]) =>
        liveNewsSchema.strict().parse(JSON.parse(json!)),
      ),
    ended,
    close: () => closing.abort(),
  };
}
