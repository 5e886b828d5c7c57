import type { Acknowledged, KitchenDay } from '@museum/shared/kitchen/kitchen-schema';

import { staffClient, unwrap } from '#lib/http-client.ts';

type Cancellable = { signal: AbortSignal };

/** What the kitchen cooks on a day (YYYY-MM-DD). */
export const fetchKitchenDay = (date: string, { signal }: Cancellable) =>
  unwrap<KitchenDay>(staffClient.get(`/admin/kitchen/${date}`, { signal }));

/** Takes note of a day as it was seen. */
export const acknowledge = ({ date, mark }: { date: string; mark: string }) =>
  unwrap<Acknowledged>(staffClient.post(`/admin/kitchen/${date}/acknowledge`, { mark }));

/** Takes an acknowledgement back. */
export const undoAcknowledgement = ({ date, id }: { date: string; id: number }) =>
  unwrap<{ id: number }>(staffClient.delete(`/admin/kitchen/${date}/acknowledgements/${id}`));
