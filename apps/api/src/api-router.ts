import { Router, type RequestHandler } from 'express';
import { requireSession } from './auth/sessions/require-session.ts';
import { AppError } from './lib/http/app-error.ts';
import type { AppDeps } from './lib/app-deps.ts';
import { addressKey } from './lib/http/limits/client-address.ts';
import { jsonBody } from './lib/http/json-body.ts';
import { createRateLimits } from './lib/http/limits/rate-limit.ts';
import { fileBody } from './lib/http/uploaded-file.ts';
import { noteRoute } from './lib/log/request-log.ts';
import type { ApiRoute } from './lib/http/route.ts';

/** Mounts the routes: limit, then sign-in, then body, so that a stranger costs as little as possible. */
export function createApiRouter(deps: AppDeps, routes: ApiRoute[]): Router {
  const router = Router({ caseSensitive: true });
  const limits = createRateLimits(deps.env);
  const session = requireSession(deps);

  const enter =
    (route: ApiRoute): RequestHandler =>
    async (request, response, next) => {
      noteRoute(request, response);
      if (route.limit) await limits.count(route.limit, addressKey(request.ip));
      await route.guard?.(request, response);
      next();
    };

  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  for (const route of routes) {
    const guard = route.access === 'public' ? [] : [session];
    const readBody = route.upload ? fileBody(route.upload) : jsonBody;
    const body = route.method === 'get' ? [] : [readBody];
    router[route.method](route.path, enter(route), ...guard, ...body, route.handle);
  }
  router.use(() => {
    throw new AppError('NOT_FOUND');
  });
  return router;
}
