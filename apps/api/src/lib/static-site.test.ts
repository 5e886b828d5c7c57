import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staticSite } from './static-site.ts';

const FILES = {
  'index.html': '<p>shell</p>',
  '404.html': '<p>not found</p>',
  'exhibitions/index.html': '<p>exhibitions</p>',
  'tickets.html': '<p>tickets</p>',
  'assets/app-1a2b.js': 'plain()',
  'assets/app-1a2b.js.br': brotliCompressSync('fromBrotli()'),
  'assets/app-1a2b.js.gz': gzipSync('fromGzip()'),
  'art/9f/hero.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-site-'));
  for (const [path, content] of Object.entries(FILES)) write(path, content);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const get = (path: string, encodings = 'identity') =>
  request(express().use(staticSite(folder)))
    .get(path)
    .set('Accept-Encoding', encodings);

describe('the site', () => {
  it.each([
    ['/', '<p>shell</p>'],
    ['/exhibitions', '<p>exhibitions</p>'],
    ['/exhibitions/', '<p>exhibitions</p>'],
    ['/tickets', '<p>tickets</p>'],
    ['/admin/visit-requests', '<p>shell</p>'],
  ])('answers %s with its page, to be checked at each visit', async (path, page) => {
    const { status, text, headers } = await get(path);

    expect({ status, text }).toEqual({ status: 200, text: page });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i) as string,
    });
  });

  it.each(['/assets/app-1a2b.js', '/art/9f/hero.svg'])(
    'lets %s be kept for a year',
    async (path) => {
      expect((await get(path)).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
    },
  );

  it('does not let other files be kept', async () => {
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'fromBrotli()'],
    ['gzip', 'fromGzip()'],
    ['identity', 'plain()'],
  ])('sends a browser that accepts %s the fitting file', async (accepted, content) => {
    const { body, headers } = await get('/assets/app-1a2b.js', accepted).responseType('text');

    expect(String(body)).toBe(content);
    expect(headers['vary']).toContain('Accept-Encoding');
  });

  it.each(['/assets/gone.js', '/art/gone.svg', '/favicon.ico'])(
    'has no page in place of the missing file %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each(['/../package.json', '/..%2f..%2fpackage.json', '/%', '/%00'])(
    'stays in its folder for %s',
    async (path) => {
      const { status, text } = await get(path);

      expect(status === 200 ? text : '<p>shell</p>').toBe('<p>shell</p>');
    },
  );

  it('answers a range that runs backwards with the whole file', async () => {
    const { status } = await get('/robots.txt').set('Range', 'bytes=9-5');

    expect(status).toBe(200);
  });

  it('answers 404 with the not-found page for routes that the build does not list', async () => {
    write('routes.json', JSON.stringify(['/', '/contactUs', '/admin*']));

    expect(await get('/nigde')).toMatchObject({ status: 404, text: '<p>not found</p>' });
    expect(await get('/contactUs')).toMatchObject({ status: 200, text: '<p>shell</p>' });
    expect(await get('/contactUs/')).toMatchObject({ status: 200 });
    expect(await get('/admin/prices')).toMatchObject({ status: 200 });
  });

  it('is left out where it was not built', () => {
    expect(staticSite(join(folder, 'nowhere'))).toEqual([]);
  });
});
