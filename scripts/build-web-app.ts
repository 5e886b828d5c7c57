import { ExplainedError } from '@museum/database/explained-error';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand } from './run-command.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'apps/web');
const STAMP = join(WEB, 'dist/built-from.txt');

/** What the built site depends on. */
const SOURCES = ['apps/web/**/*', 'packages/shared/src/**/*', 'pnpm-lock.yaml'];
const NOT_SOURCES =
  /(^|\/)(node_modules|dist|test|generated|public\/art)(\/|$)|\.(test|generated)\./;

/** Builds the site unless what is built was made from exactly these sources. */
export async function buildWebApp(): Promise<void> {
  const stamp = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Building the web app …');
  await runWebScript('build');
  writeFileSync(STAMP, stamp);
}

function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: ROOT, exclude: (path) => NOT_SOURCES.test(path) })
    .filter((path) => !NOT_SOURCES.test(path) && statSync(join(ROOT, path)).isFile())
    .toSorted();
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return `${hash.digest('hex')}\n`;
}

/** A script of the web package, without the seconds that a package manager takes to start. */
export async function runWebScript(name: 'build' | 'art'): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as {
    scripts: Record<typeof name, string>;
  };
  const { ok, output } = await runCommand(manifest.scripts[name], { cwd: WEB });
  if (!ok) throw new ExplainedError(`The web app's script "${name}" failed:\n${output}`);
}
