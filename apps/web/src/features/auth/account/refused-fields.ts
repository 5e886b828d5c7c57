import { failureToast, fieldErrors } from '#lib/http/error-message.ts';
import type { ShowToast } from '#lib/toasts.ts';

/** The server's messages for fields of a form; what belongs to none of them is a toast. */
export function refusedFields<Values extends object>(
  error: unknown,
  form: Values,
  showToast: ShowToast,
): [keyof Values & string, string][] {
  const refused = Object.entries(fieldErrors(error)).filter(([field]) => field in form);
  if (refused.length === 0) showToast(failureToast(error));
  return refused as [keyof Values & string, string][];
}
