/** How long a total may be remembered: another server on the same database may write meanwhile. */
const REMEMBERED_MS = 1_000;

/** When so many filters are remembered, all are forgotten. */
const MAX_FILTERS = 200;

const all: Map<string, Remembered>[] = [];

/** Drops the totals of all lists: those of one database say nothing about another. */
export const forgetAllTotals = () => all.forEach((totals) => totals.clear());

type Remembered = { total: Promise<number>; readAt: number };

/**
 * The numbers of rows behind the filters of one list: counting is nearly the whole cost of a list
 * page, so a total is counted once until the next write, or for a second.
 */
export function createRememberedTotals() {
  const totals = new Map<string, Remembered>();
  all.push(totals);
  return {
    /** Drops all totals; after every write that can change one, before the writer is answered. */
    forget: () => totals.clear(),
    /** `filter` is anything that JSON tells apart; `now` in milliseconds. */
    remember: async (
      filter: unknown,
      count: () => Promise<number>,
      now = Date.now(),
    ): Promise<number> => {
      const key = JSON.stringify(filter);
      const known = totals.get(key);
      if (known && now - known.readAt < REMEMBERED_MS) return known.total;
      if (totals.size >= MAX_FILTERS) totals.clear();
      const entry = { total: count(), readAt: now };
      totals.set(key, entry);
      // A failed count is not remembered.
      entry.total.catch(() => {
        if (totals.get(key) === entry) totals.delete(key);
      });
      return entry.total;
    },
  };
}
