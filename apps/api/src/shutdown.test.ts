// oxlint-disable-next-line no-restricted-imports -- here the server itself is the program
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '@museum/database/free-port';
import { afterEach, expect, it, vi } from 'vitest';
import { REMOVED_NAME } from '@museum/shared/privacy/removed-person';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { databaseAddress, databasePool, prisma } from './lib/database/prisma.ts';
import { follow } from '#test/live-server.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { copyRequest } from '#test/store-rows.ts';
import { testEnv } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';

let server: ChildProcess | undefined;

afterEach(() => {
  server?.kill('SIGKILL');
});

/** The server as a program of its own, as a container runs it. */
async function startProgram(
  stdout: 'ignore' | number = 'ignore',
): Promise<{ url: URL; program: ChildProcess }> {
  const port = await findFreePort();
  const url = new URL(`http://127.0.0.1:${port}`);
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', stdout, 'ignore'],
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseAddress.url,
      DATABASE_DIRECT_URL: databaseAddress.directUrl,
      PORT: String(port),
      PUBLIC_URL: 'https://dinosville.rs',
      TRUST_PROXY: '1',
      ADMIN_EMAIL: 'direktorka@dinosville.rs',
      MAIL_FROM: 'posete@dinosville.rs',
      MAIL_OFFICE: 'kancelarija@dinosville.rs',
      JWT_SECRET: 'a secret of the tests that is long enough',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ADMIN_PASSWORD: 'nebitna lozinka',
    },
  });
  server = program;
  await expect.poll(() => statusOf(url, 'ready'), { timeout: 20_000 }).toBe(200);
  return { url, program };
}

const statusOf = (url: URL, health: 'live' | 'ready') =>
  fetch(new URL(`/health/${health}`, url)).then(
    ({ status }) => status,
    () => 0,
  );

it(
  'SIGTERM: first no longer ready, then no new connection; what runs is answered, all within 10 s',
  { timeout: 60_000 },
  async () => {
    const { url, program } = await startProgram();
    const body = JSON.stringify({ name: 'Ana', email: 'ana@example.rs', message: 'Zdravo' });
    const running = connect(Number(url.port), url.hostname);
    const head = `POST /api/v1/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    running.write(head + body.slice(0, 10));

    const exited = once(program, 'exit') as Promise<[number | null, string | null]>;
    const start = performance.now();
    program.kill('SIGTERM');

    await expect.poll(() => statusOf(url, 'ready')).toBe(503);
    // A second one, and the terminal's end, change nothing.
    program.kill('SIGTERM');
    program.kill('SIGHUP');
    expect(await statusOf(url, 'live')).toBe(200);
    await expect.poll(() => statusOf(url, 'live'), { timeout: 8_000 }).toBe(0);
    running.write(body.slice(10));
    expect(await text(running)).toMatch(/^HTTP\/1\.1 201 /);
    expect(await exited).toEqual([0, null]);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(await prisma.contactMessage.count({ where: { email: 'ana@example.rs' } })).toBe(1);
  },
);

it(
  'SIGTERM: a request that never ends is cut, and the process still ends within 10 s',
  { timeout: 60_000 },
  async () => {
    const { url, program } = await startProgram();
    const endless = connect(Number(url.port), url.hostname);
    endless.write('POST /api/v1/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{');
    endless.on('error', () => undefined);

    const exited = once(program, 'exit') as Promise<[number | null, string | null]>;
    const start = performance.now();
    program.kill('SIGTERM');

    expect(await exited).toEqual([0, null]);
    expect(performance.now() - start).toBeLessThan(10_000);
  },
);

it(
  'SIGTERM: streams of news end at once, so that nobody waits for them',
  { timeout: 60_000 },
  async () => {
    const { url, program } = await startProgram();
    const env = testEnv({ PUBLIC_URL: 'https://dinosville.rs' });
    const authorization = bearer(await signInJelena({ env }));
    const events = new URL('/api/v1/admin/events', url).href;
    const stream = await vi.waitFor(async () => {
      const opened = await follow(events, { authorization, 'x-forwarded-for': '198.51.100.7' });
      expect(opened.answer.status).toBe(200);
      return opened;
    }, 5_000);

    const exited = once(program, 'exit');
    const start = performance.now();
    program.kill('SIGTERM');

    await stream.ended;
    expect(performance.now() - start).toBeLessThan(1_000);
    await exited;
    // The two seconds of notice and the rest of its work; no stream is waited for.
    expect(performance.now() - start).toBeLessThan(5_000);
  },
);

it(
  'SIGHUP: a closed terminal ends it like SIGTERM, though no line of the log can be written any more',
  { timeout: 60_000 },
  async () => {
    const full = openSync('/dev/full', 'w');
    const { url, program } = await startProgram(full);
    closeSync(full);
    await statusOf(url, 'live');

    const exited = once(program, 'exit') as Promise<[number | null, string | null]>;
    program.kill('SIGHUP');

    expect(await exited).toEqual([0, null]);
  },
);

it(
  'SIGTERM: retention ends with the batch that it has in hand, wholly, and begins no other',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'museum-shutdown-'));
    const log = openSync(join(folder, 'log'), 'w');
    await manyPastRequests(900);
    // A batch takes 3 s, longer than the notice of 2 s; each of its statements may take 2.3 s.
    await databasePool.query(`
      CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN PERFORM pg_sleep(0.75); RETURN NULL; END $$;
      CREATE TRIGGER dawdle BEFORE UPDATE ON visit_request
        FOR EACH STATEMENT EXECUTE FUNCTION dawdle();
      CREATE TRIGGER dawdle BEFORE UPDATE ON dinner_request
        FOR EACH STATEMENT EXECUTE FUNCTION dawdle();
      CREATE TRIGGER dawdle BEFORE DELETE ON visit_note
        FOR EACH STATEMENT EXECUTE FUNCTION dawdle();
      CREATE TRIGGER dawdle BEFORE DELETE ON idempotency_record
        FOR EACH STATEMENT EXECUTE FUNCTION dawdle()`);
    const { program } = await startProgram(log);
    closeSync(log);
    const isUnderWay = async () => {
      const { rows } = await databasePool.query(
        `SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'UPDATE visit_request SET%'`,
      );
      return rows.length > 0;
    };
    await expect.poll(isUnderWay, { timeout: 10_000, interval: 20 }).toBe(true);
    // On a busy machine the server is seen to be ready when a batch is over already.
    const over = await prisma.visitRequest.count({ where: { anonymizedAt: { not: null } } });

    const exited = once(program, 'exit') as Promise<[number | null, string | null]>;
    const start = performance.now();
    program.kill('SIGTERM');

    expect(await exited).toEqual([0, null]);
    expect(performance.now() - start).toBeLessThan(10_000);
    await databasePool.query('DROP FUNCTION dawdle CASCADE');
    const done = await prisma.visitRequest.findMany({
      where: { anonymizedAt: { not: null } },
      select: { institutionName: true },
    });
    expect(done).toEqual(Array<unknown>(over + 200).fill({ institutionName: REMOVED_NAME }));
    const audited = await prisma.auditEntry.count({ where: { action: 'request-anonymized' } });
    expect(audited).toBe(over + 200);
    expect(readFileSync(join(folder, 'log'), 'utf8')).not.toContain('"level":50');
    rmSync(folder, { recursive: true });
  },
);

/** So many requests whose visit was long ago. */
async function manyPastRequests(count: number) {
  const { id } = await (await visitRequestCalls()).create(buildVisitRequest());
  await prisma.visitRequest.update({ where: { id }, data: { visitDate: new Date('2020-05-20') } });
  await copyRequest(id, count - 1);
}
