import type { RequestHandler } from 'express';
import type { AppDeps } from '#lib/app-deps.ts';

const HOUR_MS = 3_600_000;

/**
 * Tells the log, once an hour, of a proxy that TRUST_PROXY does not count: all visitors share the
 * limits of its address. A warning only, for a stranger without a proxy can send the header, too.
 */
export function warnOfProxy({ env, logger, clock }: AppDeps): RequestHandler {
  let quietUntil = 0;
  return (request, _response, next) => {
    const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    if (env.TRUST_PROXY === 0 && isForwarded && clock().getTime() >= quietUntil) {
      quietUntil = clock().getTime() + HOUR_MS;
      logger.warn('a proxy forwards requests, but TRUST_PROXY is 0: all visitors share one limit');
    }
    next();
  };
}
