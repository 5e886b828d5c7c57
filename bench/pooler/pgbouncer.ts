import { chooseAccount } from '@museum/database/embedded/account';
import { findFreePort } from '@museum/database/free-port';
import { endProcess } from '@museum/testing/product-server';
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../reliability/run-setting.ts';

const START_TIMEOUT_MS = 10_000;

const DEPLOYED = join(import.meta.dirname, '../../deploy/pgbouncer.ini');

/** What is deployed, on loopback and before every database of a server. */
const configuration = (server: URL, port: number) =>
  readFileSync(DEPLOYED, 'utf8')
    .replace(
      /^museum = host=\S+ port=\S+ dbname=\S+/m,
      `* = host=${server.hostname} port=${server.port}`,
    )
    .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*/m, 'auth_file = users.txt');

/** A PgBouncer as deployed before every database of a server; `settings` come after those deployed. */
export async function startPgBouncer(program: string, serverUrl: string, settings = '') {
  const server = new URL(serverUrl);
  const port = await findFreePort();
  const directory = mkdtempSync(join(tmpdir(), 'museum-pooler-'));
  chmodSync(directory, 0o755);
  const account = chooseAccount(directory);
  writeFileSync(join(directory, 'pgbouncer.ini'), configuration(server, port) + settings);
  const users = join(directory, 'users.txt');
  writeFileSync(users, `"${server.username}" "${server.password}"\n`, { mode: 0o600 });
  if (account) chownSync(users, account.uid, account.gid);
  const child = spawn(program, ['--quiet', 'pgbouncer.ini'], {
    cwd: directory,
    env: {},
    stdio: 'ignore',
    ...account,
  });
  const stop = async () => {
    await endProcess(child);
    rmSync(directory, { recursive: true, force: true });
  };
  if (await eventually(() => isListening(port), START_TIMEOUT_MS)) {
    return { host: `127.0.0.1:${port}`, stop };
  }
  await stop();
  throw new Error('PgBouncer does not start');
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
