import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from './logger.ts';

/**
 * One line per request: number, method, route, status, milliseconds. The number also stands in the
 * `X-Request-Id` header. Nothing else of a request is handed to the logger, so that no address,
 * query, header or body can get into the logs.
 */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const id = randomUUID();
    const log = logger.child({ request: id });
    const start = performance.now();
    response.locals.log = log;
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      const route = response.locals.route as string | undefined;
      // Files of the site are no news.
      const level = response.statusCode >= 500 ? 'error' : route === undefined ? 'debug' : 'info';
      log[level](
        {
          method: request.method,
          route,
          status: response.statusCode,
          ms: Math.round(performance.now() - start),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  };

/** The logger that adds the request's number to each line. */
export const requestLogger = (response: Response) => response.locals.log as Logger;

/**
 * Names the declared route that a request has reached; the real path could hold personal data.
 * Express forgets the route's mount point once an error has left the router.
 */
export const noteRoute = (request: Request, response: Response) => {
  const { path } = request.route as { path: string };
  response.locals.route = request.baseUrl + path;
};
