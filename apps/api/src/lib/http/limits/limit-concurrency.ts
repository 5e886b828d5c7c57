import { createNetworkShares } from './network-shares.ts';

type Limit = {
  /** Tasks that run at once. */
  running: number;
  /** Tasks that may wait; one more is refused. */
  waiting: number;
  refuse: () => Error;
};

/**
 * Runs tasks in their order, so many at once, and refuses what would wait too long; `running` says
 * how many there are.
 * @throws the error of `refuse`, to whoever brings a task too many
 */
export function limitConcurrency({ running, waiting, refuse }: Limit) {
  let active = 0;
  const queue: (() => void)[] = [];

  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (active >= running) {
      if (queue.length >= waiting) throw refuse();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await task();
    } finally {
      // Whoever waits longest takes over this place; the count stays.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
  return Object.assign(run, { running: () => active });
}

/**
 * Refuses an address whose network has so many tasks under way: nobody alone takes all places of what
 * comes after.
 * @throws the error of `refuse`, to whoever brings a task too many
 */
export function limitShare({ running, refuse }: Omit<Limit, 'waiting'>) {
  const takePlace = createNetworkShares(running);
  return async <Result>(address: string, task: () => Promise<Result>): Promise<Result> => {
    const giveBack = takePlace(address);
    if (!giveBack) throw refuse();
    try {
      return await task();
    } finally {
      giveBack();
    }
  };
}
