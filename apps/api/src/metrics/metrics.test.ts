import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { databaseAddress, databasePool, prisma } from '#lib/database/prisma.ts';
import { startServer, type RunningServer } from '#main.ts';
import { serveMetrics } from './serve-metrics.ts';

const folder = mkdtempSync(join(tmpdir(), 'museum-metrics-'));
let server: RunningServer;

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('PORT', '0');
  vi.stubEnv('METRICS_PORT', '0');
  vi.stubEnv('LOG_LEVEL', 'silent');
  server = await startServer({ databaseUrl: databaseAddress.directUrl });
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const figures = async () => (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();

it('counts answered requests by their declared route, and nothing that somebody typed', async () => {
  await fetch(`${server.url}/api/v1/prices/mapping`);
  await fetch(`${server.url}/api/v1/visit-request/4711/one`);
  await fetch(`${server.url}/api/v1/nepostojece/pera@example.rs?q=pera`);

  await expect
    .poll(figures)
    .toContain(
      'museum_http_request_duration_seconds_count{method="GET",route="/api/v1/prices/mapping",status="200"} 1',
    );
  expect(await figures()).toContain('route="/api/v1/visit-request/:id/one",status="401"} 1');
  expect(await figures()).toContain('route="site",status="404"} 1');
  expect(await figures()).not.toMatch(/pera|\/4711/);
});

it('leaves out whether the server lives: asked every second, it would hide slow pages', async () => {
  await fetch(`${server.url}/health/live`);
  await fetch(`${server.url}/health/ready`);
  await fetch(`${server.url}/api/v1/nepostojece`);

  await expect.poll(figures).toContain('route="site",status="404"} 2');
  expect(await figures()).not.toContain('route="site",status="200"');
});

/** Puts a mail into the outbox that came three hours ago and is looked at again in ten minutes. */
const queueMailOfThreeHoursAgo = (state: 'dead' | 'waiting', attempts: number) =>
  databasePool.query(
    `INSERT INTO mail (id, kind, "recipientEmail", subject, text, html, state, attempts,
       "createdAt", "nextAttemptAt")
     VALUES (gen_random_uuid(), 'contact', 'a@example.rs', '', '', '', $1, $2,
       now() - interval '3 hours', now() + interval '10 minutes')`,
    [state, attempts],
  );

it('tells how many mails were given up, and that none of what waits for its turn is late', async () => {
  await queueMailOfThreeHoursAgo('dead', 30);
  await queueMailOfThreeHoursAgo('waiting', 0);

  expect(await figures()).toContain('museum_mails{state="dead"} 1\n');
  expect(await figures()).toContain('museum_mail_overdue_seconds 0\n');
  expect(await figures()).toContain('museum_database_up 1\n');
});

it('counts a mail that a mail server keeps refusing as late since it came', async () => {
  await queueMailOfThreeHoursAgo('waiting', 7);

  expect(await figures()).toMatch(/museum_mail_overdue_seconds 108\d\d/);
});

it('says that the database is away, without figures that it would have to know', async () => {
  const asked = vi.spyOn(prisma, '$queryRaw').mockRejectedValue(new Error('away'));
  const text = await figures();
  asked.mockRestore();

  expect(text).toContain('museum_database_up 0\n');
  expect(text).not.toMatch(/^museum_mail/m);
});

it('knows connections, workbooks, open pages and the event loop', async () => {
  const text = await figures();

  expect(text).toMatch(/museum_database_connections\{state="open"\} [1-9]/);
  expect(text).toContain('museum_exports_running 0\n');
  expect(text).toContain('museum_live_streams 0\n');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

it('answers nothing else at its port, and no figures at the port of the product', async () => {
  const other = await fetch(`http://127.0.0.1:${server.metricsPort}/api/v1/prices/mapping`);

  expect(other.status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

it('names its own variable when its port is taken', async () => {
  const taken = serveMetrics({ HOST: '127.0.0.1', METRICS_PORT: server.metricsPort }, {});

  await expect(taken).rejects.toThrow(
    `Port ${server.metricsPort} is taken by another program; set METRICS_PORT to a free one.`,
  );
});
