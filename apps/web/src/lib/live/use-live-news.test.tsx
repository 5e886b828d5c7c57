import type { LiveNews } from '@museum/shared/live/live-news';
import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { eventStream, server } from '#test/api/server.ts';
import { liveSigns } from './follow-live.ts';
import { anyRequest, requestBetween, requestOf, setting, touchedBy } from './touched-by.ts';
import { useLiveNews } from './use-live-news.ts';

type Stream = { say: (text: string) => void; end: () => void };

/** The streams that the page has opened; each is written by the test. */
let streams: Stream[];
/** How often each query was read. */
let reads: Record<string, number>;
/** How often when the test looked last. */
let known: Record<string, number>;

beforeEach(() => {
  streams = [];
  reads = {};
  known = {};
  liveSigns.set({ heardAt: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server.use(
    http.get('*/api/v1/admin/events', () => {
      const body = new ReadableStream({
        start: (controller) => {
          streams.push({
            say: (text) => {
              controller.enqueue(new TextEncoder().encode(text));
            },
            end: () => {
              controller.close();
            },
          });
        },
      });
      return eventStream(body);
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const READY = 'event: ready\ndata: {}\n\n';
const tell = (news: Partial<LiveNews>) =>
  `data: ${JSON.stringify({ kind: 'request', id: 7, date: '2027-10-14', version: 2, ...news })}\n\n`;

const TOUCHES = {
  list: [anyRequest],
  'request 7': [requestOf(7)],
  'request 8': [requestOf(8)],
  'that day': [requestBetween('2027-10-14', '2027-10-14'), setting()],
  'that month': [requestBetween('2027-10-01', '2027-10-31')],
  'next day': [requestBetween('2027-10-15', '2027-10-15')],
  zones: [setting('zones')],
};

/** All that news may touch, and one query that they never do. */
const LIVE = Object.keys(TOUCHES);
const NAMES = [...LIVE, 'prices'];

const queryOf = (name: string) => ({
  ...(name in TOUCHES && touchedBy(...TOUCHES[name as keyof typeof TOUCHES])),
  queryKey: [name],
  queryFn: () => (reads[name] = (reads[name] ?? 0) + 1),
});
const queries = NAMES.map(queryOf);

function Page() {
  useLiveNews();
  const results = useQueries({ queries });
  return <p>{results.every(({ isSuccess }) => isSuccess) ? 'read' : 'reading'}</p>;
}

const renderPage = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );

/** Shows a page that has read everything once, and whose stream is open. */
async function openPage() {
  renderPage();
  await screen.findByText('read');
  await waitFor(() => {
    expect(streams).toHaveLength(1);
  });
  streams[0]!.say(READY);
  await readAgain(LIVE);
  return streams[0]!;
}

/** Waits until these were read again, and forgets it; nothing else was. */
async function readAgain(names: string[]) {
  const wanted = Object.fromEntries(NAMES.map((name) => [name, names.includes(name) ? 1 : 0]));
  await waitFor(() => {
    const extra = NAMES.map((name) => [name, (reads[name] ?? 0) - (known[name] ?? 1)]);
    expect(Object.fromEntries(extra)).toEqual(wanted);
  });
  known = { ...reads };
}

it('reads everything that is live once more when the stream opens, and nothing else', async () => {
  await openPage();
});

it.each<[string, Partial<LiveNews>, string[]]>([
  ['a request', {}, ['list', 'request 7', 'that day', 'that month']],
  ['a request of another day', { id: 9, date: '2027-10-31' }, ['list', 'that month']],
  ['places', { kind: 'setting', id: 'zones', date: null }, ['that day', 'zones']],
  ['a notice', { kind: 'setting', id: 'notice', date: null }, ['that day']],
])('news of %s touch what shows it', async (_what, news, touched) => {
  const stream = await openPage();
  stream.say(tell(news));
  await readAgain(touched);
});

it('several pieces of news of one act are read once', async () => {
  const stream = await openPage();
  stream.say(tell({}) + tell({ version: 3 }) + tell({ date: '2027-10-15' }));
  await readAgain(['list', 'request 7', 'that day', 'that month', 'next day']);
});

it('comes again after the stream has ended, and reads everything: it may have missed something', async () => {
  const first = await openPage();
  first.end();
  await waitFor(
    () => {
      expect(streams).toHaveLength(2);
    },
    { timeout: 3_000 },
  );
  streams[1]!.say(READY);
  await readAgain(LIVE);
});

it('asks every 30 seconds while there is no stream', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.use(http.get('*/api/v1/admin/events', () => new HttpResponse(null, { status: 503 })));
  renderPage();
  await screen.findByText('read');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(reads.list).toBe(1);
  await vi.advanceTimersByTimeAsync(1_200);
  expect(reads.list).toBe(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([reads.list, reads.prices]).toEqual([3, 1]);
});

it('keeps a stream that shows every now and then that it lives', async () => {
  const stream = await openPage();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (let sign = 0; sign < 2; sign += 1) {
    stream.say(':\n\n');
    await vi.waitFor(() => {
      expect(Date.now() - liveSigns.get().heardAt).toBeLessThan(1_000);
    });
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(streams).toHaveLength(1);
});

it('gives up a server that says nothing for 25 seconds', async () => {
  const asked = vi.fn(() => new Promise<Response>(() => undefined));
  server.use(http.get('*/api/v1/admin/events', asked, { once: true }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPage();
  await vi.waitFor(() => {
    expect(asked).toHaveBeenCalled();
  });
  await vi.advanceTimersByTimeAsync(23_000);
  expect(streams).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.waitFor(() => {
    expect(streams).toHaveLength(1);
  });
});
