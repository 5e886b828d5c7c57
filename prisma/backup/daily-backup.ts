import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@museum/shared/primitives/calendar-date';

import { backupDatabase } from './backup-database.ts';

/** So many days a copy is kept; operations.md names them. */
const KEPT_DAYS = 30;

type Options = {
  databaseUrl: string;
  folder: string;
  /** YYYY-MM-DD */
  today: string;
  /** The list of erasures, where there is one; backups know nothing of later ones. */
  erasures: string | undefined;
};

/**
 * Leaves one backup of today in the folder and none that is older than 30 days. The list of erasures
 * is copied each time, also when the backup then fails. Answers with the new file, or undefined when today's was there.
 * @throws ExplainedError as `backupDatabase`
 */
export async function backUpDay({ databaseUrl, folder, today, erasures }: Options) {
  const file = join(folder, `museum-${today}.tar`);
  const present = await readdir(folder);
  const isMissing = !present.includes(`museum-${today}.tar`);
  if (erasures !== undefined) await replaceFile(erasures, join(folder, 'erasures.jsonl'));
  if (isMissing) await backupDatabase(databaseUrl, file);
  // Names are compared, not times: a copy of the folder keeps its meaning.
  const oldest = `museum-${addDays(today, -KEPT_DAYS)}.tar`;
  const outdated = present.filter((name) => /^museum-[\d-]{10}\.tar/.test(name) && name < oldest);
  for (const name of outdated) await rm(join(folder, name), { recursive: true });
  return isMissing ? file : undefined;
}

/** Whoever reads meanwhile finds the whole old file or the whole new one. */
async function replaceFile(from: string, to: string): Promise<void> {
  await copyFile(from, `${to}.new`);
  await rename(`${to}.new`, to);
}
