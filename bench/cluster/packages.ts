import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SYSTEM = ['/usr/sbin', '/sbin'];

/** The Debian package of each program that the cluster is made of. */
const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
} as const;

/** Where the programs of the cluster are. */
export type Programs = Record<keyof typeof PACKAGES, string> & { postgresFolder: string };

const find = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM]
    .flatMap((folder) => globSync(join(folder, name)))
    .at(0);

/** Where PostgreSQL's own programs are, of its newest version. */
const findPostgres = () =>
  globSync('/usr/lib/postgresql/*/bin')
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);

/** The programs, or the packages that are missing. */
export function findPrograms(): { programs: Programs } | { missing: string[] } {
  const names = Object.keys(PACKAGES) as (keyof typeof PACKAGES)[];
  const found = new Map(names.map((name) => [name, find(name)]));
  const postgresFolder = findPostgres();
  const missing = names.filter((name) => !found.get(name)).map((name) => PACKAGES[name] as string);
  if (!postgresFolder) missing.push('postgresql');
  if (missing.length > 0) return { missing };
  return { programs: { ...Object.fromEntries(found), postgresFolder } as Programs };
}
