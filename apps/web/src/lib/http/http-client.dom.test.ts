import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { createHttpClient, publicClient, staffClient, unwrap } from './http-client.ts';

import { server } from '#test/api/server.ts';

it('both clients give up after five seconds (spec §9)', () => {
  for (const { defaults } of [publicClient, staffClient]) {
    expect(defaults).toMatchObject({ baseURL: '/api/v1', timeout: 5000 });
  }
});

it('the payload of an answer is its data field', async () => {
  server.use(http.get('*/api/v1/anything', () => HttpResponse.json({ data: { id: 7 } })));
  expect(await unwrap(createHttpClient().get('/anything'))).toEqual({ id: 7 });
});

it('a page in the place of an answer is none: of a network that asks to sign in first', async () => {
  server.use(http.get('*/api/v1/anything', () => HttpResponse.html('<h1>Wi-Fi</h1>')));
  await expect(createHttpClient().get('/anything')).rejects.toThrow('A page, not an answer');
});
