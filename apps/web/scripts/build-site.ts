/**
 * Builds the site: into dist what browsers fetch, with a compressed copy beside each file, and into
 * dist-server the program that renders the pages. The pictures are drawn before, because the pages
 * import their version: `pnpm --filter @museum/web build`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artVersion as version } from '@museum/art/art-version.generated';
import { publicFolder } from '@museum/art/build-art';
import { build } from 'vite';

import { buildDayWorker } from './site/build-day-worker.ts';
import { compressFiles } from './site/compress-files.ts';
import { drawPreviews } from './site/draw-previews.ts';
import { tryRenderer } from './site/try-renderer.ts';
import { writeDocuments } from './site/write-documents.ts';
import { writeManifest } from './site/write-manifest.ts';
import { writeShells } from './site/write-shells.ts';

const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');
const SERVER = join(WEB, 'dist-server');

// Vite and React look here; whoever starts the build may be developing.
process.env.NODE_ENV = 'production';

const buildRenderer = () =>
  build({
    root: WEB,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/server/site-renderer.ts',
      outDir: SERVER,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
    ssr: { noExternal: true },
  });

/**
 * The back office is a build of its own: in one build both entries would share a file with all that
 * either uses of the router, and visitors would load the data router, too.
 */
const buildAdmin = () =>
  build({
    root: WEB,
    logLevel: 'warn',
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '.vite/admin-manifest.json',
      rolldownOptions: {
        input: join(WEB, 'app.html'),
        output: {
          // What few pages share comes in files of some kilobytes: a page asks for a third fewer.
          codeSplitting: {
            groups: [
              {
                name: 'parts',
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 3_000,
              },
            ],
          },
        },
      },
    },
  });

const [previews] = await Promise.all([
  drawPreviews(version),
  buildRenderer(),
  compressFiles(join(publicFolder, 'art')),
]);
await build({ root: WEB, logLevel: 'warn' });
await buildAdmin();
await writeShells({ dist: DIST, server: SERVER, artVersion: version });
await buildDayWorker({ web: WEB, dist: DIST, server: SERVER });
await writeFile(join(SERVER, 'previews.json'), JSON.stringify(Object.fromEntries(previews)));
await tryRenderer(join(SERVER, 'site-renderer.js'));
await writeManifest(DIST, version);
await writeDocuments(DIST);
await compressFiles(DIST);
