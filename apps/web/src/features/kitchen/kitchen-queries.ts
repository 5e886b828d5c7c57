import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { acknowledge, fetchKitchenDay, undoAcknowledgement } from './kitchen-api.ts';

/** A change is on the board after at most so long where nothing tells of it, in milliseconds. */
const REFRESH_MS = 30_000;

// Below the key of the lists of requests, so that whatever changes a request refreshes the board.
const KITCHEN = ['visit-requests', 'kitchen'] as const;

/** What the kitchen cooks on a day (YYYY-MM-DD). */
export const kitchenQuery = (date: string) =>
  queryOptions({
    queryKey: [...KITCHEN, date],
    queryFn: ({ signal }) => fetchKitchenDay(date, { signal }),
    refetchInterval: REFRESH_MS,
  });

type Of = { date: string };

/** The board is read anew whatever became of the call: a refusal means that it has changed. */
const refreshBoard = (
  _answer: unknown,
  _error: unknown,
  { date }: Of,
  _before: unknown,
  { client }: { client: QueryClient },
) => client.invalidateQueries(kitchenQuery(date));

export const acknowledgeMutation = mutationOptions({
  mutationFn: acknowledge,
  onSettled: refreshBoard,
});

export const undoAcknowledgementMutation = mutationOptions({
  mutationFn: undoAcknowledgement,
  onSettled: refreshBoard,
});
