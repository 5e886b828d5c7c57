import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { CreatedVisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { callApi } from '@museum/testing/call-api';
import type { ProductServer } from '@museum/testing/product-server';
import { signInByApi } from '@museum/testing/sign-in';
import { measure } from './measure.ts';
import { residentMegabytes } from './processes.ts';

const STREAMS = 100;
/** A session has at most twenty. */
const STREAMS_OF_SESSION = 20;
const ACTS = 50;

/** How soon an act is on open streams, and what a hundred of them cost. Times are milliseconds. */
export async function measureLive(product: ProductServer, token: string) {
  const { url } = product;
  const list = { url, path: '/api/v1/visit-request/query', token, connections: 1 };
  const without = await measure(list);
  const before = residentMegabytes(product.process());
  const closing = new AbortController();
  /** Called by each stream when it has heard of the act that is under way. */
  let onHeard: () => void = () => undefined;
  const heard = () => onHeard();
  for (let open = 0; open < STREAMS; open += STREAMS_OF_SESSION) {
    const { accessToken } = await signInByApi(url);
    const streams = Array.from({ length: STREAMS_OF_SESSION }, () =>
      openStream(url, accessToken, closing.signal, heard),
    );
    await Promise.all(streams);
  }

  const { data } = await callApi<CreatedVisitRequest>(url, {
    method: 'POST',
    path: '/visit-request',
    body: buildVisitRequest(),
  });
  const latencies: number[] = [];
  for (let act = 0; act < ACTS; act += 1) {
    const all = Promise.withResolvers<void>();
    const start = performance.now();
    let count = 0;
    onHeard = () => {
      latencies.push(performance.now() - start);
      count += 1;
      if (count === STREAMS) all.resolve();
    };
    const path = `/visit-request/${data.id}/notes`;
    await callApi(url, { method: 'POST', path, token, body: { text: `Beleška ${act}` } });
    await all.promise;
  }
  onHeard = () => undefined;
  const withStreams = await measure(list);
  const grownMegabytes = residentMegabytes(product.process()) - before;
  closing.abort();
  latencies.sort((a, b) => a - b);
  const share = (part: number) => Math.round(latencies[Math.floor(latencies.length * part)] ?? 0);
  return { p50: share(0.5), p99: share(0.99), grownMegabytes, without, withStreams };
}

/** Resolves once the stream is open; from then on it tells of each piece of news. */
async function openStream(url: string, token: string, signal: AbortSignal, onNews: () => void) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/admin/events`, { headers, signal });
  if (!answer.ok || !answer.body) throw new Error(`A stream was answered ${answer.status}`);
  const opened = Promise.withResolvers<void>();
  const read = async (body: ReadableStream<Uint8Array>) => {
    for await (const chunk of body) {
      const text = new TextDecoder().decode(chunk);
      if (text.includes('event: ready')) opened.resolve();
      if (text.includes('data: {"kind"')) onNews();
    }
  };
  // Ends by the signal.
  read(answer.body).catch(() => undefined);
  return opened.promise;
}
