import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOCK_LIFETIME_MS = 120_000;

/** Runs `work` while no other process on this machine holds the lock; a dead holder's lock is taken over. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!tryLock(path)) await wait(50);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

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

function tryLock(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    removeLockOfTheDead(path);
    return false;
  }
}

function removeLockOfTheDead(path: string): void {
  const holder = readHolder(path);
  if (holder.alive) return;
  // Renaming first: of several processes that saw the dead holder only one gets the file.
  const taken = `${path}.${process.pid}`;
  try {
    renameSync(path, taken);
    if (readHolder(taken).alive) renameSync(taken, path);
    else rmSync(taken);
  } catch {
    // Somebody else removed it.
  }
}

/** A lock lives as long as its process, at most two minutes: numbers of processes come again. */
function readHolder(path: string): { alive: boolean } {
  try {
    const age = Date.now() - statSync(path).mtimeMs;
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    const justCreated = Number.isNaN(pid) && age < 5_000;
    return { alive: justCreated || (age < LOCK_LIFETIME_MS && isAlive(pid)) };
  } catch {
    return { alive: true }; // gone in the meantime: the next attempt decides
  }
}
