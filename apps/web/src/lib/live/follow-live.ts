import { ALL_NEWS, type LiveNews } from '@museum/shared/live/live-news';

import { createObservable } from '#lib/observable.ts';
import { lead, type LeadMessage } from './lead.ts';

/** Names the lock of the tab that has the stream, and the channel on which it tells the others. */
const NAME = 'museum-live';
/** Without a stream everything is asked for so often, in milliseconds. */
const POLL_MS = 30_000;
/** The tab that has the stream was put to sleep: another takes it over. */
const LOST_LEADER_MS = 45_000;

/** When the stream last showed that it lives, and when it last brought news; in milliseconds since 1970. */
export const liveSigns = createObservable<{ heardAt: number; newsAt?: number }>({ heardAt: 0 });

/**
 * Tells what changes on the server until it is stopped. The tabs of a browser share one stream, for
 * HTTP/1.1 lets it open six connections; where it has no Web Locks (plain http) each has its own.
 */
export function followLive(onNews: (news: LiveNews) => void): () => void {
  const leaving = new AbortController();
  const tabs = 'locks' in navigator ? new BroadcastChannel(NAME) : undefined;
  let leaderHeardAt = Date.now();

  const hear = (message: LeadMessage) => {
    leaderHeardAt = Date.now();
    if (message.type === 'trying') return;
    const isNews = message.type === 'news';
    liveSigns.set({
      ...liveSigns.get(),
      heardAt: Date.now(),
      ...(isNews && { newsAt: Date.now() }),
    });
    if (message.type !== 'sign') onNews(isNews ? message.news : ALL_NEWS);
  };
  const hearAndTell = (message: LeadMessage) => {
    hear(message);
    tabs?.postMessage(message);
  };
  if (tabs) {
    tabs.onmessage = ({ data }: MessageEvent<LeadMessage>) => {
      hear(data);
    };
    void takeTurns(hearAndTell, leaving.signal, () => Date.now() - leaderHeardAt > LOST_LEADER_MS);
  } else {
    void lead(hearAndTell, leaving.signal);
  }
  const poll = setInterval(() => {
    if (Date.now() - liveSigns.get().heardAt > POLL_MS) onNews(ALL_NEWS);
  }, POLL_MS);

  return () => {
    leaving.abort();
    clearInterval(poll);
    tabs?.close();
  };
}

/** Leads when no other tab does, and takes over from one that has fallen silent. */
async function takeTurns(
  hear: (message: LeadMessage) => void,
  leaving: AbortSignal,
  isLeaderLost: () => boolean,
): Promise<void> {
  while (!leaving.aborted) {
    const robbed = new AbortController();
    const impatient = new AbortController();
    const look = setInterval(() => {
      if (isLeaderLost()) impatient.abort();
    }, LOST_LEADER_MS / 3);
    const options = isLeaderLost()
      ? { steal: true }
      : { signal: AbortSignal.any([leaving, impatient.signal]) };
    await navigator.locks
      .request(NAME, options, () => {
        clearInterval(look);
        return lead(hear, AbortSignal.any([leaving, robbed.signal]));
      })
      .catch(() => {
        robbed.abort();
      });
    clearInterval(look);
  }
}
