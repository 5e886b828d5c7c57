import { lstatSync } from 'node:fs';

import { ExplainedError } from '../explained-error.ts';

/** Others may not write in it: neither group nor world. */
const OTHERS_WRITE = 0o022;

/**
 * Refuses a folder that somebody else may have put there for us to fill: a cluster in it would be
 * theirs, and so would everything that we store. What isn't there yet is fine.
 * @throws ExplainedError when it is no folder, belongs to neither of the `owners`, or others may write in it
 */
export function refuseForeign(directory: string, owners: number[]): void {
  const found = lstatSync(directory, { throwIfNoEntry: false });
  if (!found) return;
  const isOurs = found.isDirectory() && owners.includes(found.uid);
  if (isOurs && (found.mode & OTHERS_WRITE) === 0) return;
  throw new ExplainedError(
    `The folder ${directory} may be somebody else's: it must belong to the user that starts us, and nobody else may write in it. Look who made it; move it away, or set DATA_DIR.`,
  );
}
