import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

import { ExplainedError } from '../explained-error.ts';

/** The operating system's user that runs the server; `null` means ourselves. */
export type Account = { uid: number; gid: number } | null;

/** PostgreSQL refuses to run as root; root hands it to the owner of the cluster, else to `postgres`. */
export function chooseAccount(cluster: string): Account {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const account = findAccount('postgres') ?? createAccount() ?? findAccount('nobody');
  if (!account) {
    throw new ExplainedError(
      'PostgreSQL cannot run as root, and the user "postgres" could not be created: start as an ordinary user or set DATABASE_URL.',
    );
  }
  return account;
}

/** Whether that user can enter a folder or execute a file, asked of the system itself. */
export function canReach(account: Account, path: string): boolean {
  if (!account) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...account, cwd: '/' }).status === 0;
}

function createAccount(): Account {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false'];
  spawnSync('useradd', [...options, 'postgres']);
  return findAccount('postgres');
}

function findAccount(name: string): Account {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number.parseInt(stdout, 10) : undefined;
  });
  return uid === undefined || gid === undefined ? null : { uid, gid };
}
