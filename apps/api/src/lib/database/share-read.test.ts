import { expect, it } from 'vitest';
import { shareRead } from './share-read.ts';

/** A source whose reads end when they are told to. */
function createSource() {
  const reads: PromiseWithResolvers<string>[] = [];
  const read = shareRead(() => {
    const one = Promise.withResolvers<string>();
    reads.push(one);
    return one.promise;
  });
  return { read, reads };
}

it('never answers with what was read before it was asked', async () => {
  const { read, reads } = createSource();
  const early = read();
  const late = [read(), read(), read()];

  reads[0]?.resolve('old');
  expect(await early).toBe('old');
  await Promise.resolve();
  expect(reads).toHaveLength(2);
  reads[1]?.resolve('new');

  expect(await Promise.all(late)).toEqual(['new', 'new', 'new']);
});

it('reads anew when nobody waits', async () => {
  const { read, reads } = createSource();
  const first = read();
  reads[0]?.resolve('one');
  await first;

  const second = read();
  reads[1]?.resolve('two');

  expect(await second).toBe('two');
});

it('fails those who wait with the read that they waited for, and then recovers', async () => {
  const { read, reads } = createSource();
  const running = read();
  const waiting = read();

  reads[0]?.reject(new Error('away'));
  await expect(running).rejects.toThrow('away');
  await expect(waiting).rejects.toThrow('away');
  expect(reads).toHaveLength(1);

  const later = read();
  reads[1]?.resolve('back');
  expect(await later).toBe('back');
});
