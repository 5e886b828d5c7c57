import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ERROR_MESSAGES, type ErrorCode } from '@museum/shared/http/error-code';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { giveBodyTime } from './body-time.ts';
import { securityHeadersOf } from './security-headers.ts';
import { openHttpServer } from './http-server.ts';

const HOST = '127.0.0.1';
const open = (listener: Parameters<typeof openHttpServer>[0], port = 0) =>
  openHttpServer(listener, { host: HOST, port });

afterEach(() => {
  vi.useRealTimers();
});

it('ends with one sentence when the port is taken', async () => {
  const other = createServer().listen(0, HOST);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  await expect(open(() => undefined, port)).rejects.toThrow(
    `Port ${port} is taken by another program; set PORT to a free one.`,
  );
  other.close();
});

it('ends with one sentence when the host is another machine', async () => {
  const elsewhere = openHttpServer(() => undefined, { host: '192.0.2.1', port: 0 });

  await expect(elsewhere).rejects.toThrow('HOST 192.0.2.1 is not an address of this machine.');
});

it('lets a running request end when it closes, and takes no new one', async () => {
  const started = Promise.withResolvers<() => void>();
  const server = await open((_request, response) => started.resolve(() => response.end('done')));
  const url = `http://${HOST}:${server.port}`;
  const running = fetch(url);
  const finish = await started.promise;

  const closed = server.close(10_000);
  await expect(fetch(url)).rejects.toThrow();
  finish();

  expect(await (await running).text()).toBe('done');
  await closed;
});

it('cuts what is still running after the grace period', async () => {
  const started = Promise.withResolvers<void>();
  const server = await open(() => started.resolve());
  const running = fetch(`http://${HOST}:${server.port}`);
  const failed = expect(running).rejects.toThrow();
  await started.promise;

  await server.close(1);

  await failed;
});

it.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 3'],
  ['a length beside chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
  ['a header cut by a bare line feed', 'X-A: 1\nX-B: 2\r\n X-C'],
])('refuses a request with %s, which a proxy could read in another way', async (_what, headers) => {
  let handled = 0;
  const server = await open((_request, response) => {
    handled += 1;
    response.end();
  });
  const socket = connect(server.port, HOST);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n{}`);

  const [answer] = (await once(socket, 'data')) as [Buffer];

  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
  expect(handled).toBe(0);
  await server.close(1);
});

/** All that is answered to raw bytes, until the connection ends; who never ends them is cut off. */
async function answerTo(sent: string): Promise<string> {
  const readWhole: RequestListener = (request, response) => {
    request.resume().on('end', () => response.end('handled'));
  };
  const server = await openHttpServer(readWhole, {
    host: HOST,
    port: 0,
    limits: { headersTimeout: 200, bodyTimeout: 400, connectionsCheckingInterval: 20 },
    headers: securityHeadersOf({ PUBLIC_URL: 'https://dino.example.rs', HSTS_SUBDOMAINS: false }),
  });
  const socket = connect(server.port, HOST);
  socket.write(sent);
  const answer = await text(socket);
  await server.close(1);
  return answer;
}

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf'],
])('cuts off a client that never ends its %s', async (_what, sent) => {
  expect(await answerTo(sent)).toMatch(/^HTTP\/1\.1 408 /);
});

it('gives a body thirty seconds and not one more', { timeout: 10_000 }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let begun = 0;
  const server = await open((request, response) => {
    begun += 1;
    request.resume().on('end', () => response.end('whole'));
  });
  const begin = () => {
    const socket = connect(server.port, HOST);
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 8\r\n\r\nhalf',
    );
    return socket;
  };
  const [inTime, late] = [begin(), begin()];
  await vi.waitFor(() => expect(begun).toBe(2));

  vi.advanceTimersByTime(29_000);
  inTime.write('half');
  expect(await text(inTime)).toMatch(/^HTTP\/1\.1 200 /);
  vi.advanceTimersByTime(1_000);
  expect(await text(late)).toMatch(/^HTTP\/1\.1 408 /);

  vi.useRealTimers();
  await server.close(1);
});

it('gives a file the time that it needs on a slow line, but not for ever', async () => {
  const server = await openHttpServer(
    (request, response) => {
      if (request.url === '/file') giveBodyTime(request);
      request.resume().on('end', () => response.end('whole'));
    },
    {
      host: HOST,
      port: 0,
      limits: {
        headersTimeout: 100,
        bodyTimeout: 100,
        requestTimeout: 1_500,
        connectionsCheckingInterval: 20,
      },
    },
  );
  const begin = (path: string) => {
    const socket = connect(server.port, HOST);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`);
    socket.write('Content-Length: 8\r\n\r\nhalf');
    return socket;
  };
  const [slow, endless] = [begin('/file'), begin('/file')];

  expect(await text(begin('/form'))).toMatch(/^HTTP\/1\.1 408 /);
  slow.write('half');

  expect(await text(slow)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await text(endless)).toMatch(/^HTTP\/1\.1 408 /);
  await server.close(1);
});

