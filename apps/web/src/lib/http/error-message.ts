import {
  ERROR_MESSAGES,
  type ErrorCode,
  UNKNOWN_ERROR_MESSAGE,
} from '@museum/shared/http/error-code';
import { plural } from '@museum/shared/primitives/plural';
import type { ErrorItem } from '@museum/shared/http/envelope';

import type { Toast } from '#lib/toasts.ts';

/** An error of our own whose message is written for the person at the screen. */
export class ReadableError extends Error {}

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_MESSAGES, code);

/** The `errors` array of a failed call's answer; empty when there was no such answer. */
export function errorItems(error: unknown): Partial<ErrorItem>[] {
  const data = (error as { response?: { data?: unknown } } | null | undefined)?.response?.data;
  const items = (data as { errors?: unknown } | null | undefined)?.errors;
  return Array.isArray(items) ? (items as Partial<ErrorItem>[]) : [];
}

/** The code of the first item of the answer's errors array, if it is one we know (spec §8). */
export function errorCode(error: unknown): ErrorCode | undefined {
  const code = errorItems(error)[0]?.code;
  return isErrorCode(code) ? code : undefined;
}

const minutes = { one: 'minut', few: 'minuta', other: 'minuta' };

type FailedCall = { response?: { status?: number; headers?: Record<string, unknown> } } | null;

const answerTo = (error: unknown) => (error as FailedCall | undefined)?.response;

/** Few enough digits to be told on the phone; the log is searched by them. */
const TOLD_DIGITS = 8;

/** A text and, for a fault of the server, by what the log finds it. */
export function withNumber(text: string, error: unknown): string {
  const { status = 0, headers } = answerTo(error) ?? {};
  const id = headers?.['x-request-id'];
  if (status < 500 || typeof id !== 'string') return text;
  return `${text.replace(/\.?$/, '.')} Broj greške: ${id.slice(-TOLD_DIGITS)}`;
}

/** How long to wait, as the answer says (`Retry-After`, in seconds). */
function tooManyRequestsMessage(error: unknown): string {
  const seconds = Number(answerTo(error)?.headers?.['retry-after']);
  if (!(seconds > 0)) return ERROR_MESSAGES.TOO_MANY_REQUESTS;
  return `Previše pokušaja. Molimo pokušajte ponovo za oko ${plural(Math.ceil(seconds / 60), minutes)}.`;
}

/**
 * What is told about a failure: the text of its code, else the unknown-error text (spec §8), and the
 * number of a fault of the server.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof ReadableError) return error.message;
  const code = errorCode(error);
  if (code === 'TOO_MANY_REQUESTS') return tooManyRequestsMessage(error);
  return withNumber(code ? ERROR_MESSAGES[code] : UNKNOWN_ERROR_MESSAGE, error);
}

/** The toast that tells of a failure. */
export const failureToast = (error: unknown): Toast => ({
  kind: 'error',
  message: errorMessage(error),
});

/** The text of a failure in the server's own words, where it says more than its code. */
export function serverMessage(error: unknown): string {
  const { message } = errorItems(error)[0] ?? {};
  return message === undefined ? errorMessage(error) : withNumber(message, error);
}

/** The messages of wrong fields by their dotted path, to be shown beside the fields. */
export function fieldErrors(error: unknown): Record<string, string> {
  const withField = errorItems(error).flatMap(({ field, message }) =>
    field && message ? [[field, message] as const] : [],
  );
  // The first message of a field wins, as in the form itself.
  return Object.fromEntries(withField.reverse());
}
