import {
  type DayAvailability,
  dayAvailabilitySchema,
  type GroupAvailability,
  groupAvailabilitySchema,
} from '@museum/shared/capacity/availability-schema';

import { publicClient, unwrap } from '#lib/http/http-client.ts';

/** The key of the request that is being changed, so that it isn't in its own way; empty for a new one. */
type Call = { signal: AbortSignal; requestKey: string };

const settingsOf = ({ signal, requestKey }: Call) => ({
  signal,
  headers: requestKey ? { 'X-Request-Key': requestKey } : {},
});

/** A group as far as it is known. */
export type AskingGroup = {
  visitorAmount: number | undefined;
  numberOfFollowers: number;
  portions: number;
};

/** A day, and the group that asks for it. */
export type AskedDay = AskingGroup & { date: string };

/** How full the days from one to another are, YYYY-MM-DD, at most 62; of a group for that group. */
export async function fetchDays(
  params: { from: string; to: string } & Partial<AskingGroup>,
  call: Call,
): Promise<DayAvailability[]> {
  const settings = { params, ...settingsOf(call) };
  const answer = unwrap<unknown>(publicClient.get('/availability', settings));
  return dayAvailabilitySchema.array().parse(await answer);
}

/** How a day suits a group. */
export async function fetchDay(
  { date, ...group }: AskedDay,
  call: Call,
): Promise<GroupAvailability> {
  const settings = { params: group, ...settingsOf(call) };
  const answer = unwrap<unknown>(publicClient.get(`/availability/${date}`, settings));
  return groupAvailabilitySchema.parse(await answer);
}