it('takes no more connections than it can serve, and takes them again', async () => {
  const server = await openHttpServer((_request, response) => response.end('served'), {
    host: HOST,
    port: 0,
    limits: { maxConnections: 2 },
  });
  const idle = [connect(server.port, HOST), connect(server.port, HOST)];
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  const url = `http://${HOST}:${server.port}`;

  await expect(fetch(url)).rejects.toThrow();
  idle[0]!.destroy();

  await expect.poll(() => fetch(url).then((answer) => answer.text(), String)).toBe('served');
  idle[1]!.destroy();
  await server.close(1);
});

describe('what no application sees', () => {
  it.each([
    [400, 'VALIDATION_ERROR', 'an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [400, 'VALIDATION_ERROR', 'no HTTP at all', '\x16\x03\x01\x02\r\n\r\n'],
    [400, 'VALIDATION_ERROR', 'no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      400,
      'VALIDATION_ERROR',
      'two hosts',
      'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
    ],
    [408, 'VALIDATION_ERROR', 'headers without an end', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      413,
      'PAYLOAD_TOO_LARGE',
      'endless chunk extensions',
      `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(30_000)}`,
    ],
    [
      417,
      'VALIDATION_ERROR',
      'an expectation',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    ],
    [
      431,
      'PAYLOAD_TOO_LARGE',
      'headers that are too long',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
  ])(
    'is answered %i with %s for %s, protected and in the shape of errors',
    async (status, code, _what, sent) => {
      const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');

      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      for (const header of [
        /^content-security-policy: default-src 'none';script-src 'self';/im,
        /^x-content-type-options: nosniff$/im,
        /^x-frame-options: deny$/im,
        /^strict-transport-security: max-age=31536000/im,
        /^content-type: application\/json; charset=utf-8$/im,
        /^cache-control: no-store$/im,
      ]) {
        expect(head).toMatch(header);
      }
      expect(JSON.parse(body)).toEqual({
        errors: [{ code, message: ERROR_MESSAGES[code as ErrorCode] }],
      });
    },
  );

  it('is not mixed into an answer that has begun', async () => {
    const server = await open((_request, response) => {
      response.write('half');
      setTimeout(() => response.end('whole'), 100);
    });
    const socket = connect(server.port, HOST);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [begun] = (await once(socket, 'data')) as [Buffer];
    socket.write('FOO / HTTP/1.1\r\nHost: x\r\n\r\n');

    expect(begun.toString()).toContain('half');
    expect(await text(socket)).not.toContain('HTTP/1.1 400');
    await server.close(1);
  });
});

it('cuts off a client that does not read its answer', { timeout: 10_000 }, async () => {
  const closed = Promise.withResolvers<void>();
  const listener: RequestListener = (_request, response) => {
    response.on('close', () => closed.resolve());
    response.end(Buffer.alloc(50_000_000));
  };
  const server = await openHttpServer(listener, {
    host: HOST,
    port: 0,
    limits: { stallTimeout: 200 },
  });
  const socket = connect(server.port, HOST);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');

  await closed.promise;

  socket.destroy();
  await server.close(1);
});

describe('one client', () => {
  /** How many of so many connections at once are answered. */
  async function answered(port: number, count: number, localAddress = HOST) {
    const sockets = Array.from({ length: count }, () =>
      connect({ port, host: HOST, localAddress }).on('error', () => undefined),
    );
    const answers = sockets.map((socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      return Promise.race([
        once(socket, 'data').then(
          () => true,
          () => false,
        ),
        once(socket, 'close').then(() => false),
      ]);
    });
    return { sockets, count: (await Promise.all(answers)).filter(Boolean).length };
  }
  const openLimited = (isBehindProxy: boolean) =>
    openHttpServer((_request, response) => response.end('ok'), {
      host: HOST,
      port: 0,
      limits: { maxConnections: 20, maxConnectionsPerClient: 5 },
      isBehindProxy,
    });

  it('gets its share of the connections and leaves the rest to others', async () => {
    const server = await openLimited(false);

    const greedy = await answered(server.port, 30);
    const other = await answered(server.port, 3, '127.0.0.2');

    expect([greedy.count, other.count]).toEqual([5, 3]);
    for (const socket of greedy.sockets) socket.destroy();
    await expect.poll(async () => (await answered(server.port, 1)).count).toBe(1);
    await server.close(1);
  });

  it('has two hundred connections', async () => {
    const server = await open((_request, response) => response.end('ok'));

    const greedy = await answered(server.port, 210);

    expect(greedy.count).toBe(200);
    for (const socket of greedy.sockets) socket.destroy();
    await server.close(1);
  });

  it('is no proxy: its connections are everybody’s', async () => {
    const server = await openLimited(true);

    expect((await answered(server.port, 15)).count).toBe(15);
    await server.close(1);
  });
});
