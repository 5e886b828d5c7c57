// Submissions at an even pace, each tried again until it is acknowledged, as the web app does.
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { callApi } from '@museum/testing/call-api';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { addressOf } from '../reliability/killed-server.ts';

/** Above the numbers in the addresses of the requests that were there before. */
const FIRST = 1_000_000;
const RETRY_MS = 500;
/** A call that hangs on a dead connection is given up as the web app gives it up. */
const PATIENCE_MS = 5_000;
/** Every so many answers one gets lost on its way, although the server has stored the request. */
const LOST_ANSWERS = 20;

/** What has been acknowledged since the cluster was started, by the number in its address. */
export type Acknowledged = Map<number, CreatedVisitRequest>;

export type Load = {
  /** Begins no further submission; resolves once all are acknowledged. */
  end: () => Promise<{
    submitted: number;
    /** Answers other than 201, and broken connections, before the acknowledgement. */
    failedTries: number;
    /** The longest time without any acknowledgement, in seconds. */
    longestGap: number;
  }>;
};

type Setting = { url: string; perSecond: number; acknowledged: Acknowledged; withoutKeys: boolean };

/** Begins to submit. */
export function startLoad({ url, perSecond, acknowledged, withoutKeys }: Setting): Load {
  const first = FIRST + acknowledged.size;
  const running: Promise<void>[] = [];
  const moments = [performance.now()];
  let failedTries = 0;

  const submit = async (index: number) => {
    const body = buildVisitRequest({ institutionEmail: addressOf(index) });
    const headers: Record<string, string> = withoutKeys ? {} : { 'idempotency-key': randomUUID() };
    const call = { method: 'POST', path: '/visit-request', body, headers };
    for (let attempt = 0; ; attempt += 1) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await callApi<CreatedVisitRequest>(url, { ...call, signal }).catch(() => null);
      const isLost = attempt === 0 && index % LOST_ANSWERS === 0;
      if (answer?.status === 201 && !isLost) {
        acknowledged.set(index, answer.data);
        moments.push(performance.now());
        return;
      }
      if (answer?.status !== 201) failedTries += 1;
      await wait(RETRY_MS);
    }
  };
  const timer = setInterval(() => running.push(submit(first + running.length)), 1_000 / perSecond);

  return {
    end: async () => {
      clearInterval(timer);
      await Promise.all(running);
      const gaps = moments.map((moment, index) => moment - (moments[index - 1] ?? moment));
      const longestGap = Math.round(Math.max(...gaps) / 100) / 10;
      return { submitted: running.length, failedTries, longestGap };
    },
  };
}
