import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { ExplainedError } from './explained-error.ts';

/**
 * The real path of a folder that exists from now on and can be written.
 * @throws ExplainedError when that is not to be had
 */
export function ensureDataDirectory(path: string): string {
  try {
    makeDirectory(resolve(path));
    accessSync(path, constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ExplainedError(
      `The data directory ${path} cannot be written (${code}): make it writable or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** Node's own recursive mkdir never returns below /proc. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path);
}
