import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** A hash over these files and folders of the project, with the files' names, but those left out and hidden ones. */
export function hashSources(sources: string[], leftOut?: RegExp): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(source, leftOut)).toSorted()) {
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return `${hash.digest('hex')}\n`;
}

/** Hidden files are an editor's or the system's. By hand, because loading `globSync` takes 20 ms of every start. */
function filesOf(source: string, leftOut?: RegExp): string[] {
  if (basename(source).startsWith('.') || leftOut?.test(source)) return [];
  const path = join(ROOT, source);
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path).flatMap((name) => filesOf(`${source}/${name}`, leftOut));
}
