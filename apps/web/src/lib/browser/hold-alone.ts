/** How long a page that is being closed or reloaded may take to let go, in milliseconds. */
const PATIENCE_MS = 1_000;

const claims = new Map<string, Promise<boolean>>();

/**
 * Whether this page is the only open one that holds the id; it holds it from then on until it is
 * closed. A tab that was duplicated finds its ids held by the first. Always true where the browser
 * has no Web Locks (plain http).
 */
export function holdAlone(id: string): Promise<boolean> {
  const claim = claims.get(id) ?? claimLock(id);
  claims.set(id, claim);
  return claim;
}

function claimLock(id: string): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const untilClosed = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks
      .request(`held ${id}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, untilClosed)
      .catch(() => {
        resolve(false);
      });
  });
}
