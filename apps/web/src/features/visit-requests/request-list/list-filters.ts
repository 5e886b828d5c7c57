import { formatDay } from '@museum/shared/primitives/calendar-date';
import { IN_ORDER } from '@museum/shared/primitives/day-schema';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import { yesNo } from '@museum/shared/visit-requests/fields/visit-field-text';
import { VISIT_STATUS_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import {
  VISIT_REQUEST_FILTERS,
  type VisitRequestFilter,
  type VisitRequestQuery,
  visitRequestQuerySchema,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import { z } from 'zod';

export type FilterName = (typeof VISIT_REQUEST_FILTERS)[number];

/** Filters that are switched on or not at work. */
export const ONLY_FLAGS = ['shortNotice', 'dinnerOnly', 'unpaid', 'proofSent', 'overpaid'] as const;
type OnlyFlag = (typeof ONLY_FLAGS)[number];

const isOnlyFlag = (name: FilterName): name is OnlyFlag => ONLY_FLAGS.some((flag) => flag === name);

/** The dialog while it is being filled in; "" and false filter nothing. */
export type FilterFormValues = Record<Exclude<FilterName, OnlyFlag>, string> &
  Record<OnlyFlag, boolean>;

export const FILTER_LABELS: Record<FilterName, string> = {
  normalizedId: 'ID',
  viewed: 'Pregledan',
  status: 'Status',
  stage: 'Stanje',
  shortNotice: 'Samo kratak rok',
  dinnerOnly: 'Samo sa ručkom',
  unpaid: 'Samo sa dugom',
  proofSent: 'Samo sa poslatim dokazom',
  overpaid: 'Samo za povraćaj',
  dueTo: 'Rok za uplatu do',
  visitDate: 'Datum posete',
  visitDateFrom: 'Datum posete od',
  visitDateTo: 'Datum posete do',
  email: 'E-mail',
  phone: 'Telefon',
};

/** Turns every filter off. */
export const NO_FILTER = Object.fromEntries(
  VISIT_REQUEST_FILTERS.map((name) => [name, undefined]),
) as Record<FilterName, undefined>;

const toText = (value: string | boolean | undefined) => String(value ?? '');

export const toFilterForm = (query: VisitRequestQuery) =>
  Object.fromEntries(
    VISIT_REQUEST_FILTERS.map((name) => [
      name,
      isOnlyFlag(name) ? query[name] === true : toText(query[name]),
    ]),
  ) as FilterFormValues;

/** The dialog's values by the rules of the API's query. */
export const filterFormSchema = z.preprocess(
  (values: FilterFormValues) => ({
    ...values,
    ...Object.fromEntries(ONLY_FLAGS.map((flag) => [flag, values[flag] ? 'true' : ''])),
  }),
  visitRequestQuerySchema
    .omit({ page: true, search: true, sortByColumn: true, sortDirection: true })
    .refine(({ visitDateFrom, visitDateTo }) => (visitDateFrom ?? '') <= (visitDateTo ?? '9999'), {
      ...IN_ORDER,
      path: ['visitDateTo'],
    }),
);

export type FilterPatch = z.output<typeof filterFormSchema>;

/** A day and a range could contradict each other: the newer one replaces the other. */
export function oneDayOrRange(filter: FilterPatch, newer: 'day' | 'range'): FilterPatch {
  const hasRange = (filter.visitDateFrom ?? filter.visitDateTo) !== undefined;
  if (filter.visitDate === undefined || !hasRange) return filter;
  return newer === 'day'
    ? { ...filter, visitDateFrom: undefined, visitDateTo: undefined }
    : { ...filter, visitDate: undefined };
}

/** What both workbooks are narrowed by: the list's filters and search. */
export const toFilter = (query: VisitRequestQuery): VisitRequestFilter =>
  Object.fromEntries(
    ['search' as const, ...VISIT_REQUEST_FILTERS].map((name) => [name, query[name]]),
  );

export type ActiveFilter = { names: FilterName[]; words: string };

const RANGE: FilterName[] = ['visitDateFrom', 'visitDateTo'];

/** Both ends are one filter to whoever reads it. */
function rangeInWords({ visitDateFrom: from, visitDateTo: to }: VisitRequestQuery): string {
  const label = FILTER_LABELS.visitDate;
  if (from === to) return `${label}: ${formatDay(from ?? '')}`;
  if (from === undefined) return `${label}: do ${formatDay(to ?? '')}`;
  if (to === undefined) return `${label}: od ${formatDay(from)}`;
  return `${label}: ${formatDay(from)} – ${formatDay(to)}`;
}

const inWords = (query: VisitRequestQuery, name: FilterName): string => {
  const label = FILTER_LABELS[name];
  if (isOnlyFlag(name)) return label;
  if (name === 'stage' && query.stage) return `${label}: ${STAGE_LABELS[query.stage]}`;
  if (name === 'viewed') return `${label}: ${yesNo(query.viewed === true)}`;
  if (name === 'status' && query.status) return `${label}: ${VISIT_STATUS_LABELS[query.status]}`;
  if (name === 'visitDate' || name === 'dueTo') {
    return `${label}: ${formatDay(query[name] ?? '')}`;
  }
  return `${label}: ${toText(query[name])}`;
};

/** The filters that narrow the list now, in words. */
export function activeFilters(query: VisitRequestQuery): ActiveFilter[] {
  const active = VISIT_REQUEST_FILTERS.filter((name) => query[name] !== undefined);
  const hasRange = active.some((name) => RANGE.includes(name));
  return [
    ...(hasRange ? [{ names: RANGE, words: rangeInWords(query) }] : []),
    ...active
      .filter((name) => !RANGE.includes(name))
      .map((name) => ({ names: [name], words: inWords(query, name) })),
  ];
}
