import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveSite } from './serve-site.ts';

const FILES = {
  'index.html': '<p>home</p><link href="{{public-url}}/">',
  'app.html': '<p>shell</p>',
  '404.html': '<p>not found</p>',
  'exhibitions.html': '<p>exhibitions</p>',
  'tickets.html':
    '<p>{{price:TICKET_ADULT}}</p>{{if:TICKET_ADULT}}{{amount:TICKET_ADULT}}{{end}}{{price-mapping}}',
  'lunchOffer.html': '<p>{{meal-price:SCHOOL_DINNER}}</p>{{price-mapping}}',
  'tickets.unpriced.html': '<p>…</p>',
  'assets/app-1a2b.js': 'plain()',
  'assets/app-1a2b.js.br': brotliCompressSync('fromBrotli()'),
  'assets/app-1a2b.js.gz': gzipSync('fromGzip()'),
  'art/9f/hero.svg': '<svg/>',
  'art/9f/plate.svg': '<svg/>',
  'art/9f/plate.svg.br': brotliCompressSync('<svg/>'),
  'robots.txt': 'User-agent: *\nSitemap: {{public-url}}/sitemap.xml',
  'sitemap.xml': '<urlset/>',
};

let folder: string;

beforeEach(() => {
  prices = { TICKET_ADULT: 800 };
  folder = mkdtempSync(join(tmpdir(), 'museum-site-'));
  for (const [path, content] of Object.entries(FILES)) write(path, content);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const PUBLIC_URL = 'https://muzej.example.rs';
let prices: PriceMapping | undefined;
const readPrices = () =>
  prices ? Promise.resolve(prices) : Promise.reject(new Error('no database'));

const siteApp = () => express().use(...serveSite(folder, { publicUrl: PUBLIC_URL, readPrices }));
const getFrom = (app: Express, path: string, encodings = 'identity') =>
  request(app).get(path).set('Accept-Encoding', encodings);
const get = (path: string, encodings?: string) => getFrom(siteApp(), path, encodings);

describe('the site', () => {
  it.each([
    ['/', `<p>home</p><link href="${PUBLIC_URL}/">`],
    ['/exhibitions', '<p>exhibitions</p>'],
    ['/tickets', '<p>800,00 din</p>800.00{"TICKET_ADULT":800}'],
    ['/admin/visit-requests', '<p>shell</p>'],
  ])('answers %s with its page, to be checked at each visit', async (path, page) => {
    const { status, text, headers } = await get(path);

    expect({ status, text }).toEqual({ status: 200, text: page });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i) as string,
    });
  });

  it.each([
    ['/exhibitions/', '/exhibitions'],
    ['/tickets/?izvor=letak', '/tickets?izvor=letak'],
  ])('leads from %s to the page’s own address', async (path, address) => {
    const { status, headers } = await get(path);

    expect({ status, location: headers.location }).toEqual({ status: 301, location: address });
  });

  it.each(['//exhibitions/', '//primer.rs/', '/\\primer.rs/'])(
    'leads from %s to no other host',
    async (path) => {
      expect((await get(path)).headers).not.toHaveProperty('location');
    },
  );

  it.each(['/assets/app-1a2b.js', '/art/9f/hero.svg'])(
    'lets %s be kept for a year',
    async (path) => {
      expect((await get(path)).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
    },
  );

  it.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/art/9f/hero.svg', 'image/svg+xml; charset=utf-8'],
    ['/art/9f/plate.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ])('says how the letters of %s are written', async (path, type) => {
    expect((await get(path, 'br')).headers['content-type']?.toLowerCase()).toBe(type);
  });

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

  it.each(['/assets/gone.js', '/art/gone.svg'])(
    'has no page in place of the missing file %s',
    async (path) => {
      const { status, text } = await get(path);
      expect([status, text.includes('<p>')]).toEqual([404, false]);
    },
  );

  it.each(['/contactus', '/CONTACTUS'])(
    'answers %s with the page, since the app knows it in any letters’ case',
    async (path) => {
      write('contactUs.html', '<p>contact</p>');
      expect(await get(path)).toMatchObject({ status: 200, text: '<p>contact</p>' });
    },
  );

  it.each(['/../package.json', '/..%2f..%2fpackage.json', '/%', '/%00'])(
    'stays in its folder for %s',
    async (path) => {
      const { status, text } = await get(path);

      expect(status === 200 ? text : '<p>shell</p>').toMatch(/^<p>(shell|home)<.p>/);
    },
  );

  it.each([
    '/index%2Ehtml',
    '/tickets.unpriced%2Ehtml',
    '/robots%2Etxt',
    '/sitemap%2Exml',
    '/%69ndex.html',
  ])('gives no template away whose places are not filled for %s', async (path) => {
    expect((await get(path)).text).not.toMatch(/\{\{|<p>…/);
  });

  it('outlives files that are gone since its start, as after a new build', async () => {
    const app = siteApp();
    rmSync(join(folder, 'assets'), { recursive: true });

    expect((await getFrom(app, '/assets/app-1a2b.js')).status).toBe(404);
    expect((await getFrom(app, '/assets/app-1a2b.js', 'br, gzip')).status).toBe(404);
    expect((await getFrom(app, '/')).status).toBe(200);
  });

  it('answers a range that runs backwards with the whole file', async () => {
    const { status } = await get('/robots.txt').set('Range', 'bytes=9-5');

    expect(status).toBe(200);
  });

  describe('whose build lists its routes', () => {
    beforeEach(() => {
      write(
        'routes.json',
        JSON.stringify(['/', '/exhibitions', '/contactUs', '/admin', '/admin/*']),
      );
    });

    it.each(['/%', '/%zz', '/%c0%af'])(
      'answers %s, which cannot be read, with its page for what is not there',
      async (path) => {
        const { status, text, headers } = await get(path);

        expect([status, text]).toEqual([404, '<p>not found</p>']);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
      },
    );

    it.each([
      ...['/nigde', '/administracija', '/index', '/app', '/404'],
      ...['/index.html', '/tickets.html', '/404.html', '/o-nama.php', '/stara-strana.html'],
      ...['/favicon.png', '/documents/stari-akt.pdf'],
    ])('answers %s with 404 and the not-found page', async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, text: '<p>not found</p>' });
    });

    it.each(['/contactUs', '/contactUs/', '/contactus', '/admin', '/admin/prices'])(
      'leaves %s to the client',
      async (path) => {
        expect(await get(path)).toMatchObject({ status: 200, text: '<p>shell</p>' });
      },
    );
  });

  it('is left out where it was not built', () => {
    expect(serveSite(join(folder, 'nowhere'), { publicUrl: PUBLIC_URL, readPrices })).toEqual([]);
  });
});

