import { callApi } from '@museum/testing/call-api';
import { signInByApi, type Tokens } from '@museum/testing/sign-in';

/** The API without a browser: to prepare what a journey needs and to look at what it left. */
export type ApiClient = {
  signIn: () => Promise<Tokens>;
  /** Sends a call and answers the payload; without a token as a visitor. */
  call: <Data>(method: string, path: string, options?: CallOptions) => Promise<Data>;
};

type CallOptions = { body?: unknown; token?: string };

export const createApiClient = (url: string): ApiClient => ({
  signIn: () => signInByApi(url),
  call: async <Data>(method: string, path: string, options: CallOptions = {}) => {
    const { status, codes, data } = await callApi<Data>(url, { method, path, ...options });
    if (status >= 400) throw new Error(`${method} ${path} answered ${status} ${codes.join()}`);
    return data;
  },
});
