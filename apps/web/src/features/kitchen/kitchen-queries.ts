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

type Context = { client: QueryClient };

const refreshBoard = ({ date }: Of, { client }: Context) =>
  client.invalidateQueries(kitchenQuery(date));

/** Whatever became of the call: a refusal means that the board has changed; the cook hears of it at once. */
const refreshed = {
  onSuccess: (_answer: unknown, of: Of, _before: unknown, context: Context) =>
    refreshBoard(of, context),
  onError: (_error: unknown, of: Of, _before: unknown, context: Context) => {
    void refreshBoard(of, context);
  },
};

export const acknowledgeMutation = mutationOptions({ mutationFn: acknowledge, ...refreshed });

export const undoAcknowledgementMutation = mutationOptions({
  mutationFn: undoAcknowledgement,
  ...refreshed,
});
