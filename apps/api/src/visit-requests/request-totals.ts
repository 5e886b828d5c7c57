import { createRememberedTotals } from '#lib/database/remembered-totals.ts';

const totals = createRememberedTotals();

/** Drops all totals; after every write that can change one, before the writer is answered. */
export const forgetTotals = totals.forget;

/** The number of requests behind a filter. */
export const rememberedTotal = totals.remember;
