import { type Account, chooseAccount } from '@museum/database/embedded/account';
import { findFreePort } from '@museum/database/free-port';
import { endProcess } from '@museum/testing/product-server';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually, type Keep } from '../reliability/run-setting.ts';

const START_TIMEOUT_MS = 30_000;

/** A primary and its streaming replica, each a server of its own on the loopback address. */
export async function startReplicatedServer(keep: Keep, programs: string) {
  const directory = keep(mkdtempSync(join(tmpdir(), 'museum-replica-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );
  chmodSync(directory, 0o755);
  const account = chooseAccount(directory);
  if (account) chownSync(directory, account.uid, account.gid);
  const password = randomBytes(16).toString('hex');
  const secret = join(directory, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (account) chownSync(secret, account.uid, account.gid);
  const at = { programs, directory, account, password };

  runProgram(at, 'initdb', [
    '--pgdata=primary',
    '--username=museum',
    `--pwfile=${secret}`,
    '--no-sync',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  const primary = await startServer(at, 'primary', keep);
  const { port } = new URL(primary.url);
  runProgram(at, 'pg_basebackup', [
    '--pgdata=replica',
    '--host=127.0.0.1',
    `--port=${port}`,
    '--username=museum',
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--no-sync',
  ]);
  return { primary, replica: await startServer(at, 'replica', keep) };
}

type Place = { programs: string; directory: string; account: Account; password: string };

function runProgram(
  { programs, directory, account, password }: Place,
  name: string,
  args: string[],
) {
  const { status, stderr } = spawnSync(join(programs, name), args, {
    cwd: directory,
    env: { PGPASSWORD: password },
    encoding: 'utf8',
    ...account,
  });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
}

async function startServer(
  { programs, directory, account, password }: Place,
  name: string,
  keep: Keep,
) {
  const port = await findFreePort();
  const url = `postgresql://museum:${password}@127.0.0.1:${port}/postgres`;
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'hot_standby_feedback=on',
  ];
  const child: ChildProcess = keep(
    spawn(join(programs, 'postgres'), ['-D', name, ...settings.flatMap((one) => ['-c', one])], {
      cwd: directory,
      env: {},
      stdio: 'ignore',
      ...account,
    }),
    (server) => endProcess(server, 'SIGQUIT'),
  );
  if (!(await eventually(() => answers(url), START_TIMEOUT_MS))) {
    throw new Error(`The ${name} does not start`);
  }
  return { url, kill: () => endProcess(child, 'SIGQUIT') };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
