import type { DinnerRequest } from '@museum/shared/meals/dinner-request-response';
import type { DinnerRequest as DinnerRequestRow } from '#generated/prisma/client.ts';

/** A dinner request on the wire; a deleted one counts as not requested. */
export function presentDinnerRequest(row: DinnerRequestRow | null): DinnerRequest | null {
  if (!row || row.deletedAt) return null;
  const { createdAt: _created, updatedAt: _updated, deletedAt: _deleted, ...dinnerRequest } = row;
  return dinnerRequest;
}
