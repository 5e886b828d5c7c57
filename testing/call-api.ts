/** Longer than the web app waits, so that what takes too long is measured and not cut off. */
const GIVE_UP_MS = 30_000;

export type Call = {
  method?: string;
  path: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type Answer<Data = unknown> = {
  status: number;
  /** The payload of a success. */
  data: Data;
  /** The codes of a failure. */
  codes: string[];
  ms: number;
};

/**
 * Sends a call below /api/v1 and reads the whole answer.
 * @throws when the connection breaks or nothing comes
 */
export async function callApi<Data = unknown>(url: string, call: Call): Promise<Answer<Data>> {
  const { method = 'GET', path, body, token, headers, signal } = call;
  const start = performance.now();
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: signal ?? AbortSignal.timeout(GIVE_UP_MS),
  });
  const json = (await answer.json()) as { data: Data; errors?: { code: string }[] };
  return {
    status: answer.status,
    data: json.data,
    codes: json.errors?.map(({ code }) => code) ?? [],
    ms: performance.now() - start,
  };
}
