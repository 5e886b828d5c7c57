import {
  type DayAvailability,
  dayAvailabilitySchema,
  type GroupAvailability,
  groupAvailabilitySchema,
} from '@museum/shared/capacity/availability-schema';

import { publicClient, unwrap } from '#lib/http-client.ts';

type Cancellable = { signal: AbortSignal };

/** How full the days from one to another are, YYYY-MM-DD, at most 62. */
export async function fetchDays(
  range: { from: string; to: string },
  { signal }: Cancellable,
): Promise<DayAvailability[]> {
  const answer = unwrap<unknown>(publicClient.get('/availability', { params: range, signal }));
  return dayAvailabilitySchema.array().parse(await answer);
}

/** How full the days from one to another are for a group, all named in the address. */
export async function fetchDaysFor(query: string, { signal }: Cancellable) {
  const answer = unwrap<unknown>(publicClient.get(`/availability?${query}`, { signal }));
  return dayAvailabilitySchema.array().parse(await answer);
}

/** How a day suits a group, both named in the address as askedAs() writes it. */
export async function fetchDay(asked: string, { signal }: Cancellable): Promise<GroupAvailability> {
  const answer = unwrap<unknown>(publicClient.get(`/availability/${asked}`, { signal }));
  return groupAvailabilitySchema.parse(await answer);
}
