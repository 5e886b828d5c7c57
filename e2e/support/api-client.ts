import { comeBack } from '@museum/testing/busy-server';
import { callApi } from '@museum/testing/call-api';
import { signInByApi, type Tokens } from '@museum/testing/sign-in';

/** The API without a browser: to prepare what a journey needs and to look at what it left. */
export type ApiClient = {
  /** A new session. */
  signIn: () => Promise<Tokens>;
  /** Sends a call and answers the payload; as a visitor or as staff, who sign in once for all calls. */
  call: <Data>(method: string, path: string, options?: CallOptions) => Promise<Data>;
};

type CallOptions = { body?: unknown; asStaff?: boolean };

export function createApiClient(url: string): ApiClient {
  const signIn = () => signInByApi(url);
  let session: Promise<Tokens> | undefined;
  return {
    signIn,
    call: async <Data>(method: string, path: string, { body, asStaff }: CallOptions = {}) => {
      const token = asStaff ? (await (session ??= signIn())).accessToken : undefined;
      // A form's key: a request that was stored although the answer was 503 is not stored again.
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const call = { method, path, body, token, headers };
      const { status, codes, data } = await comeBack(() => callApi<Data>(url, call));
      if (status >= 400) throw new Error(`${method} ${path} answered ${status} ${codes.join()}`);
      return data;
    },
  };
}
