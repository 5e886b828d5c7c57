import { publicFolder } from '@museum/art/build-art';
import { isStaffPath } from '@museum/shared/site/staff-path';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const WEB = import.meta.dirname;
/** Inside node_modules, so that it counts as no source. */
const FILES = join(WEB, 'node_modules/.cache/museum-site-files');

const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** What a build writes beside the pages, for `pnpm dev`: documents, icons, manifest, robots, sitemap. */
async function writeFiles(publicUrl: string): Promise<string> {
  // The drawings and the fonts of documents are loaded by the dev server only.
  const { artVersion } = await import('@museum/art/art-version.generated');
  const { writeDocuments } = await import('./scripts/site/write-documents.ts');
  const { writeManifest } = await import('./scripts/site/write-manifest.ts');
  const { robots, siteMap } = await import('./src/server/site-map.ts');
  await mkdir(FILES, { recursive: true });
  await writeDocuments(FILES);
  await writeManifest(FILES, artVersion);
  await writeFile(join(FILES, 'robots.txt'), robots(publicUrl));
  await writeFile(join(FILES, 'sitemap.xml'), siteMap(publicUrl));
  await copyFile(
    join(publicFolder, 'art', artVersion, 'icons/favicon.ico'),
    join(FILES, 'favicon.ico'),
  );
  return artVersion;
}

/** Serves in development what visitors get from the build beside the pages. */
export const serveSiteFiles = (): Plugin => {
  let artVersion = '';
  return {
    name: 'serve-site-files',
    apply: 'serve',
    async configureServer(server) {
      artVersion = await writeFiles(`http://localhost:${server.config.server.port}`);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (isStaffPath(pathname)) request.url = '/app.html';
        const type = TYPES[extname(pathname)];
        const file = join(FILES, pathname);
        if (!type || !existsSync(file)) return next();
        response.setHeader('Content-Type', type);
        createReadStream(file).pipe(response);
      });
    },
    transformIndexHtml: (): HtmlTagDescriptor[] =>
      [
        { rel: 'icon', href: `/art/${artVersion}/icons/favicon.svg`, type: 'image/svg+xml' },
        { rel: 'manifest', href: '/site.webmanifest' },
      ].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' })),
  };
};
