import { ExplainedError } from '@museum/database/explained-error';
import { withLock } from '@museum/database/process-lock';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { hashSources } from './hash-sources.ts';
import { runCommand } from './run-command.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'apps/web');
const STAMP = join(WEB, 'dist-server/built-from.txt');

/** What the built site depends on. */
const SOURCES = [
  'apps/web/**/*',
  'packages/art/{photos,src}/**/*',
  'packages/shared/src/**/*',
  'pnpm-lock.yaml',
];
const NOT_SOURCES =
  /(^|\/)(node_modules|dist|dist-server|test|generated)(\/|$)|\.(test|generated)\./;

/** Outside of dist, which a build empties. */
const LOCK = join(ROOT, 'node_modules/.cache/web-app-build');

/**
 * Builds the site unless what is built was made from exactly these sources. Programs that start at
 * once take turns: two builds would delete each other's files.
 */
export async function buildWebApp(): Promise<void> {
  if (isBuilt()) return;
  mkdirSync(dirname(LOCK), { recursive: true });
  await withLock(LOCK, async () => {
    if (isBuilt()) return;
    console.log('Building the web app …');
    const stamp = hashSources(SOURCES, NOT_SOURCES);
    await runWebScript('build');
    writeFileSync(STAMP, stamp);
  });
}

const isBuilt = () =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashSources(SOURCES, NOT_SOURCES);

/** A script of the web package, without the seconds that a package manager takes to start. */
export async function runWebScript(name: 'build' | 'assets'): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as {
    scripts: Record<typeof name, string>;
  };
  const { ok, output } = await runCommand(manifest.scripts[name], { cwd: WEB });
  if (!ok) throw new ExplainedError(`The web app's script "${name}" failed:\n${output}`);
}
