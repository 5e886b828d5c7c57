import helmet from 'helmet';
import type { Request, RequestHandler, Response } from 'express';

/** What a page may embed: the film about the centre, and only after a click. */
const PUBLIC_EMBEDS = { frameSrc: ['https://www.youtube-nocookie.com'], objectSrc: ["'none'"] };

/** Chrome shows a PDF in an <embed> of its own; a tab opened on a blob inherits its opener's policy. */
const STAFF_EMBEDS = { frameSrc: ['blob:'], objectSrc: ['blob:'] };

/** The same viewer, in place of the PDF itself. */
const PDF_EMBEDS = { frameSrc: ["'none'"], objectSrc: ["'self'"] };

/** The documents that the back office lives in. */
const STAFF_PAGE = /^\/(signin|admin)(\/|$)/i;

/**
 * The headers of every answer, errors included. There is no CORS header: the site and its API are
 * one origin, and no other may read an answer.
 */
export function securityHeaders(publicUrl: string): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  const forPages = headersWith(PUBLIC_EMBEDS, isHttps);
  const forStaff = headersWith(STAFF_EMBEDS, isHttps);
  const forPdfs = headersWith(PDF_EMBEDS, isHttps);
  return (request, response, next) => {
    const { path } = request;
    const forOthers = path.endsWith('.pdf') ? forPdfs : forPages;
    const headers = STAFF_PAGE.test(path) ? forStaff : forOthers;
    headers(request, response, next);
  };
}

/** The same headers by their names, for an answer that is written without the application. */
export function securityHeadersOf(publicUrl: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: (name: string) => delete headers[name],
  };
  headersWith(PUBLIC_EMBEDS, publicUrl.startsWith('https:'))(
    {} as Request,
    response as unknown as Response,
    () => undefined,
  );
  return headers;
}

const headersWith = (embeds: typeof PUBLIC_EMBEDS, isHttps: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Emotion writes <style> elements while rendering; a nonce can't be in prerendered files.
        // Scripts, which is what an attacker would want, stay files of our own.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        ...embeds,
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }) as RequestHandler;
