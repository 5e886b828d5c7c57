import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import request, { type Test } from 'supertest';
import type { AppDeps } from '#lib/app-deps.ts';
import { requestKey } from '#visit-requests/request-key.ts';
import { testApp, testEnv } from './test-app.ts';
import { dataOf } from './visit-request-calls.ts';

/** The calls of a requester's own page against the real application. */
export function requesterCalls(overrides: Partial<AppDeps> = {}) {
  const app = testApp(overrides);
  const path = (rest: string) => `/api/v1/my-request${rest}`;
  const keyed = (call: Test, key: string) => call.set('X-Request-Key', key);
  const get = (key: string, rest = '') => keyed(request(app).get(path(rest)), key);

  return {
    key: (id: number, keyVersion = 1) => requestKey({ id, keyVersion }, testEnv()),
    /** The request, or one of its documents. */
    get,
    read: async (key: string) => dataOf<MyRequest>(await get(key).expect(200)),
    change: (key: string, body: object) => keyed(request(app).put(path('')).send(body), key),
    cancel: (key: string, body: object) =>
      keyed(request(app).post(path('/cancel')).send(body), key),
    sendProof: (key: string, content: Buffer, filename = 'uplata.pdf') =>
      keyed(request(app).post(path('/proof')), key).attach('file', content, filename),
  };
}
