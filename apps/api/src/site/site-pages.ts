import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build that answers an address, and how; and the page's own address if it is another. */
export type FoundPage = { file: string; status: 200 | 404; movedTo?: string };

export type SitePages = {
  find: (path: string) => FoundPage | undefined;
  /** The page as the build left it. */
  template: (file: string) => string;
  /** The same page for a day without prices. */
  unpriced: (file: string) => string;
};

const TEMPLATES = ['*.html', 'sitemap.xml', 'robots.txt'];

/** What only pages ask for; any other address may have been typed by a person. */
const IS_ASSET = /^\/(?:assets|art)\//;

/** Pages that no address asks for by name. */
const HIDDEN = /^\/(?:index|app|404|.*\.unpriced)$/;

/**
 * The pages of the built web app. A route's own prerendered page, whatever its letters' case, comes
 * before the app's shell, which the client fills (/admin and the like). `routes.json` lists
 * the app's paths, `/*` at an end for all below; anything else is not found.
 */
export function readSitePages(folder: string): SitePages {
  const templates = new Map(
    globSync(TEMPLATES, { cwd: folder }).map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );
  const shell = templates.has('app.html') ? 'app.html' : 'index.html';
  const ownPages = new Map(
    [...templates.keys()]
      .map((file) => [`/${file.replace(/\.html$/, '')}`, file] as const)
      .filter(([address, file]) => file.endsWith('.html') && !HIDDEN.test(address))
      .map(([address, file]) => [address.toLowerCase(), file]),
  );
  const isRoute = knownRoutes(join(folder, 'routes.json'));

  const find = (path: string): FoundPage | undefined => {
    if (templates.has(path.slice(1)) && !path.endsWith('.html'))
      return { file: path.slice(1), status: 200 };
    if (IS_ASSET.test(path)) return undefined;
    const address = path === '/' ? path : path.replace(/\/$/, '');
    const own = address === '/' ? 'index.html' : ownPages.get(address.toLowerCase());
    if (own) return { file: own, status: 200, ...(address === path ? {} : { movedTo: address }) };
    if (isRoute(address)) return { file: shell, status: 200 };
    return { file: templates.has('404.html') ? '404.html' : shell, status: 404 };
  };
  const template = (file: string) => templates.get(file) ?? '';
  const unpriced = (file: string) => template(file.replace(/\.html$/, '.unpriced.html'));
  return { find, template, unpriced };
}

function knownRoutes(manifest: string): (path: string) => boolean {
  if (!existsSync(manifest)) return () => true;
  const routes = (JSON.parse(readFileSync(manifest, 'utf8')) as string[]).map((route) =>
    route.toLowerCase(),
  );
  const exact = new Set(routes.filter((route) => !route.endsWith('/*')));
  const prefixes = routes
    .filter((route) => route.endsWith('/*'))
    .map((route) => route.slice(0, -1));
  return (path) => {
    const lower = path.toLowerCase();
    return exact.has(lower) || prefixes.some((prefix) => lower.startsWith(prefix));
  };
}
