import { describe, expect, it } from 'vitest';

import { createQueryClient, retryDelay, shouldRetry } from '#lib/query-client.ts';

const failure = (status?: number) => (status ? { response: { status } } : new Error('no network'));

describe('query settings (spec §9)', () => {
  it.each([400, 401, 403, 404])('never asks again after %i', (status) => {
    expect(shouldRetry(0, failure(status))).toBe(false);
  });

  it.each([[408], [429], [500], [503], [undefined]])('asks three more times after %s', (status) => {
    const attempts = [0, 1, 2, 3].map((count) => shouldRetry(count, failure(status)));
    expect(attempts).toEqual([true, true, true, false]);
  });

  it('doubles the pause up to 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it('never repeats a mutation and forgets unused data after five minutes', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(mutations?.retry).toBe(0);
    expect(queries?.gcTime).toBe(300_000);
  });
});
