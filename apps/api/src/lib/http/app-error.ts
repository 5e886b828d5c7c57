import { ERROR_MESSAGES, ERROR_STATUS, type ErrorCode } from '@museum/shared/http/error-code';
import type { ErrorItem } from '@museum/shared/http/envelope';

type AppErrorOptions = {
  /** Dotted path of the wrong field. */
  field?: string;
  /** In place of the code's own text. */
  message?: string;
  /** What stands in the answer beside the errors. */
  beside?: object;
  /** Whole seconds until another attempt makes sense. */
  retryAfter?: number;
};

/** An outcome that the contract names by a code: thrown anywhere, answered by the error handler. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: ErrorItem[];
  readonly beside: object | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const { field, message = ERROR_MESSAGES[code], beside, retryAfter } = options;
    super(message);
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.errors = [{ code, message, ...(field === undefined ? {} : { field }) }];
    this.beside = beside;
    this.retryAfter = retryAfter;
  }
}
