import type { ProformaStanding } from '@museum/shared/payments/proforma-schema';
import type { Para } from '@museum/shared/primitives/money';

/**
 * How far one of the predračuni that hold for a visit is paid by what was received for all of them. A
 * sum that is exactly one of them pays that one.
 */
export function standingOf(
  total: Para,
  { all, paid }: { all: Para[]; paid: Para },
): ProformaStanding {
  if (paid <= 0) return 'open';
  if (paid >= all.reduce((sum, each) => sum + each, 0)) return 'paid';
  // Of two that ask for the same sum nobody knows which one is meant.
  if (all.filter((each) => each === paid).length !== 1) return 'partly';
  return paid === total ? 'paid' : 'open';
}
