import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler, Response } from 'express';
import sirv from 'sirv';

const YEAR = 31_536_000;

/** Paths of files whose name changes with their content. */
const IS_HASHED = /^\/(?:assets|art)\//;

const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

/**
 * The built web app: hashed files for a year, pages checked at each visit, compressed files as the
 * build left them (.br, .gz). A route's own prerendered page comes before the app's shell.
 */
export function staticSite(folder: string): RequestHandler[] {
  if (!existsSync(join(folder, 'index.html'))) return [];
  return [ownFiles(folder), appShell(folder)];
}

/** Ranges are left out: the files are small, and sirv throws at a range that runs backwards. */
function ownFiles(folder: string): RequestHandler {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        IS_HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      );
    },
  });
  return (request, response, next) => {
    delete request.headers.range;
    serve(request, response, () => next());
  };
}

/**
 * Routes that are drawn by the client only (/admin and the like). With a `routes.json` (a list of
 * the app's paths, `*` at an end for all below) an unknown one answers 404 with the not-found page.
 */
function appShell(folder: string): RequestHandler {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8');
  const notFound = readIfThere(join(folder, '404.html')) ?? shell;
  const known = knownRoutes(folder);
  return (request, response, next) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || isFile(request.path)) {
      next();
      return;
    }
    if (known(request.path)) sendPage(response, 200, shell);
    else sendPage(response, 404, notFound);
  };
}

const sendPage = (response: Response, status: number, page: string) =>
  response.status(status).set('Cache-Control', 'no-cache').type('html').send(page);

function knownRoutes(folder: string): (path: string) => boolean {
  const manifest = readIfThere(join(folder, 'routes.json'));
  if (manifest === undefined) return () => true;
  const routes = JSON.parse(manifest) as string[];
  const exact = new Set(routes.filter((route) => !route.endsWith('*')));
  const prefixes = routes.filter((route) => route.endsWith('*')).map((route) => route.slice(0, -1));
  return (path) =>
    exact.has(path === '/' ? path : path.replace(/\/$/, '')) ||
    prefixes.some((prefix) => path.startsWith(prefix));
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
