import { json, type RequestHandler } from 'express';
import { AppError } from './app-error.ts';

/** The longest valid body is a visit request with a lunch, below 50 kB even if every letter is escaped. */
const BODY_LIMIT = '100kb';

const parseJson = json({ limit: BODY_LIMIT, inflate: false });

/** Reads a JSON body; a missing one is `{}`. @throws AppError UNSUPPORTED_MEDIA_TYPE for any other kind of body */
export const jsonBody: RequestHandler = (request, response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && !request.is('application/json')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  parseJson(request, response, (error?: unknown) => {
    // The parser passes over a call whose caller has gone: without its body it would be another call.
    const isLost = hasBody && !error && request.body === undefined;
    request.body ??= {};
    next(isLost ? new AppError('VALIDATION_ERROR') : error);
  });
};
