/**
 * Builds the site into dist: scripts, every public page as HTML, documents, what search engines
 * read, and a compressed copy beside each file. The pictures are drawn before, because the pages
 * import their version: `pnpm --filter @museum/web build`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { artVersion as version } from '@museum/art/art-version.generated';
import { publicFolder } from '@museum/art/build-art';
import { build } from 'vite';

import { compressFiles } from './site/compress-files.ts';
import { drawPreviews } from './site/draw-previews.ts';
import { writeDocuments } from './site/write-documents.ts';
import { writePages } from './site/write-pages.ts';
import { writeSiteFiles } from './site/write-site-files.ts';

const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');
/** Inside node_modules, so that it counts as no source and its packages are found. */
const SERVER = join(WEB, 'node_modules/.cache/museum-server');

// Vite and React look here; whoever starts the build may be developing.
process.env.NODE_ENV = 'production';

async function buildServerEntry(): Promise<string> {
  await build({
    root: WEB,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: SERVER, emptyOutDir: true, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  return pathToFileURL(join(SERVER, 'entry-server.js')).href;
}

const [previews, serverEntry] = await Promise.all([
  drawPreviews(version),
  buildServerEntry(),
  compressFiles(join(publicFolder, 'art')),
]);
await build({ root: WEB, logLevel: 'warn' });
await writePages({ dist: DIST, serverEntry, previews, artVersion: version });
await writeSiteFiles(DIST, version);
await writeDocuments(DIST);
await compressFiles(DIST);
