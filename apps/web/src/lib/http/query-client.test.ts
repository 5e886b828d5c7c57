import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createQueryClient, shouldRetry } from './query-client.ts';

const failure = (status?: number) => (status ? { response: { status } } : new Error('no network'));

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('query settings (spec §9)', () => {
  it.each([400, 401, 403, 404])('never asks again after %i', (status) => {
    expect(shouldRetry(0, failure(status))).toBe(false);
  });

  it.each([[408], [429], [500], [503], [undefined]])('asks three more times after %s', (status) => {
    const attempts = [0, 1, 2, 3].map((count) => shouldRetry(count, failure(status)));
    expect(attempts).toEqual([true, true, true, false]);
  });

  it('doubles the pause up to 30 seconds', async () => {
    vi.useFakeTimers();
    const read = vi.fn(() => Promise.reject<string>(new Error('no network')));
    const client = createQueryClient();
    const list = new QueryObserver(client, { queryKey: ['list'], queryFn: read, retry: 7 });
    const stop = list.subscribe(() => undefined);
    const askedAt: number[] = [];
    for (let seconds = 1; seconds <= 91; seconds += 1) {
      const { length } = read.mock.calls;
      await vi.advanceTimersByTimeAsync(1000);
      if (read.mock.calls.length > length) askedAt.push(seconds);
    }
    expect(askedAt).toEqual([1, 3, 7, 15, 31, 61, 91]);
    stop();
  });

  it('never repeats a mutation and forgets unused data after five minutes', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(mutations?.retry).toBe(0);
    expect(queries?.gcTime).toBe(300_000);
  });
});

describe('without a network', () => {
  it('a change fails at once and is not made once the network is back', async () => {
    const change = vi.fn(() => Promise.reject(new Error('no network')));
    onlineManager.setOnline(false);
    const client = createQueryClient();
    client.mount();
    const mutation = new MutationObserver(client, { mutationFn: change });
    await expect(mutation.mutate()).rejects.toThrow('no network');
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(change).toHaveBeenCalledOnce();
    client.unmount();
  });

  it('a list fails at once, and is read again once the network is back', async () => {
    vi.useFakeTimers();
    const read = vi.fn(() => Promise.reject<string>(new Error('no network')));
    onlineManager.setOnline(false);
    vi.stubGlobal('navigator', { onLine: false });
    const client = createQueryClient();
    client.mount();
    const list = new QueryObserver(client, { queryKey: ['list'], queryFn: read });
    const stop = list.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(list.getCurrentResult()).toMatchObject({ isError: true, fetchStatus: 'idle' });
    read.mockResolvedValue('read');
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(list.getCurrentResult().data).toBe('read');
    stop();
    client.unmount();
  });
});
