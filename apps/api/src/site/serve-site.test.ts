import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Writable } from 'node:stream';
import { organisation } from '@museum/shared/organisation/organisation';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '#lib/log/logger.ts';
import * as packedPage from './packed-page.ts';
import { serveSite } from './serve-site.ts';

/** Renders as the program of the build does, and notes each time that it did. */
const RENDERER = `
  import { appendFileSync } from 'node:fs';
  process.once('message', ({ publicUrl, facts }) => {
    appendFileSync(import.meta.dirname + '/renderings', 'x');
    const { TICKET_ADULT: adult } = facts?.prices ?? {};
    if (adult === 13) throw new Error('Thirteen is no price');
    const pages = {
      '/': '<p>home</p><link href="' + publicUrl + '/">',
      '/exhibitions': '<p>exhibitions</p>',
      '/contactUs': '<p>contact</p>',
      '/tickets': '<p>' + (adult ? adult + ' din, two cost ' + 2 * adult + ' din' : '…') + '</p>',
      '/robots.txt': 'Sitemap: ' + publicUrl + '/sitemap.xml',
      '/sitemap.xml': '<urlset/>',
    };
    const documents = Object.fromEntries(
      Object.entries(pages).map(([address, text]) => [address, Buffer.from(text)]),
    );
    const notFound = Buffer.from('<p>not found</p>');
    process.send({ documents, notFound }, () => process.disconnect());
  });
`;

const FILES = {
  'dist-server/site-renderer.js': RENDERER,
  'dist-server/package.json': '{ "type": "module" }',
  'dist-server/app.html': '<p>shell</p>',
  'dist/assets/app-1a2b.js': 'plain()',
  'dist/assets/app-1a2b.js.br': brotliCompressSync('fromBrotli()'),
  'dist/assets/app-1a2b.js.gz': gzipSync('fromGzip()'),
  'dist/art/9f/hero.svg': '<svg/>',
  'dist/art/9f/plate.svg': '<svg/>',
  'dist/art/9f/plate.svg.br': brotliCompressSync('<svg/>'),
  'dist/site.webmanifest': '{}',
  'dist/admin/day-worker.js': 'worker()',
};

let folder: string;

