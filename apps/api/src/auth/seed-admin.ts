import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedError } from '@museum/database/explained-error';
import type { Env } from '#env.ts';
import { isGuessable } from './guessable-password.ts';
import { createFirstStaff } from './staff-store.ts';

type Settings = Pick<Env, 'NODE_ENV' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'DATA_DIR'>;

/** Where a generated password of the first administrator is kept. */
export const adminFile = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'admin.txt');

/**
 * Adds the first administrator when nobody is on the staff (contract §1).
 * @throws ExplainedError when a generated password can't be kept, in production also when the given
 * one would be guessed
 */
export const seedAdmin = (env: Settings): Promise<void> =>
  createFirstStaff(async () => {
    const person = { email: env.ADMIN_EMAIL, firstName: 'Glavni', lastName: 'Administrator' };
    const { ADMIN_PASSWORD: given } = env;
    if (given && env.NODE_ENV === 'production' && (await isGuessable(given, person))) {
      throw new ExplainedError('ADMIN_PASSWORD is easily guessed; choose another one.');
    }
    return { ...person, password: given ?? generatePassword(env) };
  });

/** Kept before it is used: an administrator whose password nobody knows would be of no use. */
function generatePassword(env: Settings): string {
  const password = randomBytes(16).toString('base64url');
  const path = adminFile(env);
  try {
    mkdirSync(env.DATA_DIR, { recursive: true });
    writeFileSync(path, `E-mail: ${env.ADMIN_EMAIL}\nPassword: ${password}\n`, { mode: 0o600 });
  } catch (error) {
    throw new ExplainedError(`${path} cannot be written: ${(error as Error).message}`);
  }
  return password;
}

/** The first password is of no use once its owner has chosen another one. */
export function forgetGeneratedPassword(env: Pick<Env, 'DATA_DIR'>, email: string): void {
  const path = adminFile(env);
  const start = `E-mail: ${email}\n`.toLowerCase();
  if (existsSync(path) && readFileSync(path, 'utf8').toLowerCase().startsWith(start)) rmSync(path);
}
