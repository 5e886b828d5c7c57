import {
  type DayAvailability,
  dayAvailabilitySchema,
  type GroupAvailability,
  groupAvailabilitySchema,
} from '@museum/shared/capacity/availability-schema';

import { publicClient, unwrap } from '#lib/http-client.ts';

/** The key of the request that is being changed, so that it isn't in its own way; empty for a new one. */
type Call = { signal: AbortSignal; requestKey: string };

const settingsOf = ({ signal, requestKey }: Call) => ({
  signal,
  headers: requestKey ? { 'X-Request-Key': requestKey } : {},
});

/** How full the days from one to another are, YYYY-MM-DD, at most 62. */
export async function fetchDays(
  range: { from: string; to: string },
  call: Call,
): Promise<DayAvailability[]> {
  const settings = { params: range, ...settingsOf(call) };
  const answer = unwrap<unknown>(publicClient.get('/availability', settings));
  return dayAvailabilitySchema.array().parse(await answer);
}

/** How full the days from one to another are for a group, all named in the address. */
export async function fetchDaysFor(query: string, call: Call) {
  const answer = unwrap<unknown>(publicClient.get(`/availability?${query}`, settingsOf(call)));
  return dayAvailabilitySchema.array().parse(await answer);
}

/** How a day suits a group, both named in the address as askedAs() writes it. */
export async function fetchDay(asked: string, call: Call): Promise<GroupAvailability> {
  const answer = unwrap<unknown>(publicClient.get(`/availability/${asked}`, settingsOf(call)));
  return groupAvailabilitySchema.parse(await answer);
}
