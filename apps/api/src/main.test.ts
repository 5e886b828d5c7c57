import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@museum/database/test-database';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { startServer } from './main.ts';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'museum-main-'));
  database = await createTestDatabase(inject('testServer'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('PORT', '0');
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const start = () => startServer({ databaseUrl: database.url });

const signIn = (url: string, email: string, password: string) =>
  fetch(`${url}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

it('serves, with an administrator whose password is kept in a file of its own', async () => {
  const server = await start();
  const file = join(folder, 'admin.txt');
  const [, email = '', password = ''] = /E-mail: (.+)\nPassword: (.+)\n/.exec(
    readFileSync(file, 'utf8'),
  )!;

  expect(server.adminFile).toBe(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(email).toBe('admin@example.rs');
  expect((await signIn(server.url, email, password)).status).toBe(200);
  await server.stop();
});

it('keeps the administrator and the sessions over a restart', async () => {
  const first = await start();
  const password = readFileSync(join(folder, 'admin.txt'), 'utf8');
  await first.stop();

  const second = await start();

  expect(readFileSync(join(folder, 'admin.txt'), 'utf8')).toBe(password);
  await second.stop();
});

it('takes the password of the environment and writes it nowhere', async () => {
  vi.stubEnv('ADMIN_EMAIL', 'Direktor@Example.rs');
  vi.stubEnv('ADMIN_PASSWORD', 'moja lozinka');
  const server = await start();

  expect(server.adminFile).toBeUndefined();
  expect((await signIn(server.url, 'direktor@example.rs', 'moja lozinka')).status).toBe(200);
  await server.stop();
});

it('takes no connection once it was stopped', async () => {
  const server = await start();
  await server.stop();

  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
});

it.each([
  ['0', 200],
  ['1', 201],
])('TRUST_PROXY=%s: %i of 201 connections from one address are served', async (hops, served) => {
  vi.stubEnv('TRUST_PROXY', hops);
  const server = await start();
  const { port } = new URL(server.url);
  const sockets = Array.from({ length: 201 }, () => connect(Number(port), '127.0.0.1'));
  const answers = sockets.map((socket) => {
    socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    return new Promise<boolean>((resolve) => {
      socket.on('data', () => resolve(true));
      socket.on('error', () => undefined).on('close', () => resolve(false));
    });
  });

  expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(served);
  for (const socket of sockets) socket.destroy();
  await server.stop();
});

it('ends with one sentence, and before it sends a mail, when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  vi.stubEnv('PORT', String((other.address() as AddressInfo).port));
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(
    `INSERT INTO mail (id, kind, "recipientEmail", subject, text)
     VALUES (gen_random_uuid(), 'contact', 'a@example.rs', '', '')`,
  );

  await expect(start()).rejects.toThrow(/^Port \d+ is taken by another program/);
  const { rows } = await client.query('SELECT state, attempts FROM mail');
  await client.end();
  other.close();

  expect(rows).toEqual([{ state: 'waiting', attempts: 0 }]);
});

it('ends with one sentence when the database is away', async () => {
  const away = startServer({ databaseUrl: 'postgresql://museum:secret@127.0.0.1:1/museum' });

  await expect(away).rejects.toThrow(
    /^The database 127\.0\.0\.1:1\/museum \(DATABASE_URL\) does not answer\.$/,
  );
});

it('ends with one sentence when the database was not migrated', async () => {
  const empty = await createEmptyDatabase(inject('testServer'));

  await expect(startServer({ databaseUrl: empty.url })).rejects.toThrow(
    /^The database lacks the migration \d+_initial; run pnpm db:migrate\.$/,
  );
  await empty.drop();
});
