import { ExplainedError } from '@museum/database/explained-error';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Build } from './build-when-stale.ts';
import { runCommand } from './run-command.ts';

const WEB = join(import.meta.dirname, '../apps/web');

/** The site: its pages as HTML, its scripts and pictures. */
export const WEB_APP: Build = {
  name: 'web-app',
  sources: [
    'apps/web',
    'packages/art/photos',
    'packages/art/src',
    'packages/shared/src',
    'pnpm-lock.yaml',
  ],
  leftOut: /(^|\/)(node_modules|dist|dist-server|test|generated)(\/|$)|\.(test|generated)\./,
  stampFile: join(WEB, 'dist-server/built-from.txt'),
  build: async () => {
    console.log('Building the web app …');
    await runWebScript('build');
  },
};

/** A script of the web package, without the seconds that a package manager takes to start. */
export async function runWebScript(name: 'build' | 'assets'): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as {
    scripts: Record<typeof name, string>;
  };
  const { ok, output } = await runCommand(manifest.scripts[name], { cwd: WEB });
  if (!ok) throw new ExplainedError(`The web app's script "${name}" failed:\n${output}`);
}
