import { Router } from 'express';
import { AppError } from '#lib/http/app-error.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { noteProbe } from '#lib/log/request-log.ts';
import { pingDatabase } from './health-store.ts';

/** For the process manager: `live` says that the process answers, `ready` that it can do its work. */
export function healthRouter({ isDraining }: Pick<AppDeps, 'isDraining'>): Router {
  const router = Router();
  router.use((_request, response, next) => {
    noteProbe(response);
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/live', (_request, response) => {
    response.json({ data: { status: 'live' } });
  });
  router.get('/ready', async (_request, response) => {
    if (isDraining?.()) {
      response.status(503).json({ data: { status: 'leaving' } });
      return;
    }
    await pingDatabase();
    response.json({ data: { status: 'ready' } });
  });
  router.use(() => {
    throw new AppError('NOT_FOUND');
  });
  return router;
}
