import {
  dinnerRequestResponseSchema,
  type DinnerRequest,
} from '@museum/shared/meals/dinner-request-response';
import type { DinnerRequest as DinnerRequestRow } from '#generated/prisma/client.ts';

/** A dinner request on the wire, without the columns that stay here; a deleted one counts as not requested. */
export const presentDinnerRequest = (row: DinnerRequestRow | null): DinnerRequest | null =>
  row && !row.deletedAt ? dinnerRequestResponseSchema.parse(row) : null;
