import { dayAvailability, groupAvailability } from '@museum/shared/capacity/availability';
import {
  dayAvailabilitySchema,
  daysOf,
  daysQuerySchema,
  groupAvailabilitySchema,
  groupQuerySchema,
} from '@museum/shared/capacity/availability-schema';
import { dataEnvelope } from '@museum/shared/http/envelope';
import { dayPathSchema } from '@museum/shared/primitives/day-schema';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { AppDeps } from '#lib/app-deps.ts';
import { AppError } from '#lib/http/app-error.ts';
import type { Route } from '#lib/http/route.ts';
import { idOfKey, requestKeyHeader } from '#my-request/key-guard.ts';
import { readHouseDays } from './house-day-store.ts';

/** How old an answer may be, in seconds: confirming reads anew, so nobody is promised too much. */
const FRESH_SECONDS = 10;

const keep = (response: Response) =>
  response.set('Cache-Control', `private, max-age=${FRESH_SECONDS}`).vary('X-Request-Key');

/** The request of the key that a call came with: its own visit then takes no places. A key that opens nothing counts as none. */
async function askingRequest(request: Request, { env }: AppDeps): Promise<number | undefined> {
  const key = request.get('X-Request-Key');
  if (key === undefined) return undefined;
  return idOfKey(key, env).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
}

/** Who asks about the same days within ten seconds shares one read. */
const createRecentDays = () =>
  new LRUCache<string, Awaited<ReturnType<typeof readHouseDays>>>({
    max: 200,
    ttl: FRESH_SECONDS * 1000,
    fetchMethod: (range) => {
      const [from = '', to = ''] = range.split('/');
      return readHouseDays({ from, to });
    },
  });

/** What everybody may know of how full the house is: levels, no names and no numbers (visit-life §3). */
export function capacityPublicRoutes(deps: AppDeps): Route[] {
  const recentDays = createRecentDays();
  const houseDays = ({ from, to }: { from: string; to: string }) =>
    recentDays.forceFetch(`${from}/${to}`);
  return [
    {
      method: 'get',
      path: '/availability',
      limit: 'availability',
      doc: {
        summary: 'Hours of each day, and its level for a group',
        headers: requestKeyHeader.partial(),
        query: daysQuerySchema,
        answer: { schema: dataEnvelope(dayAvailabilitySchema.array()) },
      },
      handle: async (request, response) => {
        const { from, to, ...query } = daysQuerySchema.parse(request.query);
        const asking = await askingRequest(request, deps);
        const { dayOf, usualGroup } = await houseDays({ from, to });
        const group = { ...query, visitorAmount: query.visitorAmount ?? usualGroup };
        const days = daysOf({ from, to });
        keep(response).json({
          data: days.map((day) => dayAvailability(day, dayOf(day, asking), group)),
        });
      },
    },
    {
      method: 'get',
      path: '/availability/:date',
      limit: 'availability',
      doc: {
        summary: 'Levels of a day for one group, and calm starts',
        headers: requestKeyHeader.partial(),
        path: dayPathSchema,
        query: groupQuerySchema,
        answer: { schema: dataEnvelope(groupAvailabilitySchema) },
      },
      handle: async (request, response) => {
        const { date } = dayPathSchema.parse(request.params);
        const query = groupQuerySchema.parse(request.query);
        const asking = await askingRequest(request, deps);
        const { dayOf, usualGroup } = await houseDays({ from: date, to: date });
        const group = { ...query, visitorAmount: query.visitorAmount ?? usualGroup };
        keep(response).json({ data: groupAvailability(date, dayOf(date, asking), group) });
      },
    },
  ];
}
