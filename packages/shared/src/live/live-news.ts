import { z } from 'zod';

/** What open pages of the back office are told about; `all` when so much changed that nothing is named. */
const LIVE_KINDS = ['request', 'setting', 'all'] as const;

/**
 * That something changed, and where: nothing personal, no value. `id` is a request's number or a
 * setting's name, `date` the day of the visit (YYYY-MM-DD), `version` the state that holds now.
 */
export const liveNewsSchema = z.object({
  kind: z.enum(LIVE_KINDS),
  id: z.union([z.number(), z.string()]).nullable(),
  date: z.iso.date().nullable(),
  version: z.number().nullable(),
});

export type LiveNews = z.output<typeof liveNewsSchema>;

/** Whoever reads it has to look at everything again. */
export const ALL_NEWS: LiveNews = { kind: 'all', id: null, date: null, version: null };

/** The name of the event by which a stream says that from now on nothing is missed. */
export const READY_EVENT = 'ready';

/** So often an open stream shows that it lives, in milliseconds. */
export const SIGN_MS = 10_000;
