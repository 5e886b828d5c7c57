import {
  dinnerRequestResponseSchema,
  type DinnerRequest,
} from '@museum/shared/meals/dinner-request-response';
import type { DinnerRequest as DinnerRequestRow } from '#generated/prisma/client.ts';

type Presented = Record<'dinnerRequest' | 'deletedDinnerRequest', DinnerRequest | null>;

/** A dinner request on the wire, without the columns that stay here; a deleted one counts as not requested. */
export function presentDinnerRequest(row: DinnerRequestRow | null): Presented {
  const presented = row && dinnerRequestResponseSchema.parse(row);
  return row?.deletedAt
    ? { dinnerRequest: null, deletedDinnerRequest: presented }
    : { dinnerRequest: presented, deletedDinnerRequest: null };
}
