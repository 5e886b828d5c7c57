import autocannon from 'autocannon';

type Load = {
  url: string;
  path: string;
  connections: number;
  token?: string;
  seconds?: number;
  /** Makes each request's body; the request is then a POST. */
  body?: () => string;
};

export type Figures = { perSecond: number; p50: number; p99: number; failed: number };

/** Puts a load on a server after a short warm-up. Times are milliseconds. */
export async function measure(load: Load): Promise<Figures> {
  await run({ ...load, seconds: 1 });
  const { requests, latency, non2xx, errors } = await run(load);
  return {
    perSecond: Math.round(requests.average),
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  };
}

const run = ({ url, path, connections, token, body, seconds = 5 }: Load) =>
  autocannon({
    url: `${url}${path}`,
    connections,
    duration: seconds,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body
      ? {
          requests: [
            {
              method: 'POST' as const,
              headers: { 'content-type': 'application/json' },
              setupRequest: (request) => ({ ...request, body: body() }),
            },
          ],
        }
      : {}),
  });