beforeEach(() => {
  prices = { TICKET_ADULT: 800 };
  logged = '';
  folder = mkdtempSync(join(tmpdir(), 'museum-site-'));
  for (const [path, content] of Object.entries(FILES)) write(path, content);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const kept = () => join(folder, 'site-files');
const PUBLIC_URL = 'https://muzej.example.rs';
let prices: PriceMapping | undefined;
const { weekly } = organisation.openingHours;
const hours = { ...organisation.openingHours, weeklyNow: weekly, notice: null };
const readFacts = () =>
  prices ? Promise.resolve({ prices, hours }) : Promise.reject(new Error('no database'));

let logged: string;
const log = new Writable({
  write(line: Buffer, _, done) {
    logged += line.toString();
    done();
  },
});

const siteOf = (web: string, publicUrl = PUBLIC_URL) =>
  serveSite({
    web,
    publicUrl,
    readFacts,
    dataDirectory: folder,
    clock: () => new Date('2026-06-15T10:00:00Z'),
    logger: createLogger('warn', log),
  });
const siteApp = (publicUrl?: string) => express().use(...siteOf(folder, publicUrl)!.handlers);
const getFrom = (app: Express, path: string, encodings = 'identity') =>
  request(app).get(path).set('Accept-Encoding', encodings);
const get = (path: string, encodings?: string) => getFrom(siteApp(), path, encodings);
const renderings = () => readFileSync(join(folder, 'dist-server/renderings'), 'utf8').length;

describe('the site', () => {
  let rendered: Buffer | undefined;

  // Most of these tests don't care when the site was rendered: the first one's rendering will do.
  beforeEach(() => {
    if (rendered) write('rendered-site.bin', rendered);
  });
  afterEach(() => {
    const kept = join(folder, 'rendered-site.bin');
    if (existsSync(kept)) rendered = readFileSync(kept);
  });

  it.each([
    ['/', `<p>home</p><link href="${PUBLIC_URL}/">`],
    ['/exhibitions', '<p>exhibitions</p>'],
    ['/tickets', '<p>800 din, two cost 1600 din</p>'],
    ['/signin', '<p>shell</p>'],
    ['/admin', '<p>shell</p>'],
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
    expect((await get('/site.webmanifest')).headers['cache-control']).toBe('no-cache');
  });

  it('serves the day sheet’s worker at its address, to be looked at again at each visit', async () => {
    const { text, headers } = await get('/admin/day-worker.js');

    expect({ text, kept: headers['cache-control'], type: headers['content-type'] }).toEqual({
      text: 'worker()',
      kept: 'no-cache',
      type: 'text/javascript; charset=utf-8',
    });
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

  it.each([
    ['If-Match', '"another"'],
    ['If-Unmodified-Since', 'Mon, 01 Jan 2001 00:00:00 GMT'],
  ])('sends a file whatever %s asks, which no browser does', async (header, value) => {
    const { status, body } = await get('/assets/app-1a2b.js', 'br')
      .set(header, value)
      .responseType('text');

    expect([status, String(body)]).toEqual([200, 'fromBrotli()']);
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
      expect(await get(path)).toMatchObject({ status: 200, text: '<p>contact</p>' });
    },
  );

  it.each(['/../package.json', '/..%2f..%2fpackage.json', '/%', '/%00'])(
    'stays in its folder for %s',
    async (path) => {
      const { status, text } = await get(path);

      expect([status, text]).toEqual([404, '<p>not found</p>']);
    },
  );

  it.each(['/index%2Ehtml', '/app%2Ehtml', '/%69ndex.html', '/..%2fdist-server%2fapp.html'])(
    'gives nothing away that pages are made from for %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, text: '<p>not found</p>' });
    },
  );

  it('outlives files that are gone since its start, as after a new build', async () => {
    const app = siteApp();
    rmSync(join(folder, 'dist/assets'), { recursive: true });
    rmSync(kept(), { recursive: true });

    expect((await getFrom(app, '/assets/app-1a2b.js')).status).toBe(404);
    expect((await getFrom(app, '/assets/app-1a2b.js', 'br, gzip')).status).toBe(404);
    expect((await getFrom(app, '/')).status).toBe(200);
  });

  it('answers a range that runs backwards with the whole file', async () => {
    const { status } = await get('/robots.txt').set('Range', 'bytes=9-5');

    expect(status).toBe(200);
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
    '/nigde',
    '/administracija',
    '/signin/x',
    '/index',
    '/app',
    '/404',
    '/index.html',
    '/tickets.html',
    '/404.html',
    '/o-nama.php',
    '/stara-strana.html',
    '/favicon.png',
    '/documents/stari-akt.pdf',
  ])('answers %s with 404 and the not-found page', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: '<p>not found</p>' });
  });

  it.each(['/admin', '/admin/', '/ADMIN', '/admin/prices', '/signin/'])(
    'leaves %s to the browser',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 200, text: '<p>shell</p>' });
    },
  );

  it('is left out where it was not built', () => {
    expect(siteOf(join(folder, 'nowhere'))).toBeUndefined();
  });
});

