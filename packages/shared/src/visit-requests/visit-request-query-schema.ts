import { z } from 'zod';
import { EXISTING_DAY_MESSAGE, isCalendarDate } from '#primitives/calendar-date.ts';
import { listQuerySchema, optionalQueryText, queryChoice, queryFlag } from '#http/list-query.ts';
import { STAGES } from './stages/stage.ts';
import { VISIT_STATUSES } from './visit-request-enums.ts';

/** The table's columns; the list can be sorted by each of them (spec §2). */
export const VISIT_REQUEST_COLUMNS = [
  'normalizedId',
  'isViewed',
  'visitDate',
  'visitTime',
  'visitorAmount',
  'isRequestingDinner',
  'isRequestingAdditionalContent',
  'isRequestingVisitHomeExhibition',
] as const;

export type VisitRequestColumn = (typeof VISIT_REQUEST_COLUMNS)[number];

/** What the filter has beside the statuses (spec §3: All, 'Svi Statusi'); the same as none. */
const ALL_STATUSES = ['ALL', 'All'] as const;

const queryDay = z
  .string()
  .refine((value) => value === '' || isCalendarDate(value), {
    error: EXISTING_DAY_MESSAGE,
    // Otherwise the check of two days' order would see a day that doesn't exist.
    abort: true,
  })
  .optional()
  .transform((value) => value || undefined);

/** "true" in a query string; anything else lets all through. */
const onlyFlag = queryFlag.transform((value) => value || undefined);

const filterShape = {
  normalizedId: optionalQueryText,
  viewed: queryFlag,
  status: queryChoice([...VISIT_STATUSES, ...ALL_STATUSES]).transform((value) =>
    VISIT_STATUSES.find((status) => status === value),
  ),
  /** Where the visit stands; a narrower question than the status. */
  stage: queryChoice(STAGES),
  shortNotice: onlyFlag,
  dinnerOnly: onlyFlag,
  /** Whatever has a debt, whether nothing or a part was paid. */
  unpaid: onlyFlag,
  /** With a debt, a proof of payment and nothing received yet. */
  proofSent: onlyFlag,
  /** Who has something to be given back. */
  overpaid: onlyFlag,
  /** With a debt that was to be paid until this day. */
  dueTo: queryDay,
  visitDate: queryDay,
  /** Both ends belong to the range; each may be missing. */
  visitDateFrom: queryDay,
  visitDateTo: queryDay,
  email: optionalQueryText,
  phone: optionalQueryText,
};

/** The query of `GET /visit-request/query` and of both workbooks (spec §3, contract §2). */
export const visitRequestQuerySchema = listQuerySchema(VISIT_REQUEST_COLUMNS).extend(filterShape);

export type VisitRequestQuery = z.output<typeof visitRequestQuerySchema>;
export type VisitRequestFilter = Partial<
  Pick<VisitRequestQuery, keyof typeof filterShape | 'search'>
>;

/** Whether a query is about debts; they go by the day until which they are to be paid. */
export const asksForDebts = ({ unpaid, proofSent, dueTo }: VisitRequestFilter): boolean =>
  Boolean(unpaid ?? proofSent ?? dueTo);

/** The names of the filters, in the dialog's order. */
export const VISIT_REQUEST_FILTERS = Object.keys(filterShape) as (keyof typeof filterShape)[];
