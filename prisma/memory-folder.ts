import { existsSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
const NEEDED_BYTES = 2 ** 30;

/**
 * A folder in memory for files that live as long as a test, undefined where a gigabyte isn't free
 * for them (a container may have 64 MB). Making and removing them on disk took up to a third of the
 * API tests' processor time.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize >= NEEDED_BYTES ? FOLDER : undefined;
}
