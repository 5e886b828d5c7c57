import { useEffect, useReducer, useState } from 'react';
import { z } from 'zod';

import { STAFF_DRAFTS } from '#lib/drafts/keeps-draft.ts';
import { tabDraft } from '#lib/drafts/tab-draft.ts';
import { decide, NOTHING_DECIDED } from './booking.ts';

const storedSchema = z.object({
  ticks: z.record(z.string(), z.boolean()),
  visits: z.record(
    z.string(),
    z.object({ id: z.number(), normalizedId: z.string(), requester: z.string() }),
  ),
});

const bookingDraft = (person: string, statement: number) =>
  tabDraft(`${STAFF_DRAFTS}${person}/bank-statement/${statement}`, (stored) =>
    storedSchema.parse(stored),
  );

/**
 * What a person (an e-mail) decides about a statement, kept for the tab: a look at a visit leaves the
 * page, and comes back to it.
 */
export function useBooking(person: string, statement: number) {
  const [draft] = useState(() => bookingDraft(person, statement));
  const state = useReducer(decide, NOTHING_DECIDED, (nothing) => draft.read() ?? nothing);
  const [booking] = state;
  useEffect(() => {
    if (Object.keys(booking.ticks).length > 0) draft.write(booking);
    else draft.remove();
  }, [draft, booking]);
  return state;
}
