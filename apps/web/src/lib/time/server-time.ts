/** How far the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0;

/** Reads the server's clock off an answer's `Date`, which tells whole seconds. */
export function noteServerTime(date: unknown): void {
  const told = typeof date === 'string' ? Date.parse(date) : NaN;
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

/** Now by the server's clock, as its last answer told; by the device's own until then. */
export const serverNow = () => new Date(Date.now() + ahead);
