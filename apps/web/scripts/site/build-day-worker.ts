import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artFile } from '@museum/art/art-url';
import { build, type Manifest } from 'vite';

type Built = {
  /** The sources of the web app. */
  web: string;
  /** What browsers fetch. */
  dist: string;
  /** What the server renders pages with: the back office's page is here. */
  server: string;
};

/** What the first screen of the back office needs on every page: only what it imports itself. */
const ENTRY = 'app.html';

/** What the day sheet needs beside it, with everything that is fetched later. */
const PARTS = [
  'src/app/admin-layout/admin-area.tsx',
  'src/app/toasts/toast-host.tsx',
  'src/pages/admin/day-page.tsx',
];

/** The files of some chunks and of all that they import. */
function filesOf(manifest: Manifest, parts: string[], later: 'with-later' | 'without-later') {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The back office's build has no ${name}`);
    if (seen.has(name) || (name === ENTRY && later === 'with-later')) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    if (later === 'with-later') chunk.dynamicImports?.forEach(visit);
  };
  parts.forEach(visit);
  return [...seen].map((name) => `/${manifest[name]?.file}`);
}

/** The fonts and scripts that the page asks for by itself. */
const filesNamedIn = (html: string) =>
  [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');

/** What the worker keeps; a file whose name carries its content needs no mark. */
async function dayFiles({ dist, server }: Built) {
  const html = await readFile(join(server, 'app.html'), 'utf8');
  const manifestFile = join(dist, '.vite/admin-manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const named = new Set([
    ...filesNamedIn(html),
    ...filesOf(manifest, [ENTRY], 'without-later'),
    ...filesOf(manifest, PARTS, 'with-later'),
    artFile('logo-tile.svg'),
  ]);
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
  return [
    { url: '/admin/day', revision },
    ...[...named].toSorted().map((url) => ({ url, revision: null })),
  ];
}

/** Builds the day sheet's service worker: one file, at an address that stays. */
export async function buildDayWorker(built: Built): Promise<void> {
  await build({
    root: built.web,
    configFile: false,
    logLevel: 'warn',
    define: {
      DAY_FILES: JSON.stringify(await dayFiles(built)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: 'es2022',
      outDir: built.dist,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(built.web, 'src/day-worker.ts'),
        output: { format: 'iife', entryFileNames: 'admin/day-worker.js' },
      },
    },
  });
}
