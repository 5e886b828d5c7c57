import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Notes that this process uses the server; the answer takes the note back and tells whether others remain. */
export function registerUser(directory: string): () => { othersRemain: boolean } {
  mkdirSync(directory, { recursive: true });
  const name = `${process.pid}-${crypto.randomUUID()}`;
  writeFileSync(join(directory, name), '');
  return () => {
    rmSync(join(directory, name), { force: true });
    return { othersRemain: livingUsers(directory).length > 0 };
  };
}

/** Whether a process with that number exists (it may belong to another user). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function livingUsers(directory: string): string[] {
  return readdirSync(directory).filter((name) => {
    if (isAlive(Number.parseInt(name, 10))) return true;
    rmSync(join(directory, name), { force: true });
    return false;
  });
}
