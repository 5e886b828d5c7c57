import type { Para } from '@museum/shared/primitives/money';

/** Whether a predračun is paid: money is received for a visit, not for one of its documents. */
export type Standing = 'open' | 'partly' | 'paid';

/**
 * How far one of the predračuni that hold for a visit is paid by what was received for all of them. A
 * sum that is exactly one of them pays that one.
 */
export function standingOf(total: Para, { all, paid }: { all: Para[]; paid: Para }): Standing {
  if (paid <= 0) return 'open';
  if (paid >= all.reduce((sum, each) => sum + each, 0)) return 'paid';
  if (!all.includes(paid)) return 'partly';
  return paid === total ? 'paid' : 'open';
}
