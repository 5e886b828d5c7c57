import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ExplainedError } from '@museum/database/explained-error';
import { readIfThere } from './read-if-there.ts';

/**
 * The secret in a file that only its owner may read, made at the first call.
 * @throws ExplainedError when the file can't be read or made
 */
export function readOrCreateSecret(path: string): string {
  try {
    return readIfThere(path) ?? createSecret(path);
  } catch (error) {
    throw new ExplainedError(`The secret cannot be kept in ${path}: ${(error as Error).message}`);
  }
}

/** A link appears whole or not at all, so that two processes starting at once agree on one secret. */
function createSecret(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8');
}
