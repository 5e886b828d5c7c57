import type { RequestHandler } from 'express';
import type { AppDeps } from '#lib/app-deps.ts';
import { AppError } from '#lib/http/app-error.ts';

const HOUR_MS = 3_600_000;

const MESSAGE =
  'Server ne zna za proksi koji je prosledio ovaj zahtev. Podesite TRUST_PROXY na broj proksija.';

/**
 * A forwarded request where TRUST_PROXY says that nobody forwards: all visitors would share the
 * limits of one address. Production refuses it, so that a site is not opened so by mistake; a
 * stranger who sends the header is refused alone. The log tells it once an hour.
 * @throws AppError SERVICE_UNAVAILABLE
 */
export function refuseUnknownProxy({ env, logger, clock }: AppDeps): RequestHandler {
  let quietUntil = 0;
  return (request, _response, next) => {
    const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    if (env.TRUST_PROXY > 0 || !isForwarded) return next();
    if (clock().getTime() >= quietUntil) {
      quietUntil = clock().getTime() + HOUR_MS;
      logger.warn('a proxy forwards requests, but TRUST_PROXY is 0: all visitors share one limit');
    }
    if (env.NODE_ENV === 'production') {
      throw new AppError('SERVICE_UNAVAILABLE', { message: MESSAGE });
    }
    next();
  };
}
