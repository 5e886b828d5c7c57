import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { refresh } from '#features/auth/auth-api.ts';
import { refreshOn401 } from './refresh-on-401.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { attachBearer, createHttpClient, type HttpClient } from '#lib/http/http-client.ts';
import { httpStatus } from '#lib/http/http-status.ts';

import { server } from '#test/api/server.ts';
import { accessToken, rememberStaffSession } from '#test/staff-session.ts';

const oldToken = accessToken({ secondsLeft: 1 });
const newToken = accessToken({ secondsLeft: 600 });
const unauthorized = () =>
  HttpResponse.json({ errors: [{ code: 'UNAUTHORIZED', message: '' }] }, { status: 401 });

let session: SessionStore;
let client: HttpClient;
/** What the server saw. */
let calls: string[];
let refreshes: unknown[];

const serveData = (accepted: string | undefined) => {
  server.use(
    http.all('*/api/v1/data/:name', async ({ request, params }) => {
      const bearer = request.headers.get('Authorization');
      calls.push(
        `${request.method} ${String(params.name)} ${bearer === `Bearer ${newToken}` ? 'new' : 'old'}`,
      );
      if (bearer !== `Bearer ${accepted}`) return unauthorized();
      return HttpResponse.json({ data: { name: params.name, body: await request.text() } });
    }),
  );
};

const serveRefresh = (answer: () => Response) => {
  server.use(
    http.post('*/api/v1/auth/refresh', async ({ request }) => {
      expect(request.headers.get('Authorization')).toBeNull();
      refreshes.push(await request.json());
      return answer();
    }),
  );
};

const newPair = () =>
  HttpResponse.json({ data: { accessToken: newToken, refreshToken: 'refresh-2' } });

beforeEach(async () => {
  calls = [];
  refreshes = [];
  session = createSessionStore();
  rememberStaffSession(oldToken, 'refresh-1');
  await session.load();
  client = createHttpClient();
  attachBearer(client, () => session.get().token);
  refreshOn401(client, session, refresh);
});

afterEach(() => {
  session.close();
});

describe('a 401 of an authenticated call (spec §8)', () => {
  it('renews a session that lives in its tabs only, by their own token', async () => {
    localStorage.clear();
    serveData(newToken);
    serveRefresh(newPair);
    expect((await client.get('/data/a')).status).toBe(200);
    expect(refreshes).toEqual([{ token: 'refresh-1' }]);
  });

  it('renews the session, stores it, and sends the call again with its body', async () => {
    serveData(newToken);
    serveRefresh(newPair);
    const answer = await client.put('/data/a', { amount: 3 });
    expect(answer.data).toEqual({ data: { name: 'a', body: '{"amount":3}' } });
    expect(refreshes).toEqual([{ token: 'refresh-1' }]);
    expect(calls).toEqual(['PUT a old', 'PUT a new']);
    expect(localStorage.getItem('token')).toBe(newToken);
    expect(localStorage.getItem('refreshToken')).toBe('refresh-2');
  });

  it('renews once for all calls that fail together', async () => {
    serveData(newToken);
    serveRefresh(newPair);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => client.get(`/data/${name}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(refreshes).toHaveLength(1);
  });

  it('needs no refresh when the session was renewed before the answer came', async () => {
    serveData(newToken);
    server.use(
      http.get(
        '*/api/v1/data/a',
        () => {
          calls.push('GET a late');
          session.renew({ token: newToken, refreshToken: 'refresh-2' });
          return unauthorized();
        },
        { once: true },
      ),
    );
    expect((await client.get('/data/a')).status).toBe(200);
    expect(calls).toEqual(['GET a late', 'GET a new']);
    expect(refreshes).toEqual([]);
  });

  it('takes the tokens that another tab has just stored', async () => {
    serveData(newToken);
    localStorage.setItem('token', newToken);
    localStorage.setItem('refreshToken', 'refresh-2');
    expect((await client.get('/data/a')).status).toBe(200);
    expect(refreshes).toEqual([]);
    expect(session.get().refreshToken).toBe('refresh-2');
  });

  it('is given up after one more attempt', async () => {
    serveData('never');
    serveRefresh(newPair);
    const error = await client.get('/data/a').catch((reason: unknown) => reason);
    expect(httpStatus(error)).toBe(401);
    expect(calls).toHaveLength(2);
    expect(refreshes).toHaveLength(1);
  });

  it.each([
    ['is refused', unauthorized],
    ['fails', () => new HttpResponse(null, { status: 500 })],
    ['gets no answer', () => HttpResponse.error()],
    ['returns nothing', () => HttpResponse.json({ data: {} })],
  ])('signs out when the refresh %s', async (_case, answer) => {
    serveData(newToken);
    serveRefresh(answer);
    const error = await client.get('/data/a').catch((reason: unknown) => reason);
    expect(httpStatus(error)).toBe(401);
    expect(session.get()).toEqual({ isLoaded: true, isSignedIn: false, hasExpired: true });
    expect(calls).toEqual(['GET a old']);
  });

  it('signs out without a refresh when there is no refresh token', async () => {
    serveData(newToken);
    localStorage.clear();
    session.signIn({ token: oldToken, refreshToken: '' }, { remember: false });
    await expect(client.get('/data/a')).rejects.toThrow();
    expect(session.get().isSignedIn).toBe(false);
    expect(refreshes).toEqual([]);
  });

  it('goes on with the tokens of a changed password that came while the refresh was refused', async () => {
    serveData(newToken);
    serveRefresh(() => {
      session.signIn({ token: newToken, refreshToken: 'changed' }, { remember: true });
      return unauthorized();
    });
    expect((await client.get('/data/a')).status).toBe(200);
    expect(session.get()).toMatchObject({ isSignedIn: true, refreshToken: 'changed' });
    expect(localStorage.getItem('refreshToken')).toBe('changed');
  });

  it('does not bring back a person who signed out while the refresh was under way', async () => {
    serveData(newToken);
    serveRefresh(() => {
      session.signOut();
      return newPair();
    });
    await expect(client.get('/data/a')).rejects.toThrow();
    expect(session.get().isSignedIn).toBe(false);
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('any other error', () => {
  it.each([400, 403, 404, 409, 500, 503])('%i passes through untouched', async (status) => {
    server.use(http.get('*/api/v1/data/a', () => new HttpResponse(null, { status })));
    const error = await client.get('/data/a').catch((reason: unknown) => reason);
    expect(httpStatus(error)).toBe(status);
    expect(session.get().isSignedIn).toBe(true);
  });

  it('a lost network passes through untouched', async () => {
    server.use(http.get('*/api/v1/data/a', () => HttpResponse.error()));
    await expect(client.get('/data/a')).rejects.toThrow('Network Error');
    expect(session.get().isSignedIn).toBe(true);
  });
});
