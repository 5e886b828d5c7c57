import express, { type Express, Router, type RequestHandler } from 'express';
import { healthRouter } from './health/routes.ts';
import type { AppDeps } from './lib/app-deps.ts';
import { AppError } from './lib/http/app-error.ts';
import { errorHandler } from './lib/http/error-handler.ts';
import { requestLog, noteRoute } from './lib/log/request-log.ts';
import { securityHeaders } from './lib/http/security-headers.ts';
import { refuseUnknownProxy } from './lib/http/limits/refuse-unknown-proxy.ts';
import { apiRoutes } from './routes.ts';
import { requireSession } from './auth/sessions/require-session.ts';
import { addressKey } from './lib/http/limits/client-address.ts';
import { jsonBody } from './lib/http/json-body.ts';
import { createRateLimits } from './lib/http/limits/rate-limit.ts';
import { fileBody } from './lib/http/uploaded-file.ts';
import type { ApiRoute } from './lib/http/route.ts';

/** The whole product in one process: health, API, website. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.set('trust proxy', deps.env.TRUST_PROXY);
  app.use(requestLog(deps));
  app.use(securityHeaders(deps.env));
  app.use(refuseUnknownProxy(deps));

  app.use('/health', healthRouter(deps));
  app.get('/openapi.json', (_request, response) => response.redirect('/api/v1/openapi.json'));
  app.use('/api/v1', createApiRouter(deps, apiRoutes(deps)));
  // Not a page of the site: a program that asks for an unknown version reads JSON.
  app.use('/api', () => {
    throw new AppError('NOT_FOUND');
  });
  for (const handler of deps.site?.handlers ?? []) app.use(handler);
  app.use(() => {
    throw new AppError('NOT_FOUND');
  });
  app.use(errorHandler);
  return app;
}

/** Mounts the routes: limit, then sign-in, then body, so that a stranger costs as little as possible. */
function createApiRouter(deps: AppDeps, routes: ApiRoute[]): Router {
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
