import { isAbsolute, join } from 'node:path';

import { buildWhenStale } from './build-when-stale.ts';

const API = join(import.meta.dirname, '../apps/api');
const BUNDLE = join(API, 'dist');

/** What `pnpm start` serves with: the server's sources as one program (decision 16). */
export const BUNDLED_SERVER = join(BUNDLE, 'main.js');

/** Everything that isn't the server's own stays a package beside it. */
const isPackage = (name: string) => !/^[.#]|^@museum\/shared\//.test(name) && !isAbsolute(name);

/** Bundles the server, where the bundle is stale. */
export const bundleServer = (): Promise<void> =>
  buildWhenStale({
    name: 'server',
    sources: [
      'apps/api/src/**/*.ts',
      'packages/shared/src/**/*.ts',
      'scripts/bundle-server.ts',
      'pnpm-lock.yaml',
    ],
    leftOut: /\.test\./,
    stampFile: join(BUNDLE, 'built-from.txt'),
    build: async () => {
      const { build } = await import('rolldown');
      await build({
        input: join(API, 'src/main.ts'),
        platform: 'node',
        external: isPackage,
        output: {
          dir: BUNDLE,
          entryFileNames: '[name].js',
          sourcemap: true,
          sourcemapExcludeSources: true,
        },
      });
    },
  });
