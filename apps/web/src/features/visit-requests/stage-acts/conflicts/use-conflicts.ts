import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { useState } from 'react';

import { capacityConflicts } from '#features/visit-requests/staff-visit-request-api.ts';

/** Whether the house is closed then, and not full. */
export const isOnlyClosed = (conflicts: CapacityConflict[]) =>
  conflicts.every(({ of }) => of === 'closed');

/** Where a visit doesn't fit, as the last refusal said: a call that failed otherwise changes nothing about it. */
export function useConflicts() {
  const [conflicts, setConflicts] = useState<CapacityConflict[]>([]);
  return {
    conflicts,
    /** Whether this is such a refusal. */
    isRefusal: (error: unknown) => {
      const found = capacityConflicts(error);
      if (found.length > 0) setConflicts(found);
      return found.length > 0;
    },
    forget: () => {
      setConflicts([]);
    },
  };
}