describe('pages with prices', () => {
  it('show a changed price at once', async () => {
    const app = siteApp();
    await getFrom(app, '/tickets');
    prices = { TICKET_ADULT: 950.5 };
    expect((await getFrom(app, '/tickets')).text).toBe(
      '<p>950,50 din</p>950.50{"TICKET_ADULT":950.5}',
    );
  });

  it('say that a missing price is to be asked for, and offer nothing for it', async () => {
    prices = {};
    expect((await get('/tickets')).text).toBe('<p>cena na upit</p>{}');
  });

  it('show a missing price of a meal as 0 and as one to be asked for', async () => {
    prices = {};
    expect((await get('/lunchOffer')).text).toBe('<p>0,00 din, cena na upit</p>{}');
  });

  it('keep the last prices while the database is away', async () => {
    const app = siteApp();
    await getFrom(app, '/tickets');
    prices = undefined;
    expect((await getFrom(app, '/tickets')).text).toContain('<p>800,00 din</p>');
  });

  it('wait for the browser when no price was ever read', async () => {
    prices = undefined;
    expect(await get('/tickets')).toMatchObject({ status: 200, text: '<p>…</p>' });
  });
});

describe('a page', () => {
  it.each(['br', 'gzip'])('travels as %s', async (encoding) => {
    const { headers, text } = await get('/exhibitions', encoding);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(text).toBe('<p>exhibitions</p>');
  });

  it('is not sent again while it stays the same', async () => {
    const app = siteApp();
    const { headers } = await getFrom(app, '/exhibitions');
    const again = await getFrom(app, '/exhibitions').set('If-None-Match', headers['etag'] ?? '');
    expect(again.status).toBe(304);
  });
});