describe('another build on the same data', () => {
  const startBuild = (name: string) => {
    const web = join(folder, name);
    write(`${name}/dist-server/site-renderer.js`, `// ${name}\n${RENDERER}`);
    write(`${name}/dist-server/app.html`, '<p>shell</p>');
    write(`${name}/dist/assets/${name}.js`, `${name}()`);
    write(`${name}/dist/assets/${name}.js.gz`, gzipSync(`${name}()`));
    write(`${name}/dist/art/${name}/hero.svg`, '<svg/>');
    write(`${name}/dist/site.webmanifest`, JSON.stringify({ name }));
    return express().use(...siteOf(web)!.handlers);
  };

  it('serves the files that pages of the build before ask for, and the other way round', async () => {
    const before = startBuild('before');
    const after = startBuild('after');

    for (const [app, path, content] of [
      [after, '/assets/before.js', 'before()'],
      [before, '/assets/after.js', 'after()'],
      [after, '/assets/after.js', 'after()'],
    ] as const) {
      const { body, headers } = await getFrom(app, path, 'br, gzip').responseType('text');
      expect([path, String(body), headers['cache-control']]).toEqual([
        path,
        content,
        'public, max-age=31536000, immutable',
      ]);
      expect(headers['content-type']?.toLowerCase()).toBe('text/javascript; charset=utf-8');
    }
    const { headers } = await getFrom(after, '/art/before/hero.svg');
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect((await getFrom(after, '/site.webmanifest')).text).toBe('{"name":"after"}');
  });

  it('is still there for a server whose own folder a new build has emptied', async () => {
    const app = startBuild('before');
    rmSync(join(folder, 'before/dist'), { recursive: true });

    expect((await getFrom(app, '/assets/before.js')).status).toBe(200);
  });

  it('stays for four more releases, also when it was taken up again meanwhile', async () => {
    for (const [index, name] of ['one', 'two', 'three', 'one', 'four', 'five', 'six'].entries()) {
      startBuild(name);
      // As if each had been started a day after the other.
      const day = new Date(Date.UTC(2020, 5, index + 1));
      const [newest] = readdirSync(kept()).filter(
        (build) => statSync(join(kept(), build)).mtime > day,
      );
      utimesSync(join(kept(), newest!), day, day);
    }
    const app = startBuild('six');

    const statusOf = async (name: string) => (await getFrom(app, `/assets/${name}.js`)).status;
    expect(await Promise.all(['two', 'three', 'one', 'four', 'five', 'six'].map(statusOf))).toEqual(
      [404, 200, 200, 200, 200, 200],
    );
  });

  it('does not share its five places with what a killed server left half copied', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    for (const name of names) startBuild(name);
    const [build] = readdirSync(kept());
    const halfCopied = (rest: string, hoursAgo: number) => {
      const path = join(kept(), `${build}.${rest}`);
      mkdirSync(path);
      const at = new Date(Date.now() - hoursAgo * 3_600_000);
      utimesSync(path, at, at);
      return path;
    };
    // Another server may still be at the younger one.
    const [left, underWay] = [halfCopied('aB3xYz', 2), halfCopied('Qw9eRt', 0)];

    const app = startBuild('five');

    const statusOf = async (name: string) => (await getFrom(app, `/assets/${name}.js`)).status;
    expect(await Promise.all(names.map(statusOf))).toEqual([200, 200, 200, 200, 200]);
    expect([left, underWay].map((path) => existsSync(path))).toEqual([false, true]);
  });

  it.each(['/assets/../jwt-secret', '/assets/..%2f..%2f..%2fjwt-secret', '/art/%00', '/assets/'])(
    'gives nothing else of the data away for %s',
    async (path) => {
      const app = startBuild('before');
      write('jwt-secret', 'tajna');

      const { status, text } = await getFrom(app, path);
      expect([status, text.includes('tajna')]).toEqual([404, false]);
    },
  );
});

