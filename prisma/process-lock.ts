import { lock } from 'proper-lockfile';

/** Renewed every second by its holder; one that was killed holds it for at most this long. */
const LIFETIME_MS = 5_000;

/** Runs `work` while no other process on this machine holds the lock, however long it takes. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  let isDone = false;
  const release = await lock(path, {
    realpath: false,
    stale: LIFETIME_MS,
    update: 1_000,
    retries: { forever: true, minTimeout: 50, maxTimeout: 200 },
    onCompromised: (error) => {
      // A renewal that was under way finds the lock gone that was just given back.
      if (!isDone) throw error;
    },
  });
  try {
    return await work();
  } finally {
    isDone = true;
    await release();
  }
}
