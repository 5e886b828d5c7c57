import type { Acknowledged, KitchenDay } from '@museum/shared/kitchen/kitchen-schema';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { REQUEST_LISTS, requestBetween, setting, touchedBy } from '#lib/live/touched-by.ts';

const KITCHEN = [...REQUEST_LISTS, 'kitchen'] as const;

/** What the kitchen cooks on a day (YYYY-MM-DD). */
export const kitchenQuery = (date: string) =>
  queryOptions({
    ...touchedBy(requestBetween(date, date), setting()),
    queryKey: [...KITCHEN, date],
    queryFn: ({ signal }) =>
      unwrap<KitchenDay>(staffClient.get(`/admin/kitchen/${date}`, { signal })),
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

/** Takes note of a day as it was seen. */
export const acknowledgeMutation = mutationOptions({
  mutationFn: ({ date, mark }: Of & { mark: string }) =>
    unwrap<Acknowledged>(staffClient.post(`/admin/kitchen/${date}/acknowledge`, { mark })),
  ...refreshed,
});

/** Takes an acknowledgement back. */
export const undoAcknowledgementMutation = mutationOptions({
  mutationFn: ({ date, id }: Of & { id: number }) =>
    unwrap<{ id: number }>(staffClient.delete(`/admin/kitchen/${date}/acknowledgements/${id}`)),
  ...refreshed,
});
