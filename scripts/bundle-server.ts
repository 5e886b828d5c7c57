import { isAbsolute, join } from 'node:path';

import type { Build } from './build-when-stale.ts';

const API = join(import.meta.dirname, '../apps/api');
const BUNDLE = join(API, 'dist');

/** What `pnpm start` serves with: the server's sources as one program (decision 16). */
export const BUNDLED_SERVER = join(BUNDLE, 'main.js');

/** In the bundle are the server's own sources and the packages of many modules, where they are ES modules. */
const isBundled = (name: string) =>
  isAbsolute(name) || /^([.#]|@museum\/shared\/|(zod|zod-openapi|jose)(\/|$))/.test(name);

/** The server as one program. */
export const SERVER: Build = {
  name: 'server',
  sources: ['apps/api/src', 'packages/shared/src', 'scripts/bundle-server.ts', 'pnpm-lock.yaml'],
  leftOut: /\.test\./,
  stampFile: join(BUNDLE, 'built-from.txt'),
  build: async () => {
    const { build } = await import('rolldown');
    await build({
      input: join(API, 'src/main.ts'),
      platform: 'node',
      external: (name) => !isBundled(name),
      output: {
        dir: BUNDLE,
        entryFileNames: '[name].js',
        sourcemap: true,
        sourcemapExcludeSources: true,
      },
    });
  },
};