describe('pages with prices', () => {
  it('show a changed price at once, also in what is calculated from it', async () => {
    const app = siteApp();
    await getFrom(app, '/tickets');
    prices = { TICKET_ADULT: 950.5 };
    expect((await getFrom(app, '/tickets')).text).toBe('<p>950.5 din, two cost 1901 din</p>');
  });

  it('are rendered once for all who ask meanwhile, and while prices stay the same', async () => {
    const app = siteApp();
    const pages = ['/tickets', '/tickets', '/', '/exhibitions', '/nigde', '/sitemap.xml'];
    await Promise.all(pages.map((path) => getFrom(app, path)));
    await getFrom(app, '/tickets');
    expect(renderings()).toBe(1);
    prices = { TICKET_ADULT: 900 };
    await Promise.all(pages.map((path) => getFrom(app, path)));
    expect(renderings()).toBe(2);
  });

  it('are ready at the next start, and for another server on the same data', async () => {
    await siteOf(folder)!.renderAhead();
    expect((await get('/tickets')).text).toContain('<p>800 din');
    expect(renderings()).toBe(1);
  });

  it('are rendered anew for another build, address or unreadable data', async () => {
    await get('/tickets');
    expect((await getFrom(siteApp('https://example.rs'), '/')).text).toContain('//example.rs/');
    expect(renderings()).toBe(2);
    write('dist-server/index.html', '<p>another build</p>');
    await get('/tickets');
    expect(renderings()).toBe(3);
    write('rendered-site.bin', '{"basis":');
    expect((await get('/tickets')).text).toContain('<p>800 din');
    expect(renderings()).toBe(4);
  });

  it('keep the last prices while the database is away', async () => {
    const app = siteApp();
    await getFrom(app, '/tickets');
    prices = undefined;
    expect((await getFrom(app, '/tickets')).text).toContain('<p>800 din');
  });

  it('keep the last prices also when the server starts without its database', async () => {
    await get('/tickets');
    prices = undefined;
    expect((await get('/tickets')).text).toContain('<p>800 din');
  });

  it('wait for the browser when no price was ever read', async () => {
    prices = undefined;
    expect(await get('/tickets')).toMatchObject({ status: 200, text: '<p>…</p>' });
  });

  it('are compressed once also while no price was ever read', async () => {
    prices = undefined;
    const app = siteApp();
    const packPage = vi.spyOn(packedPage, 'packPage');
    for (let visit = 0; visit < 5; visit += 1) await getFrom(app, '/tickets');
    expect(packPage).toHaveBeenCalledTimes(1);
    packPage.mockRestore();
  });
});

// Without the mark the browser asks for prices and hours by itself.
describe('the mark of pages that say what holds now', () => {
  const marked = async (app: Express, path: string) =>
    (await getFrom(app, path)).headers['server-timing'] === 'facts';

  it('stands on each page with prices and hours that were just read', async () => {
    const app = siteApp();
    for (const path of ['/', '/tickets', '/nigde']) expect(await marked(app, path)).toBe(true);
  });

  it('stands on the answer that the browser’s own copy still holds', async () => {
    const app = siteApp();
    const { headers } = await getFrom(app, '/tickets');
    const again = await getFrom(app, '/tickets').set('If-None-Match', headers['etag'] ?? '');
    expect([again.status, again.headers['server-timing']]).toEqual([304, 'facts']);
  });

  it('is missing while the database is away', async () => {
    const app = siteApp();
    await getFrom(app, '/tickets');
    prices = undefined;
    expect(await marked(app, '/tickets')).toBe(false);
  });

  it('is missing while a new price could not be rendered', async () => {
    const app = siteApp();
    await getFrom(app, '/tickets');
    prices = { TICKET_ADULT: 13 };
    expect(await marked(app, '/tickets')).toBe(false);
    prices = { TICKET_ADULT: 14 };
    expect(await marked(app, '/tickets')).toBe(true);
  });
});

describe('a rendering that fails', () => {
  it('is told, not tried again at once, and leaves the last pages standing', async () => {
    const app = siteApp();
    await getFrom(app, '/tickets');
    prices = { TICKET_ADULT: 13 };
    expect((await getFrom(app, '/tickets')).text).toContain('<p>800 din');
    expect((await getFrom(app, '/tickets')).text).toContain('<p>800 din');
    expect(renderings()).toBe(2);
    expect(logged).toContain('Thirteen is no price');
    prices = { TICKET_ADULT: 14 };
    expect((await getFrom(app, '/tickets')).text).toContain('<p>14 din');
  });

  it('leaves pages without prices when there are no others', async () => {
    prices = { TICKET_ADULT: 13 };
    expect(await get('/tickets')).toMatchObject({ status: 200, text: '<p>…</p>' });
  });

  it('never holds up the back office', async () => {
    write('dist-server/site-renderer.js', 'process.exit(1)');
    expect(await get('/admin/prices')).toMatchObject({ status: 200, text: '<p>shell</p>' });
    expect((await get('/tickets')).status).toBe(500);
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
