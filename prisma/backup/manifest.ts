import { createHash } from 'node:crypto';

import { ExplainedError } from '../explained-error.ts';
import type { Migration } from '../migration-files.ts';

/** The first entry of a backup. */
export const MANIFEST_FILE = 'manifest.json';

/** A migration with the SHA-256 of its SQL, hexadecimal. */
type MigrationStamp = { name: string; sha256: string };

/** What a backup holds and how to tell that it is whole. */
export type Manifest = {
  format: 'museum-backup';
  formatVersion: 1;
  /** ISO 8601, UTC: every row is as it was at this moment. */
  createdAt: string;
  /** All that the database had, oldest first. */
  migrations: MigrationStamp[];
  /** In the order in which they can be filled again: no row before the one that it refers to. */
  tables: {
    name: string;
    /** Without those that the database generates. */
    columns: string[];
    /** The entry with its rows: the text format of PostgreSQL's COPY, gzipped. */
    file: string;
    rows: number;
    /** Of the entry as it is, hexadecimal. */
    sha256: string;
  }[];
  sequences: { name: string; lastValue: string; isCalled: boolean }[];
};

/** @throws ExplainedError when the file is not a backup, or of a format that is not known yet */
export function parseManifest(json: string): Manifest {
  const manifest = JSON.parse(json) as Partial<Manifest>;
  if (manifest.format === 'museum-backup' && manifest.formatVersion === 1) {
    return manifest as Manifest;
  }
  throw new ExplainedError('This is not a backup that this version of the program understands.');
}

/**
 * How many of our migrations the backed up database had; they must be the first ones of ours.
 * @throws ExplainedError when it had others, or newer ones
 */
export function countKnownMigrations(manifest: Manifest, ours: Migration[]): number {
  for (const [index, { name, sha256 }] of manifest.migrations.entries()) {
    const own = ours[index];
    if (own?.name === name && hashOf(own.sql) === sha256) continue;
    const why = ours.some((migration) => migration.name === name)
      ? `differs from ours in the migration ${name}`
      : `has the migration ${name}, which this version of the program does not know`;
    throw new ExplainedError(
      `The backup ${why}. Restore it with the version of the program that made it.`,
    );
  }
  return manifest.migrations.length;
}

const hashOf = (sql: string) => createHash('sha256').update(sql).digest('hex');
