import { ExplainedError } from '@museum/database/explained-error';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps PostgreSQL's by version, with wrappers for some in the PATH, and others for administrators. */
const FOLDERS = [
  ...globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  ),
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/sbin',
];

/**
 * Where programs of this machine are, by name; takes the Debian package of each.
 * @throws {ExplainedError} that says how to install what is missing
 */
export function findPrograms<Name extends string>(
  packages: Record<Name, string>,
): Record<Name, string> {
  const names = Object.keys(packages) as Name[];
  const found = new Map(
    names.map((name) => [
      name,
      FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)),
    ]),
  );
  const missing = names.filter((name) => !found.get(name)).map((name) => packages[name]);
  if (missing.length > 0) {
    throw new ExplainedError(`apt-get install --no-install-recommends ${missing.join(' ')}`);
  }
  return Object.fromEntries(found) as Record<Name, string>;
}
