import { globSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

import type { Build } from './build-when-stale.ts';

const API = join(import.meta.dirname, '../apps/api');
const BUNDLE = join(API, 'dist');

/** What `pnpm start` serves with: the server's sources as one program (decision 16). */
export const BUNDLED_SERVER = join(BUNDLE, 'main.js');

/** The programs of its threads. */
export const bundledThreads = () =>
  globSync('**/*.thread.js', { cwd: BUNDLE }).map((path) => join(BUNDLE, path));

/** In the bundle are the server's own sources and the packages of many modules, where they are ES modules. */
const isBundled = (name: string) =>
  isAbsolute(name) || /^([.#]|@museum\/shared\/|(zod|zod-openapi|jose)(\/|$))/.test(name);

/** The programs of threads, each to stand in the bundle where it stands in the sources. */
const threadInputs = (): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.thread.ts', { cwd: join(API, 'src') }).map((path) => [
      path.replace(/[.]ts$/, ''),
      join(API, 'src', path),
    ]),
  );

/** The server as one program, and each thread of it as another; what they share stands beside them. */
export const SERVER: Build = {
  name: 'server',
  sources: ['apps/api/src', 'packages/shared/src', 'scripts/bundle-server.ts', 'pnpm-lock.yaml'],
  leftOut: /\.test\./,
  stampFile: join(BUNDLE, 'built-from.txt'),
  build: async () => {
    const { build } = await import('rolldown');
    await build({
      input: { main: join(API, 'src/main.ts'), ...threadInputs() },
      platform: 'node',
      external: (name) => !isBundled(name),
      output: {
        dir: BUNDLE,
        cleanDir: true,
        entryFileNames: '[name].js',
        sourcemap: true,
        sourcemapExcludeSources: true,
      },
    });
  },
};
