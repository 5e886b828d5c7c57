import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { ExplainedError } from '../explained-error.ts';
import type { Place } from './place.ts';
import { runProgram, writeServerFile } from './postgres-programs.ts';
import { clientRules } from './settings.ts';

/** The role and the database of the application; the superuser has no password and cannot sign in. */
export const ROLE = 'museum';

/**
 * Encoding and locale are PostgreSQL's own C.UTF-8: `lower('Č')` works, and no index depends on the
 * ICU or libc version of the machine, so the folder survives upgrades and moves. What a person reads
 * sorted by name asks for it with `COLLATE "sr-Latn-x-icu"`.
 */
const LOCALE = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** Makes the cluster if there is none; a creation that was cut short leaves nothing that counts. */
export async function ensureCluster(place: Place, durable: boolean): Promise<{ created: boolean }> {
  if (existsSync(place.cluster)) return { created: false };
  const unfinished = `${place.cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (place.account) chownSync(unfinished, place.account.uid, place.account.gid);

  await runOrExplain(place, 'initdb', [
    '-D',
    unfinished,
    '-U',
    'postgres',
    '--auth=reject',
    '--no-instructions',
    ...LOCALE,
    ...(durable ? [] : ['--no-sync']),
  ]);
  const password = randomBytes(24).toString('base64url');
  await runOrExplain(
    place,
    'postgres',
    ['--single', '-D', unfinished, '-c', 'exit_on_error=on', 'postgres'],
    `CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${password}'\nCREATE DATABASE ${ROLE} OWNER ${ROLE}\n`,
  );
  writeServerFile(place, join(unfinished, 'pg_hba.conf'), clientRules);
  writeFileSync(passwordFile(place), `${password}\n`, { mode: 0o600 });
  renameSync(unfinished, place.cluster);
  return { created: true };
}

/** @throws ExplainedError when the cluster is there but its password file is not */
export function readPassword(place: Place): string {
  try {
    return readFileSync(passwordFile(place), 'utf8').trim();
  } catch (error) {
    throw new ExplainedError(
      `The database in ${place.directory} has lost its password file ${passwordFile(place)}: put it back, or move the folder away to start with an empty database.`,
      { cause: error },
    );
  }
}

function passwordFile({ directory }: Place): string {
  return join(directory, 'password');
}

async function runOrExplain(
  place: Place,
  ...call: [name: 'initdb' | 'postgres', args: string[], input?: string]
) {
  const { ok, output } = await runProgram(place, ...call);
  if (ok) return;
  throw new ExplainedError(
    `The database could not be created in ${place.directory}: ${output.trim()}`,
  );
}
