import { z } from 'zod';
import { listQuerySchema, queryChoice } from '#http/list-query.ts';
import { KNOWN_TYPES } from '#visit-requests/requester/known-requester-schema.ts';

/** What the list is of; its page and its workbook say so. */
export const REQUESTERS_NOTE =
  'Škole i agencije po zahtevima koji se još čuvaju; isti PIB je isti naručilac.';

/** By whether a visit is to take place from today on. */
export const REQUESTER_VIEW_LABELS = {
  announced: 'Sa najavom',
  unannounced: 'Bez najave',
} as const;

export type RequesterView = keyof typeof REQUESTER_VIEW_LABELS;

/** Both, for schemas and choices. */
export const REQUESTER_VIEWS = Object.keys(REQUESTER_VIEW_LABELS) as [
  RequesterView,
  ...RequesterView[],
];

/** The columns by which requesters can be sorted; without one by name. */
const REQUESTER_SORTS = ['visits', 'visitors', 'total', 'lastVisit', 'nextVisit'] as const;

/** Page, search, filter and sorting of the requesters. */
export const requesterQuerySchema = listQuerySchema(REQUESTER_SORTS).extend({
  view: queryChoice(REQUESTER_VIEWS),
});

export type RequesterQuery = z.output<typeof requesterQuerySchema>;

/** A school or agency with all its visits, as its newest request names it. */
export const requesterRowSchema = z.object({
  /** Of its newest request. */
  id: z.int(),
  contactType: z.enum(KNOWN_TYPES),
  name: z.string(),
  town: z.string().nullable(),
  pib: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Visits that took place, and the visitors who came. */
  visits: z.int(),
  visitors: z.int(),
  /** Dinars that these visits cost. */
  total: z.number(),
  lastVisit: z.iso.date().nullable(),
  /** The nearest visit that is to take place, from today on. */
  nextVisit: z.iso.date().nullable(),
});

export type RequesterRow = z.output<typeof requesterRowSchema>;
