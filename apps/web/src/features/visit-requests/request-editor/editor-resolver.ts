import { toNestErrors } from '@hookform/resolvers';
import {
  type UpdateVisitRequest,
  updateVisitRequestSchema,
} from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import type { Resolver } from 'react-hook-form';

import { type EditorValues, withMealFlags } from './editor-values.ts';
import { today } from '#lib/dates.ts';

/**
 * Where the form keeps what is wrong with the lunch as a whole; at `dinnerRequest` itself it would
 * cover the errors of the lunch's fields.
 */
const WHOLE_LUNCH = 'dinnerRequest.meals';

/** The rules of an update (spec §5). */
export const editorResolver =
  (stored: VisitRequest): Resolver<EditorValues, unknown, UpdateVisitRequest> =>
  (values, _context, options) => {
    const { id, version } = stored;
    const body = { ...withMealFlags(values), id, version };
    const result = updateVisitRequestSchema(today, stored).safeParse(body);
    if (result.success) return { values: result.data, errors: {} };
    const messages = result.error.issues.map(({ path, message }) => {
      const field = path.join('.');
      return [field === 'dinnerRequest' ? WHOLE_LUNCH : field, { type: 'rule', message }] as const;
    });
    // The first message of a field wins.
    const errors = toNestErrors<EditorValues>(Object.fromEntries(messages.reverse()), options);
    return { values: {}, errors };
  };
