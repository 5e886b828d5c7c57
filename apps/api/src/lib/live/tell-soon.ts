import { ALL_NEWS, type LiveNews } from '@museum/shared/live/live-news';
import { databasePool } from '#lib/database/prisma.ts';
import { CHANNEL } from './listen.ts';

/** What comes within so long is told by one statement, in milliseconds. */
const GATHERED_MS = 300;
/** How long to wait when the database was unreachable. */
const AGAIN_MS = 5_000;
/** More pieces of news than this are told as one: look at everything again. */
const MOST_AT_ONCE = 50;

let gathered: LiveNews[] = [];
let isWaiting = false;

/**
 * Tells of new requests after they are stored. Not in their transaction: commits that notify take
 * turns at a lock, and the public form's would wait for each other (decision 22).
 */
export function tellSoon(news: LiveNews): void {
  gathered.push(news);
  if (gathered.length > MOST_AT_ONCE) gathered = [ALL_NEWS];
  tellAfter(GATHERED_MS);
}

/** Tells at once what still waits; a server that ends calls it. Never rejects. */
export async function tellNow(): Promise<void> {
  if (gathered.length === 0) return;
  const news = gathered;
  gathered = [];
  try {
    await databasePool.query(
      `SELECT pg_notify('${CHANNEL}', "news") FROM unnest($1::text[]) AS "news"`,
      [news.map((one) => JSON.stringify(one))],
    );
  } catch {
    if (databasePool.ending) return;
    gathered = [ALL_NEWS];
    tellAfter(AGAIN_MS);
  }
}

function tellAfter(ms: number): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    void tellNow();
  }, ms).unref();
}
