import { isAxiosError, isCancel } from 'axios';

import { staffClient } from '#lib/http/http-client.ts';
import { httpStatus, isOffline } from '#lib/http/http-status.ts';
import { createObservable } from '#lib/observable.ts';
import { serverNow } from '#lib/time/server-time.ts';

/** Outlives a reload of the tab, and tells nothing but a moment. */
const SINCE_KEY = 'museum-offline-since';

const readSince = () => {
  try {
    return sessionStorage.getItem(SINCE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

const storeSince = (since: string | undefined) => {
  try {
    if (since) sessionStorage.setItem(SINCE_KEY, since);
    else sessionStorage.removeItem(SINCE_KEY);
  } catch {
    // The moment is then that of the reload.
  }
};

/** Since when the server can't be reached, as an ISO 8601 instant; undefined while it can. */
export const offlineSince = createObservable<string | undefined>(
  isOffline() ? (readSince() ?? serverNow().toISOString()) : undefined,
);

const change = (since: string | undefined) => {
  if (Boolean(offlineSince.get()) === Boolean(since)) return;
  storeSince(since);
  offlineSince.set(since);
};

export const noteOffline = () => {
  change(readSince() ?? serverNow().toISOString());
};

export const noteOnline = () => {
  change(undefined);
};

/** Whether a call was neither done nor refused: nobody knows, so it has to be made again. */
const hasNoResponse = (error: unknown) =>
  isAxiosError(error) && !isCancel(error) && error.response === undefined;

/** Answers that decide nothing: a session that ended, a limit, a server or proxy that isn't ready. */
const UNDECIDED = [401, 429, 502, 503, 504];

/** Whether a call is to be made again later: nothing was decided about it. */
export const isForLater = (error: unknown) =>
  hasNoResponse(error) || UNDECIDED.includes(httpStatus(error) ?? 0);

// Whether there is a network is told by the calls themselves: a phone may be in one that leads nowhere.
staffClient.interceptors.response.use(
  (answer) => {
    noteOnline();
    return answer;
  },
  (error: unknown) => {
    if (hasNoResponse(error)) noteOffline();
    else if (!isCancel(error)) noteOnline();
    throw error;
  },
);

/** The device itself says when its network goes; that it is back says nothing of the server yet. */
if (typeof window !== 'undefined') window.addEventListener('offline', noteOffline);
