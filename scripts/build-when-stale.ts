import { withLock } from '@museum/database/process-lock';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { hashSources } from './hash-sources.ts';

type Build = {
  /** As a message of a lock names it. */
  name: string;
  /** Patterns of what it is built from, and what of them is left out. */
  sources: string[];
  leftOut: RegExp;
  /** Tells beside what is built from which sources it was. */
  stampFile: string;
  build: () => Promise<void>;
};

/** Outside of what a build empties. */
const LOCKS = join(import.meta.dirname, '../node_modules/.cache');

/**
 * Builds unless what is built was made from exactly these sources. Programs that start at once take
 * turns: two builds would delete each other's files.
 */
export async function buildWhenStale({ name, sources, leftOut, stampFile, build }: Build) {
  const isBuilt = () =>
    existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources(sources, leftOut);
  if (isBuilt()) return;
  mkdirSync(LOCKS, { recursive: true });
  await withLock(join(LOCKS, `${name}-build`), async () => {
    if (isBuilt()) return;
    const stamp = hashSources(sources, leftOut);
    await build();
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  });
}
