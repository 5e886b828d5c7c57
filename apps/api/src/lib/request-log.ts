import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from './logger.ts';

/** The route as it was declared: a real path or a query could hold personal data. */
const routeTemplate = (request: Request) => {
  const route = request.route as { path?: string } | undefined;
  return route?.path === undefined ? undefined : request.baseUrl + route.path;
};

/**
 * One line per request (number, method, route, status, milliseconds) and the number in the
 * `X-Request-Id` header; never an address, a query, a body or a header.
 */
export const requestLog = (logger: Logger): RequestHandler => {
  const describe = (request: Request, status: number, ms: number) => ({
    method: request.method,
    route: routeTemplate(request),
    status,
    ms,
  });
  return pinoHttp<Request>({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    quietReqLogger: true,
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    customSuccessObject: (request, response, { responseTime }: { responseTime: number }) =>
      describe(request, response.statusCode, responseTime),
    customErrorObject: (request, response, _error, { responseTime }: { responseTime: number }) =>
      describe(request, response.statusCode, responseTime),
  }) as RequestHandler;
};
