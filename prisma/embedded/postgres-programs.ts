import { spawn } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Place } from './place.ts';

/** Whether a program succeeded, and what it said. */
export type ProgramResult = { ok: boolean; output: string };

/** Runs one of PostgreSQL's programs as the server's user and collects what it says. */
export function runProgram(
  { binaries, directory, account }: Place,
  name: 'initdb' | 'pg_ctl' | 'postgres',
  args: string[],
  input = '',
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(binaries, name), args, { ...account, cwd: directory });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
    // A program that ends before it has read everything says why in its output.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Writes a file that only the server's user (and root) can read. */
export function writeServerFile({ account }: Place, path: string, content: string): void {
  writeFileSync(path, content, { mode: 0o600 });
  if (account) chownSync(path, account.uid, account.gid);
}
