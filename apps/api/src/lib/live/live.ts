import { ALL_NEWS, liveNewsSchema } from '@museum/shared/live/live-news';
import { z } from 'zod';
import { forgetAllTotals } from '#lib/database/remembered-totals.ts';
import type { Presence } from '#lib/database/presence.ts';
import type { Logger } from '#lib/log/logger.ts';
import { keepListening } from './listen.ts';

/** News within this time goes out together, in milliseconds. */
const GATHERED_MS = 20;
/** More than this at once, for example from an erasure, is told as one: look at everything again. */
const MOST_AT_ONCE = 50;

/** An open stream of a signed-in person. */
type Follower = {
  sessionId: string;
  /** News as JSON, each on its own. */
  hear: (news: string[]) => void;
  /** Sends a sign of life while there is no news. */
  sign: () => void;
  end: () => void;
};

/** What changes in the database, for whoever follows it through this process. */
export type Live = {
  /** Answers how to stop it; undefined while the database isn't listened to. */
  follow: (follower: Follower) => (() => void) | undefined;
  /** How many streams of a session are open. */
  countOf: (sessionId: string) => number;
  /** How many streams are open. */
  count: () => number;
  /** Ends all streams and takes no new one. */
  stop: () => Promise<void>;
};

/** What the triggers tell: news for pages, and for the servers alone that a session has ended. */
const toldSchema = z
  .string()
  .transform((payload, context) => {
    try {
      return JSON.parse(payload) as unknown;
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(z.union([liveNewsSchema, z.object({ kind: z.literal('session'), id: z.string() })]));

type LiveOptions = {
  /** Past a pooler. */
  url: string;
  logger: Logger;
  /** What the other servers see of this one is held by the connection that listens. */
  presence?: Presence;
};

/**
 * Listens to the database for all streams of this process. When its connection is lost the streams
 * end: whoever comes again follows from then on and looks at everything once more, so nothing is missed.
 */
export function startLive({ url, logger, presence }: LiveOptions): Live {
  const followers = createFollowers();
  // Undefined until the first attempt.
  let isListening: boolean | undefined;

  const gather = gatherNews((news) => {
    // A page that asks now must not get a total of a moment ago.
    forgetAllTotals();
    followers.hear(news);
  });
  const endAll = () => {
    isListening = false;
    followers.end();
  };
  const listening = keepListening(url, {
    onConnected: async (client) => {
      const faults = (await presence?.moveTo(client)) ?? [];
      if (faults.length > 0) logger.error({ faults }, 'servers disagree');
    },
    onOpen: () => {
      isListening = true;
    },
    onHeard: (payload) => {
      const { data: told } = toldSchema.safeParse(payload);
      if (told?.kind === 'session') followers.end(told.id);
      else if (told) gather(JSON.stringify(told));
    },
    onSign: followers.sign,
    onLost: (fault) => {
      if (isListening !== false) logger.warn({ err: fault }, 'no live news: not listening');
      endAll();
    },
  });

  return {
    follow: (follower) => (isListening ? followers.add(follower) : undefined),
    countOf: followers.countOf,
    count: followers.count,
    stop: () => {
      endAll();
      return listening.stop();
    },
  };
}

/** The open streams of this process. */
function createFollowers() {
  const followers = new Set<Follower>();
  return {
    add: (follower: Follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    count: () => followers.size,
    countOf: (id: string) => [...followers].filter(({ sessionId }) => sessionId === id).length,
    hear: (news: string[]) => {
      for (const follower of followers) follower.hear(news);
    },
    sign: () => {
      for (const follower of followers) follower.sign();
    },
    /** Ends all, or those of one session. */
    end: (id?: string) => {
      for (const follower of followers) {
        if (id === undefined || follower.sessionId === id) follower.end();
      }
    },
  };
}

/** Gathers the news of a moment and tells it together, each piece only once. */
function gatherNews(tell: (news: string[]) => void): (news: string) => void {
  const gathered = new Set<string>();
  const tellAll = () => {
    const news = gathered.size > MOST_AT_ONCE ? [JSON.stringify(ALL_NEWS)] : [...gathered];
    gathered.clear();
    tell(news);
  };
  return (news) => {
    if (gathered.size === 0) setTimeout(tellAll, GATHERED_MS).unref();
    gathered.add(news);
  };
}
