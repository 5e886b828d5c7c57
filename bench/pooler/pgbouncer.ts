import { chooseAccount } from '@museum/database/embedded/account';
import { findFreePort } from '@museum/database/free-port';
import { endProcess } from '@museum/testing/product-server';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../reliability/run-setting.ts';

/** Debian keeps it where only administrators look. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

const START_TIMEOUT_MS = 10_000;

/** Whether this machine has PgBouncer. */
export const isPgBouncerInstalled = () =>
  spawnSync('pgbouncer', ['--version'], { env: { PATH } }).status === 0;

/** What docs/operations.md asks of a pooler, and whatever shows a state that a connection keeps. */
const configuration = (server: URL, port: number) => `
[databases]
* = host=${server.hostname} port=${server.port} connect_query='SET statement_timeout = 2300; SET idle_in_transaction_session_timeout = 10000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = users.txt
pool_mode = transaction
default_pool_size = 8
max_client_conn = 1000
; One transaction after the other gets another connection, not the one that was used last.
server_round_robin = 1
; One that a test has ended is not handed out.
server_check_query = select 1
server_check_delay = 0
`;

/** A PgBouncer in transaction mode before every database of a server. */
export async function startPgBouncer(serverUrl: string) {
  const server = new URL(serverUrl);
  const port = await findFreePort();
  const directory = mkdtempSync(join(tmpdir(), 'museum-pooler-'));
  chmodSync(directory, 0o755);
  const account = chooseAccount(directory);
  writeFileSync(join(directory, 'pgbouncer.ini'), configuration(server, port));
  const users = join(directory, 'users.txt');
  writeFileSync(users, `"${server.username}" "${server.password}"\n`, { mode: 0o600 });
  if (account) chownSync(users, account.uid, account.gid);
  const child = spawn('pgbouncer', ['--quiet', 'pgbouncer.ini'], {
    ...{ cwd: directory, env: { PATH }, stdio: 'ignore', ...account },
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
