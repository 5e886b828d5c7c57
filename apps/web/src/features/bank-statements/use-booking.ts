import { useEffect, useReducer } from 'react';
import { z } from 'zod';

import { useStaffDraft } from '#lib/drafts/staff-draft.ts';
import { decide, NOTHING_DECIDED } from './booking.ts';

const storedSchema = z.object({
  ticks: z.record(z.string(), z.boolean()),
  visits: z.record(
    z.string(),
    z.object({ id: z.number(), normalizedId: z.string(), requester: z.string() }),
  ),
});

/**
 * What a person decides about a statement, kept for the tab: a look at a visit leaves the page, and
 * comes back to it.
 */
export function useBooking(statement: number) {
  const draft = useStaffDraft(`bank-statement/${statement}`, (stored) =>
    storedSchema.parse(stored),
  );
  const state = useReducer(decide, NOTHING_DECIDED, (nothing) => draft.mine ?? nothing);
  const [booking] = state;
  useEffect(() => {
    if (Object.keys(booking.ticks).length > 0) draft.write(booking);
    else draft.remove();
  }, [draft, booking]);
  return state;
}
