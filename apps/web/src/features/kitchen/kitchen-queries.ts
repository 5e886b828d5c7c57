import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { requestBetween, setting, touchedBy } from '#lib/live/touched-by.ts';
import { acknowledge, fetchKitchenDay, undoAcknowledgement } from './kitchen-api.ts';

// Below the key of the lists of requests, so that whatever changes a request refreshes the board.
const KITCHEN = ['visit-requests', 'kitchen'] as const;

/** What the kitchen cooks on a day (YYYY-MM-DD). */
export const kitchenQuery = (date: string) =>
  queryOptions({
    ...touchedBy(requestBetween(date, date), setting()),
    queryKey: [...KITCHEN, date],
    queryFn: ({ signal }) => fetchKitchenDay(date, { signal }),
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
