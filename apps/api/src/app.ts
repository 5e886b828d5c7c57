import express, { type Express } from 'express';
import { healthRouter } from './health/routes.ts';
import type { AppDeps } from './lib/app-deps.ts';
import { AppError } from './lib/http/app-error.ts';
import { errorHandler } from './lib/http/error-handler.ts';
import { requestLog } from './lib/log/request-log.ts';
import { securityHeaders } from './lib/http/security-headers.ts';
import { refuseUnknownProxy } from './lib/http/limits/refuse-unknown-proxy.ts';
import { createApiRouter } from './api-router.ts';
import { apiRoutes } from './routes.ts';

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
