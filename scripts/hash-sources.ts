import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** A hash over the project's files that match one of the patterns, with their names, but those left out. */
export function hashSources(patterns: string[], leftOut: RegExp): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: ROOT, exclude: (path) => leftOut.test(path) })
    .filter((path) => !leftOut.test(path) && statSync(join(ROOT, path)).isFile())
    .toSorted();
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return `${hash.digest('hex')}\n`;
}
