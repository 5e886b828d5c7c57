import type { APIRequestContext } from '@playwright/test';

import { ADMIN } from './product-server.ts';

export type Tokens = { accessToken: string; refreshToken: string };

/** The API without a browser: to prepare what a journey needs and to look at what it left. */
export type ApiClient = {
  signIn: () => Promise<Tokens>;
  /** Sends a call and answers the payload; without a token as a visitor. */
  call: <Data>(method: string, path: string, options?: CallOptions) => Promise<Data>;
};

type CallOptions = { body?: unknown; token?: string };

export function createApiClient(request: APIRequestContext): ApiClient {
  const call = async <Data>(method: string, path: string, { body, token }: CallOptions = {}) => {
    const response = await request.fetch(`/api/v1${path}`, {
      method,
      data: body,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (!response.ok()) {
      throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
    }
    return ((await response.json()) as { data: Data }).data;
  };
  return { call, signIn: () => call<Tokens>('POST', '/auth/sign-in', { body: ADMIN }) };
}
