import { withLock } from '@museum/database/process-lock';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { hashSources } from './hash-sources.ts';

export type Build = {
  /** As a message of a lock names it. */
  name: string;
  /** Files and folders that it is built from, and what of them is left out. */
  sources: string[];
  leftOut?: RegExp;
  /** Tells beside what is built from which sources it was. */
  stampFile: string;
  build: () => Promise<void>;
};

/** Outside of what a build empties. */
const LOCKS = join(import.meta.dirname, '../node_modules/.cache');

/** True unless what is built was built from exactly these sources. */
export const isStale = ({ sources, leftOut, stampFile }: Build): boolean =>
  !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== hashSources(sources, leftOut);

/** Builds what is stale. Programs that start at once take turns: two builds would delete each other's files. */
export async function buildWhenStale(build: Build): Promise<void> {
  if (!isStale(build)) return;
  mkdirSync(LOCKS, { recursive: true });
  await withLock(join(LOCKS, `${build.name}-build`), async () => {
    if (!isStale(build)) return;
    const stamp = hashSources(build.sources, build.leftOut);
    await build.build();
    mkdirSync(dirname(build.stampFile), { recursive: true });
    writeFileSync(build.stampFile, stamp);
  });
}
