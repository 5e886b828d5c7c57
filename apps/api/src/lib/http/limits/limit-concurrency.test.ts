import { expect, it } from 'vitest';
import { limitConcurrency, limitShare } from './limit-concurrency.ts';

const limit = (running: number, waiting: number) =>
  limitConcurrency({ running, waiting, refuse: () => new Error('full') });

/** Tasks that end when they are told to. */
function createTasks() {
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  return {
    started,
    task: (name: string) => async () => {
      started.push(name);
      const end = Promise.withResolvers<void>();
      ends.set(name, end);
      await end.promise;
      return name;
    },
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

it('runs so many at once and the others in their order', async () => {
  const { started, task, end } = createTasks();
  const inTurn = limit(2, 10);
  const results = ['a', 'b', 'c', 'd'].map((name) => inTurn(task(name)));

  expect(started).toEqual(['a', 'b']);
  end('b');
  expect(await results[1]).toBe('b');
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  await results[0];
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses what would wait too long', async () => {
  const { task } = createTasks();
  const inTurn = limit(1, 1);
  void inTurn(task('a'));
  void inTurn(task('b'));

  await expect(inTurn(task('c'))).rejects.toThrow('full');
});

it('gives the place of a failed task to the next one', async () => {
  const { started, task, fail } = createTasks();
  const inTurn = limit(1, 10);
  const failed = inTurn(task('a'));
  void inTurn(task('b'));

  fail('a');

  await expect(failed).rejects.toThrow('a');
  expect(started).toEqual(['a', 'b']);
});

it('has room again once everything has ended', async () => {
  const inTurn = limit(1, 0);
  await inTurn(() => Promise.resolve());

  expect(await inTurn(() => Promise.resolve('again'))).toBe('again');
});

it('refuses an address its second task while the first is under way, and nobody else', async () => {
  const { task, end, started } = createTasks();
  const withShare = limitShare({ running: 1, refuse: () => new Error('full') });
  const first = withShare('192.0.2.1', task('a'));

  await expect(withShare('192.0.2.1', task('b'))).rejects.toThrow('full');
  void withShare('192.0.2.2', task('c'));
  end('a');
  await first;
  void withShare('192.0.2.1', task('d'));
  expect(started).toEqual(['a', 'c', 'd']);
});
