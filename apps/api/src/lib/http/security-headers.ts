import type { Env } from '#env.ts';
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

type Site = Pick<Env, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>;

/** What no page of ours asks for; the film's own controls (full screen, sound) stay as they are. */
const PERMISSIONS = [
  'Permissions-Policy',
  [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
] as const;

/**
 * The headers of every answer, errors included. There is no CORS header: the site and its API are
 * one origin, and no other may read an answer.
 */
export function securityHeaders(site: Site): RequestHandler {
  const forPages = headersWith(PUBLIC_EMBEDS, site);
  const forStaff = headersWith(STAFF_EMBEDS, site);
  const forPdfs = headersWith(PDF_EMBEDS, site);
  return (request, response, next) => {
    const { path } = request;
    response.setHeader(...PERMISSIONS);
    const forOthers = path.endsWith('.pdf') ? forPdfs : forPages;
    const headers = STAFF_PAGE.test(path) ? forStaff : forOthers;
    headers(request, response, next);
  };
}

/** The same headers by their names, for an answer that is written without the application. */
export function securityHeadersOf(site: Site): Readonly<Record<string, string>> {
  const headers: Record<string, string> = Object.fromEntries([PERMISSIONS]);
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: (name: string) => delete headers[name],
  };
  headersWith(PUBLIC_EMBEDS, site)({} as Request, response as unknown as Response, () => undefined);
  return headers;
}

function headersWith(embeds: typeof PUBLIC_EMBEDS, { PUBLIC_URL, HSTS_SUBDOMAINS }: Site) {
  const isHttps = PUBLIC_URL.startsWith('https:');
  return helmet({
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
    // Other servers of the domain are not ours to decide about, unless its owner says so.
    strictTransportSecurity: isHttps && {
      maxAge: 31_536_000,
      includeSubDomains: HSTS_SUBDOMAINS,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }) as RequestHandler;
}
