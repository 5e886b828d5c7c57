import { readFileSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
const NEEDED_BYTES = 2 ** 30;

/**
 * A folder in memory for files that live as long as a test. Undefined where there is none with a
 * gigabyte free, or where programs may not be started from it: a container often has 64 MB, and tests
 * may put PostgreSQL's programs there. Making and removing files on disk took up to a third of the
 * API tests' processor time.
 */
export function memoryFolder(): string | undefined {
  const mount = mounts().findLast(([, folder]) => folder === FOLDER);
  if (!mount || mount[3]?.split(',').includes('noexec')) return undefined;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize >= NEEDED_BYTES ? FOLDER : undefined;
}

/** Device, folder, type and options of each mounted file system, the latest last; none on other systems than Linux. */
function mounts(): string[][] {
  if (process.platform !== 'linux') return [];
  const lines = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  return lines.map((line) => line.split(' '));
}
