import {
  ERROR_MESSAGES,
  type ErrorCode,
  UNKNOWN_ERROR_MESSAGE,
} from '@museum/shared/http/error-code';
import { plural } from '@museum/shared/primitives/plural';
import type { ErrorItem } from '@museum/shared/http/envelope';

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

/** How long to wait, as the answer says (`Retry-After`, in seconds). */
function tooManyRequestsMessage(error: unknown): string {
  const { headers } = (error as { response: { headers?: Record<string, unknown> } }).response;
  const seconds = Number(headers?.['retry-after']);
  if (!(seconds > 0)) return ERROR_MESSAGES.TOO_MANY_REQUESTS;
  return `Previše pokušaja. Molimo pokušajte ponovo za oko ${plural(Math.ceil(seconds / 60), minutes)}.`;
}

/** What a toast says about a failure: the text of its code, else the unknown-error text (spec §8). */
export function errorMessage(error: unknown): string {
  if (error instanceof ReadableError) return error.message;
  const code = errorCode(error);
  if (code === 'TOO_MANY_REQUESTS') return tooManyRequestsMessage(error);
  return code ? ERROR_MESSAGES[code] : UNKNOWN_ERROR_MESSAGE;
}

/** The same in the server's own words, where it says more than its code. */
export const serverMessage = (error: unknown): string =>
  errorItems(error)[0]?.message ?? errorMessage(error);

/** The messages of wrong fields by their dotted path, to be shown beside the fields. */
export function fieldErrors(error: unknown): Record<string, string> {
  const withField = errorItems(error).flatMap(({ field, message }) =>
    field && message ? [[field, message] as const] : [],
  );
  // The first message of a field wins, as in the form itself.
  return Object.fromEntries(withField.reverse());
}
