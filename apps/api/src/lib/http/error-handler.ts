import { ERROR_MESSAGES, type ErrorCode } from '@museum/shared/http/error-code';
import type { ErrorItem } from '@museum/shared/http/envelope';
import type { ErrorRequestHandler } from 'express';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { isDatabaseFault } from '#lib/database/database-fault.ts';
import { noteCode, requestLogger } from '#lib/log/request-log.ts';

// What a schema has no words of its own for (a list where an object belongs) is told in Serbian too.
z.config({ customError: () => ERROR_MESSAGES.VALIDATION_ERROR });

/** Seconds after which a client may try again when the database is away. */
const RETRY_AFTER_FAULT = 5;

/** Answers every error in the contract's shape: field errors, coded errors, the rest. */
export const errorHandler: ErrorRequestHandler = (error, _request, response, next) => {
  const appError = error instanceof z.ZodError ? undefined : asAppError(error);
  noteCode(response, appError?.code ?? 'VALIDATION_ERROR');
  if (appError && appError.status >= 500) {
    requestLogger(response).error({ err: error as unknown }, 'failed');
  }
  if (response.headersSent) {
    next(error);
    return;
  }
  if (appError?.retryAfter !== undefined) response.set('Retry-After', String(appError.retryAfter));
  response
    .status(appError?.status ?? 400)
    .json({ errors: appError?.errors ?? fieldErrors(error as z.ZodError), ...appError?.beside });
};

/** One entry per wrong field, the first message of each. */
function fieldErrors(error: z.ZodError): ErrorItem[] {
  const byField = new Map<string, ErrorItem>();
  for (const { path, message } of error.issues) {
    const field = path.map(String).join('.');
    if (byField.has(field)) continue;
    byField.set(field, { code: 'VALIDATION_ERROR', message, ...(field ? { field } : {}) });
  }
  return [...byField.values()];
}

/** The status that Express or its body parser gave an error, as the contract's code. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'VALIDATION_ERROR',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { status, expose } = error as { status?: number; expose?: boolean };
  // Before the database: a caller who hangs up within a body gives the same error code.
  const isCallersFault = expose ?? error instanceof URIError;
  if (!isCallersFault && isDatabaseFault(error)) {
    return new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER_FAULT });
  }
  return new AppError((isCallersFault && CODE_OF_STATUS[status ?? 400]) || 'SERVER_ERROR');
}
