import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * For the options of a mutation: what stands under these keys is read again once it was answered,
 * also after a refusal, for a colleague may have deleted what it was about.
 */
export const refreshing = (...keys: readonly QueryKey[]) => ({
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _sent: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  },
});
