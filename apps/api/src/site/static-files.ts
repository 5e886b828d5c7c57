import type { RequestHandler } from 'express';
import sirv from 'sirv';

const YEAR = 31_536_000;

/** Paths of files whose name changes with their content. */
const IS_HASHED = /^\/(?:assets|art)\//;

/** These hold places for prices and the site's address; serve-site.ts fills them. */
const IS_TEMPLATE = /(?:\.html|^\/(?:sitemap\.xml|robots\.txt))$/;

/**
 * The files of the built web app but its pages: hashed ones for a year, others checked at each
 * visit, compressed files as the build left them (.br, .gz). Ranges are left out: the files are
 * small, and sirv throws at a range that runs backwards.
 */
export function staticFiles(folder: string): RequestHandler {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        IS_HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      );
    },
  });
  return (request, response, next) => {
    if (IS_TEMPLATE.test(request.path)) {
      next();
      return;
    }
    delete request.headers.range;
    serve(request, response, () => next());
  };
}
