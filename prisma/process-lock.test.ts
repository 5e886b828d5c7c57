import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { withLock } from './process-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'museum-lock-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Another process that holds the lock until it is killed. */
async function holderOf(path: string) {
  const program = `
    import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'process-lock.ts'))};
    await withLock(${JSON.stringify(path)}, () => {
      console.log('held');
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

describe.concurrent('a lock between processes', () => {
  it('stays with its living holder beyond its lifetime, and goes on when that one ends', async () => {
    const path = join(folder, 'living');
    const holder = await holderOf(path);
    const events: string[] = [];

    const waiting = withLock(path, () => Promise.resolve(events.push('taken over')));
    const start = statSync(`${path}.lock`).mtimeMs;
    // Renewed for longer than a lock lives that nobody renews.
    await vi.waitFor(
      () => expect(statSync(`${path}.lock`).mtimeMs - start).toBeGreaterThan(6_000),
      15_000,
    );
    events.push('holder ends');
    holder.kill('SIGTERM');
    await waiting;

    expect(events).toEqual(['holder ends', 'taken over']);
  }, 20_000);

  it('is taken over from a holder that was killed', async () => {
    const path = join(folder, 'killed');
    const holder = await holderOf(path);
    holder.kill('SIGKILL');

    await expect(withLock(path, () => Promise.resolve('taken over'))).resolves.toBe('taken over');
  }, 20_000);

  it('is free again after work that failed', async () => {
    const path = join(folder, 'failed');
    await expect(withLock(path, () => Promise.reject(new Error('no disk')))).rejects.toThrow();

    await expect(withLock(path, () => Promise.resolve('free'))).resolves.toBe('free');
  });
});

type Look = (path: string, done: (error: unknown) => void) => void;

it('may be given back while its renewal looks at it', async () => {
  const loadForLibrary = createRequire(createRequire(import.meta.url).resolve('proper-lockfile'));
  const files = loadForLibrary('graceful-fs') as { stat: Look };
  const renewal = Promise.withResolvers<(error: unknown) => void>();
  await withLock(join(folder, 'renewed'), async () => {
    vi.spyOn(files, 'stat').mockImplementationOnce((_path, done) => renewal.resolve(done));
    await renewal.promise;
  });

  const done = await renewal.promise;
  expect(() => done(Object.assign(new Error('gone'), { code: 'ENOENT' }))).not.toThrow();
});
