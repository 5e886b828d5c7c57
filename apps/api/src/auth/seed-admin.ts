import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ExplainedError } from '@museum/database/explained-error';
import type { Env } from '#env.ts';
import { AppError } from '#lib/app-error.ts';
import { createStaff, hasStaff } from './staff-store.ts';

type Settings = Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'DATA_DIR'>;

/**
 * Adds the first administrator when nobody is on the staff (contract §1). A generated password is
 * kept in a file of its own; the answer is the path of that file.
 * @throws ExplainedError when the file can't be written
 */
export async function seedAdmin(env: Settings): Promise<string | undefined> {
  if (await hasStaff()) return undefined;
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const path = resolve(env.DATA_DIR, 'admin.txt');
  // The file comes first: an administrator whose password nobody knows would be of no use.
  if (!env.ADMIN_PASSWORD) keepPassword(path, env.ADMIN_EMAIL, password);
  try {
    await createStaff({
      email: env.ADMIN_EMAIL,
      password,
      firstName: 'Glavni',
      lastName: 'Administrator',
    });
  } catch (error) {
    // Another server on the same database was faster, and its password is the right one.
    if (!(error instanceof AppError) || error.code !== 'USER_ALREADY_EXISTS') throw error;
    if (!env.ADMIN_PASSWORD) rmSync(path);
    return undefined;
  }
  return env.ADMIN_PASSWORD ? undefined : path;
}

function keepPassword(path: string, email: string, password: string): void {
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, `E-mail: ${email}\nPassword: ${password}\n`, { mode: 0o600 });
  } catch (error) {
    throw new ExplainedError(`${path} cannot be written: ${(error as Error).message}`);
  }
}
