import type { RequestHandler, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR = 31_536_000;

/** Whether it is the path of files whose name changes with their content; only pages ask for them. */
export const isHashed = (path: string) => /^\/(?:assets|art)\//.test(path);

/** With the letters' encoding, which the server's list of media types gives to text/* only. */
const SVG = 'image/svg+xml; charset=utf-8';
const IS_DRAWING = /\.svg(?:\.(?:br|gz))?$/;

type FileOptions = NonNullable<expressStaticGzip.ExpressStaticGzipOptions['serveStatic']>;

/** How each file is sent. */
export const FILE_OPTIONS: FileOptions = {
  index: false,
  acceptRanges: false, // the files are small
  redirect: false,
  setHeaders: (response) => {
    const { path } = (response as Response).req;
    if (IS_DRAWING.test(path)) response.setHeader('Content-Type', SVG);
    response.setHeader(
      'Cache-Control',
      isHashed(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    );
  },
};

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
    serveStatic: FILE_OPTIONS,
  });
  return (request, response, next) => {
    // Only whoever changes a file asks so; a refusal would keep its headers, a year in caches among them.
    delete request.headers['if-match'];
    delete request.headers['if-unmodified-since'];
    // What can't be decoded names no file; the library would answer it in a shape of its own.
    if (isDecodable(request.path)) serve(request, response, next);
    else next();
  };
}

/** The answer is used: the bundler leaves out a call for its error alone (`pnpm start` serves the bundle). */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
