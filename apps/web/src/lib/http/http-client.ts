import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';

import { noteServerTime } from '#lib/time/server-time.ts';

export type HttpClient = AxiosInstance;

/** Longest wait for an answer to a data call, in milliseconds (spec §9). */
export const API_TIMEOUT_MS = 5000;

/** A client of the API that knows neither a session nor a screen: both are handed to it. */
export function createHttpClient(): HttpClient {
  const client = axios.create({ baseURL: '/api/v1', timeout: API_TIMEOUT_MS });
  client.interceptors.response.use((answer) => {
    // A network that asks to sign in first answers with a page of its own; the API never does.
    if (String(answer.headers['content-type']).startsWith('text/html')) {
      throw new AxiosError('A page, not an answer', AxiosError.ERR_BAD_RESPONSE, answer.config);
    }
    noteServerTime(answer.headers.date);
    return answer;
  });
  return client;
}

/** For the calls that everybody may make; it never carries a bearer token. */
export const publicClient = createHttpClient();

/** For the calls of staff; features/auth hands it the bearer and the answer to a 401. */
export const staffClient = createHttpClient();

/** For the stream of news, likewise; that it breaks off is no news about the network. */
export const streamClient = createHttpClient();

/** Sends the token that `getBearer` returns at that moment with every call, if there is one. */
export function attachBearer(client: HttpClient, getBearer: () => string | undefined): void {
  client.interceptors.request.use((config) => {
    const bearer = getBearer();
    if (bearer) config.headers.set('Authorization', `Bearer ${bearer}`);
    return config;
  });
}

/**
 * The payload of an answer, which stands in its `data` field.
 * @throws the client's error when the call failed
 */
export async function unwrap<Data>(answer: Promise<AxiosResponse<{ data: Data }>>): Promise<Data> {
  const response = await answer;
  return response.data.data;
}
