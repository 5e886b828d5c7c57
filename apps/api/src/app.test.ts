import { errorEnvelopeSchema } from '@museum/shared/http/envelope';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type { AppDeps } from './lib/app-deps.ts';
import { describeError } from './lib/log/logger.ts';
import { JELENA } from '@museum/testing/jelena';
import { bearer, hireJelena, signInJelena } from '#test/staff.ts';
import { testApp, testEnv } from '#test/test-app.ts';

const app = testApp();
const post = (path: string) => request(app).post(`/api/v1${path}`);

describe('bad input', () => {
  it.each([
    ['cut off', '{"email": "a@b.rs"'],
    ['not JSON', '<xml/>'],
    ['a text', '"text"'],
    ['nothing', 'null'],
  ])('a body that is %s is a 400 without details of the parser', async (_what, body) => {
    const answer = await post('/auth/sign-in').set('Content-Type', 'application/json').send(body);

    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      errors: [
        { code: 'VALIDATION_ERROR', message: 'Podaci nisu ispravni. Proverite označena polja.' },
      ],
    });
  });

  it('a list where an object belongs is a 400 in Serbian', async () => {
    const { status, body } = await post('/auth/sign-in').send([]);

    expect(status).toBe(400);
    expect(body).toEqual({
      errors: [
        { code: 'VALIDATION_ERROR', message: 'Podaci nisu ispravni. Proverite označena polja.' },
      ],
    });
  });

  it('a body of more than 100 kB is a 413', async () => {
    const { status, body } = await post('/contact').send({ message: 'x'.repeat(110_000) });

    expect(status).toBe(413);
    expect(body).toMatchObject({ errors: [{ code: 'PAYLOAD_TOO_LARGE' }] });
  });

  it.each([
    ['application/x-www-form-urlencoded', 'email=a%40b.rs'],
    ['text/plain', '{}'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/json; charset=iso-8859-2', '{}'],
  ])('a body of type %s is a 415', async (type, content) => {
    const { status, body } = await post('/contact').set('Content-Type', type).send(content);

    expect(status).toBe(415);
    expect(body).toMatchObject({ errors: [{ code: 'UNSUPPORTED_MEDIA_TYPE' }] });
  });

  it('a compressed body is a 415: it could unpack to anything', async () => {
    const { status } = await post('/contact')
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', 'gzip')
      .send('x');

    expect(status).toBe(415);
  });

  it.each([
    ['get', '/api/v1/nothing'],
    ['post', '/api/v1/nothing'],
    ['get', '/api/v1'],
    ['get', '/api/v2/prices/mapping'],
    ['get', '/api'],
    ['patch', '/api/v1/contact'],
    ['trace', '/api/v1/contact'],
    ['options', '/api/v1/contact'],
    ['get', '/api/v1/contact'],
    ['get', '/api/v1/PRICES/MAPPING'],
    ['delete', '/api/v1/admin/prices'],
    ['get', '/health/nothing'],
  ] as const)('%s %s is a 404 of the contract', async (method, path) => {
    const { status, body } = await request(app)[method](path);

    expect(status).toBe(404);
    expect(body).toEqual({
      errors: [{ code: 'NOT_FOUND', message: 'Traženi podatak nije pronađen' }],
    });
  });

  it.each(['abc', '0', '-1', '1.5', '2147483648', '99999999999999999999', "1'--"])(
    'the id %s is a 400 that names the field',
    async (id) => {
      const { status, body } = await request(app)
        .delete(`/api/v1/admin/prices/${encodeURIComponent(id)}`)
        .set('Authorization', bearer(await signInJelena()));

      expect(status).toBe(400);
      expect(body).toEqual({
        errors: [{ code: 'VALIDATION_ERROR', message: 'Nevažeća oznaka', field: 'id' }],
      });
    },
  );

  it.each(['%', '%zz', '%c0%af'])('the path part %s is a 400', async (part) => {
    const { status, body } = await request(app)
      .delete(`/api/v1/admin/prices/${part}`)
      .set('Authorization', bearer(await signInJelena()));

    expect(status).toBe(400);
    expect(errorEnvelopeSchema.parse(body).errors).toHaveLength(1);
  });

  it('a parameter given twice is a 400 that names it', async () => {
    const { status, body } = await request(app)
      .get('/api/v1/prices?search=a&search=b&page=1&page=2')
      .set('Authorization', bearer(await signInJelena()));

    expect(status).toBe(400);
    expect(errorEnvelopeSchema.parse(body).errors.map(({ field }) => field)).toEqual([
      'page',
      'search',
    ]);
  });
});

