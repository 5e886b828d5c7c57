import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * The rules of a form that holds something else than it sends: `check` makes what is sent and checks
 * it, `fieldOf` names the form's field for the path of what is wrong. The first message of a field wins.
 */
export const resolverOf =
  <Values extends FieldValues, Sent>(
    check: (values: Values) => z.ZodSafeParseResult<Sent>,
    fieldOf: (path: PropertyKey[]) => string,
  ): Resolver<Values, unknown, Sent> =>
  (values, _context, options) => {
    const checked = check(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of checked.error.issues)
      errors[fieldOf(path)] ??= { type: 'rule', message };
    return { values: {}, errors: toNestErrors(errors as FieldErrors<Values>, options) };
  };
