import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** Hosts that a page embeds, and only after a click: the film about the centre. */
const EMBEDDED = ['https://www.youtube-nocookie.com'];

/**
 * The headers of every answer, errors included. There is no CORS header: the site and its API are
 * one origin, and no other may read an answer.
 */
export function securityHeaders(publicUrl: string): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
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
        frameSrc: ["'self'", 'blob:', ...EMBEDDED],
        // Chrome shows a PDF in an <embed> of its own; a tab opened on a blob inherits this policy.
        objectSrc: ['blob:'],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }) as RequestHandler;
}