describe('headers', () => {
  it.each([
    ['an answer', '/api/v1/prices/enum', 200],
    ['a 401', '/api/v1/prices', 401],
    ['a 404', '/api/v1/nothing', 404],
    ['health', '/health/live', 200],
  ])('protect %s', async (_what, path, expected) => {
    const { status, headers } = await request(app).get(path);

    expect(status).toBe(expected);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none';script-src 'self';/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  const policyOf = async (path: string) => {
    const { headers } = await request(app).get(path);
    return headers['content-security-policy'];
  };

  it.each(['/signin', '/admin/visit-requests'])(
    'let Chrome’s viewer show a PDF that staff open in a new tab from %s',
    async (path) => {
      expect(await policyOf(path)).toMatch(/frame-src blob:;object-src blob:;/);
    },
  );

  it.each(['/', '/contactUs', '/administrator', '/api/v1/prices/enum', '/health/live'])(
    'let nothing be embedded in %s but the film',
    async (path) => {
      expect(await policyOf(path)).toMatch(
        /frame-src https:\/\/www\.youtube-nocookie\.com;object-src 'none';/,
      );
    },
  );

  it('let Chrome’s viewer show a PDF of the footer', async () => {
    expect(await policyOf('/documents/osnivanje.pdf')).toMatch(/;object-src 'self';/);
  });

  it('forbid a page to change what its relative addresses mean', async () => {
    expect(await policyOf('/')).toContain("base-uri 'none'");
  });

  it('insist on TLS once the site is served by it', async () => {
    const secure = testApp({ env: testEnv({ PUBLIC_URL: 'https://museum.test' }) });

    const { headers } = await request(secure).get('/health/live');

    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('insist on TLS for the other servers of the domain only by choice', async () => {
    const env = testEnv({ PUBLIC_URL: 'https://museum.test', HSTS_SUBDOMAINS: true });

    const { headers } = await request(testApp({ env })).get('/health/live');

    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('the log', () => {
  const CANARY = 'kanarinac';

  /** An application and the lines that it logs. */
  const loggedApp = (overrides: Partial<AppDeps> = {}) => {
    const lines: string[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const logger = pino({ level: 'debug', serializers: { err: describeError } }, sink);
    return { lines, logged: testApp({ logger, ...overrides }) };
  };

  it('has one line per request and nothing that a visitor sent', async () => {
    const { lines, logged } = loggedApp();

    await request(logged)
      .post(`/api/v1/contact?q=${CANARY}`)
      .set('User-Agent', CANARY)
      .set('Referer', `http://${CANARY}`)
      .set('Authorization', `Bearer ${CANARY}`)
      .set('Cookie', `a=${CANARY}`)
      .send({ name: CANARY, email: `${CANARY}@example.rs`, message: CANARY });
    await request(logged).get(`/${CANARY}`);
    await request(logged).delete(`/api/v1/admin/prices/${CANARY}`);
    await request(logged).post('/api/v1/contact').type('json').send(`{"${CANARY}`);

    expect(lines).toHaveLength(4);
    expect(lines.join('')).not.toContain(CANARY);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      method: 'POST',
      route: '/api/v1/contact',
      status: 201,
    });
    expect(JSON.parse(lines[2]!)).toMatchObject({ route: '/api/v1/admin/prices/:id', status: 401 });
  });

  it('tells of a call whose client has hung up that it broke off', async () => {
    const { lines, logged } = loggedApp();
    const server = logged.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{');
    await once(server, 'request');
    socket.destroy();

    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(JSON.parse(lines[0]!)).toMatchObject({ method: 'POST', status: 499 });
    server.close();
  });

  it('tells who was refused what, from where, without addresses and e-mails', async () => {
    const email = `${CANARY}@example.rs`;
    let now = new Date('2026-11-21T10:00:00Z');
    const env = testEnv({ TRUST_PROXY: 1, RATE_LIMIT_FACTOR: 0.1 });
    const { lines, logged } = loggedApp({ env, clock: () => now });
    const guess = (address: string) =>
      request(logged)
        .post('/api/v1/auth/sign-in')
        .set('X-Forwarded-For', address)
        .send({ email, password: CANARY + CANARY });

    await guess('192.0.2.55');
    await guess('192.0.2.55');
    await guess('192.0.2.56');
    now = new Date('2026-11-22T10:00:00Z');
    await guess('192.0.2.57');

    const [first, second, elsewhere, tomorrow] = lines.map(
      (line) => JSON.parse(line) as Record<string, unknown>,
    );
    expect(first).toMatchObject({ status: 401, code: 'INVALID_USER_CREDENTIALS' });
    expect(second).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(second?.from).toBe(first?.from);
    expect(elsewhere?.from).not.toBe(first?.from);
    expect(elsewhere?.account).toBe(first?.account);
    expect(tomorrow?.account).not.toBe(first?.account);
    expect(lines.join('')).not.toMatch(/192\.0\.2|kanarinac/);
  });

  it('names the staff behind a call by the number in the database', async () => {
    const { id } = await hireJelena();
    const { lines, logged } = loggedApp();

    await request(logged).post('/api/v1/auth/sign-in').send(JELENA);
    await request(logged)
      .get('/api/v1/prices')
      .set('Authorization', bearer(await signInJelena()));

    expect(lines.map((line) => (JSON.parse(line) as { staff?: number }).staff)).toEqual([id, id]);
    expect(lines.join('')).not.toMatch(/jelena/i);
  });

  it('warns when an old refresh token is used: somebody else may hold it', async () => {
    const { id } = await hireJelena();
    let now = new Date();
    const { lines, logged } = loggedApp({ clock: () => now });
    const { refreshToken: token } = await signInJelena();

    await request(logged).post('/api/v1/auth/refresh').send({ token });
    now = new Date(now.getTime() + 10_001);
    await request(logged).post('/api/v1/auth/refresh').send({ token });

    expect(JSON.parse(lines[1]!)).toMatchObject({ level: 40, staff: id });
    expect(lines.join('')).not.toContain(token);
  });

  it('leaves out the message of an error that could quote values', () => {
    const quoting = Object.assign(new Error(`Key (email)=(${CANARY})`), { severity: 'ERROR' });
    const own = new TypeError('x is not a function', { cause: quoting });

    expect(describeError(own)).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
    expect(JSON.stringify(describeError(own))).not.toContain(CANARY);
  });
});

describe('the documentation', () => {
  it('is one page that loads nothing from elsewhere', async () => {
    const { status, text, headers } = await request(app).get('/api/v1/docs');

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('POST /visit-request');
    expect(text).not.toMatch(/<script|https?:\/\//);
  });

  it('is found at /openapi.json too', async () => {
    const { status, body } = await request(app).get('/openapi.json').redirects(1);

    expect(status).toBe(200);
    expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api/v1' }] });
  });
});
