import type { RequestHandler, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR = 31_536_000;

/** Paths of files whose name changes with their content. */
const IS_HASHED = /^\/(?:assets|art)\//;

/** With the letters' encoding, which the server's list of media types gives to text/* only. */
const SVG = 'image/svg+xml; charset=utf-8';
const IS_DRAWING = /\.svg(?:\.(?:br|gz))?$/;

/**
 * The files of the built web app: hashed ones for a year, others checked at each
 * visit, compressed files as the build left them (.br, .gz). A file that is gone since the start is
 * simply not found.
 */
export function staticFiles(folder: string): RequestHandler {
  const serve = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      acceptRanges: false, // the files are small
      redirect: false,
      setHeaders: (response) => {
        const { path } = (response as Response).req;
        if (IS_DRAWING.test(path)) response.setHeader('Content-Type', SVG);
        response.setHeader(
          'Cache-Control',
          IS_HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
        );
      },
    },
  });
  return (request, response, next) => {
    // What can't be decoded names no file; the library would answer it in a shape of its own.
    if (isDecodable(request.path)) serve(request, response, next);
    else next();
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
