import { READY_EVENT } from '@museum/shared/live/live-news';
import type { Response } from 'express';
import { signedInUser, tokenEnd } from '#auth/sessions/require-session.ts';
import { isSessionAlive } from '#auth/sessions/session-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { AppError } from '#lib/http/app-error.ts';
import { openEventStream } from './event-stream.ts';

/** The tabs of a browser share one stream; without that (plain http) each has its own. */
const MOST_OF_SESSION = 20;
const AGAIN_SECONDS = 5;

/**
 * Streams what changes until the access token or its session ends, the server does, or its
 * connection to the database is lost.
 * @throws AppError TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE while the database isn't listened to
 */
export async function streamNews(
  { live, clock }: Pick<AppDeps, 'live' | 'clock'>,
  response: Response,
): Promise<void> {
  // Whoever left meanwhile doesn't close a second time: their stream would be held for good.
  if (response.destroyed) return;
  const { sessionId } = signedInUser(response);
  if (live && live.countOf(sessionId) >= MOST_OF_SESSION) {
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: AGAIN_SECONDS });
  }
  const leave = live?.follow({
    sessionId,
    hear: (news) => stream.send(news.map((one) => `data: ${one}\n\n`).join('')),
    sign: () => stream.sign(),
    end: () => stream.end(),
  });
  if (!leave) throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: AGAIN_SECONDS });
  const stream = openEventStream(response);
  const expiry = setTimeout(stream.end, tokenEnd(response).getTime() - clock().getTime());
  response.once('close', () => {
    clearTimeout(expiry);
    leave();
  });
  stream.send(`event: ${READY_EVENT}\ndata: {}\n\n`);
  // It may have ended between the check of the token and the first line here.
  if (!(await isSessionAlive(sessionId, clock()))) stream.end();
}
