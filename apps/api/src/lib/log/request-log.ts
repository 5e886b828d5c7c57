import type { ErrorCode } from '@museum/shared/http/error-code';
import type { Request, RequestHandler, Response } from 'express';
import type { AppDeps } from '#lib/app-deps.ts';
import { causedBy } from './cause.ts';
import type { Logger } from './logger.ts';
import { createPseudonyms } from './pseudonym.ts';
import { addressKey } from '#lib/http/limits/client-address.ts';
import { REQUEST_ID, requestIdOf } from '#lib/http/request-id.ts';

/** What the parts that a request passes through tell about it. */
type Notes = {
  log: Logger;
  route?: string;
  /** Database id of the member of staff. */
  staff?: number;
  /** The e-mail that a sign-in was tried with. */
  account?: string;
  /** Why the request was refused. */
  code?: ErrorCode;
  /** A balancer asks: measured, it would hide slow and failing pages; its 503 is no fault. */
  isProbe?: true;
};

/** Stands for the status of an answer that did not reach its end: whoever asked has hung up. */
const BROKEN_OFF = 499;

const notesOf = (response: Response) => response.locals as Notes;

/**
 * One line per request: number, method, route, status, milliseconds; of the API's routes also from
 * where and by whom, as pseudonyms of the day and database ids, and the code of a refusal. The number
 * also stands in the `X-Request-Id` header, in all lines of the request and in its mails. Nothing else
 * of a request is handed to the logger, so that no address, query, header or body gets into the logs.
 */
export function requestLog({
  logger,
  env,
  clock,
  noteAnswer,
}: Pick<AppDeps, 'logger' | 'env' | 'clock' | 'noteAnswer'>): RequestHandler {
  const pseudonym = createPseudonyms(env.JWT_SECRET, clock);
  return (request, response, next) => {
    const id = requestIdOf(request, env);
    const start = performance.now();
    // Read now: a connection that has been closed has no address.
    const address = addressKey(request.ip);
    const notes = notesOf(response);
    notes.log = logger;
    response.setHeader(REQUEST_ID, id);
    const tellEnd = () => {
      const { route, staff, account, code, isProbe } = notes;
      const status = response.writableFinished ? response.statusCode : BROKEN_OFF;
      const answered = { method: request.method, route, status, ms: performance.now() - start };
      if (!isProbe) noteAnswer?.(answered);
      // Files of the site are only written down when somebody looks for faults.
      const level = status >= 500 && !isProbe ? 'error' : route === undefined ? 'debug' : 'info';
      // Pseudonyms take a while to make; nobody would read them.
      if (!logger.isLevelEnabled(level)) return;
      logger[level](
        {
          ...answered,
          ms: Math.round(answered.ms),
          code,
          ...(route === undefined ? {} : { from: pseudonym(address) }),
          staff,
          ...(account === undefined ? {} : { account: pseudonym(account) }),
        },
        'request',
      );
    };
    // 'close' is told outside of the request's context, so its number is given back here.
    response.once('close', () => causedBy({ request: id }, tellEnd));
    causedBy({ request: id }, next);
  };
}

/** The logger of the request's lines. */
export const requestLogger = (response: Response) => notesOf(response).log;

/**
 * Names the declared route that a request has reached; the real path could hold personal data.
 * Express forgets the route's mount point once an error has left the router.
 */
export const noteRoute = (request: Request, response: Response) => {
  const { path } = request.route as { path: string };
  notesOf(response).route = request.baseUrl + path;
};

/** Says who made the request. */
export const noteStaff = (response: Response, id: number) => {
  notesOf(response).staff = id;
};

/** Says whose account a sign-in was tried with. */
export const noteAccount = (response: Response, email: string) => {
  notesOf(response).account = email;
};

/** Says that the request asks only whether the server lives or can work. */
export const noteProbe = (response: Response) => {
  notesOf(response).isProbe = true;
};

/** Says why the request was refused. */
export const noteCode = (response: Response, code: ErrorCode) => {
  notesOf(response).code = code;
};
