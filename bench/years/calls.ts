import { addDays } from '@museum/shared/primitives/calendar-date';
import { savedViewFilters } from '@museum/shared/visit-requests/saved-views';
import { VISIT_REQUEST_COLUMNS } from '@museum/shared/visit-requests/visit-request-query-schema';

/** A call that staff make, as the table names it. */
export type Call = {
  name: string;
  path: string;
  /** Of the answer; without it 200. */
  status?: number;
  /** So many milliseconds may 19 of 20 take; without it 300. */
  goalMs?: number;
};

/** Among more requests the calls that go through all of them are refused with 503. */
const MOST_GONE_THROUGH = 100_000;

const list = (name: string, query: Record<string, string | number | boolean>): Call => ({
  name,
  path: `/visit-request/query?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)])).toString()}`,
});

const others = (name: string, path: string): Call => ({ name, path });

/** What all requesters and all visits come to; each requester of the seed comes once. */
const throughAll = (today: string): Call[] =>
  [
    others('requesters', '/admin/requesters'),
    others('requesters, by visits', '/admin/requesters?sortByColumn=visits&sortDirection=DESC'),
    others('requesters, search “sveti sava”', '/admin/requesters?search=sveti%20sava'),
    others('the year before', `/admin/year-review/${Number(today.slice(0, 4)) - 1}`),
    others(
      'sums of a year',
      `/visit-request/figures?visitDateFrom=${addDays(today, -365)}&visitDateTo=${today}`,
    ),
    others('sums of ten years', '/visit-request/figures'),
  ].map((call) => ({ ...call, goalMs: 2000 }));

/** Everything that lists, filters, sorts, searches or sums in the back office; `today` is YYYY-MM-DD. */
export const callsOf = (today: string, count: number): Call[] => [
  list('list, first page', {}),
  list('list, page 500', { page: 500 }),
  list('list, page 1,000', { page: 1000 }),
  list('list, page 100,000', { page: 100_000 }),
  ...VISIT_REQUEST_COLUMNS.flatMap((sortByColumn) => [
    list(`sorted by ${sortByColumn}`, { sortByColumn }),
    list(`sorted by ${sortByColumn}, from its end, page 900`, {
      sortByColumn,
      sortDirection: 'DESC',
      page: 900,
    }),
  ]),
  ...Object.entries(savedViewFilters(today)).map(([view, filter]) => list(`view ${view}`, filter)),
  list('view waiting, page 900', { ...savedViewFilters(today).waiting, page: 900 }),
  list('view waiting, by visitors', {
    ...savedViewFilters(today).waiting,
    sortByColumn: 'visitorAmount',
  }),
  list('view unpaid, page 900', { unpaid: true, page: 900 }),
  others('counts of the views', '/visit-request/saved-views'),
  ...['received', 'confirmed', 'changing', 'postponed', 'canceled', 'arrived', 'missed'].map(
    (stage) => list(`stage ${stage}`, { stage }),
  ),
  ...['SCHEDULED', 'POSTPONED', 'CANCELED'].map((status) => list(`status ${status}`, { status })),
  list('with lunch', { dinnerOnly: true }),
  list('with lunch, viewed, sorted by visitors', {
    dinnerOnly: true,
    viewed: true,
    sortByColumn: 'visitorAmount',
  }),
  list('postponed with lunch, by visit time', {
    status: 'POSTPONED',
    dinnerOnly: true,
    sortByColumn: 'visitTime',
  }),
  list('missed, by visitors', { stage: 'missed', sortByColumn: 'visitorAmount' }),
  list('short notice, viewed', { shortNotice: true, viewed: true }),
  list('ten years by days', {
    visitDateFrom: addDays(today, -3600),
    visitDateTo: addDays(today, 400),
  }),
  list('a day three years ago', { visitDate: addDays(today, -1000) }),
  ...['a', 'nj', 'sv', '7', '42', 'đu'].map((search) => list(`search “${search}”`, { search })),
  ...[
    'sveti sava',
    'sava cacak',
    'jaksic broj 4711',
    'zarkovic 1234567',
    'nema ovoga nigde',
    'osnovna',
    'pcelica svilajnac',
    'skola1234@example.rs',
  ].map((search) => list(`search “${search}”`, { search })),
  list('search “0321012345”', { search: '032/101-23-45' }),
  list('search “+381 60”', { search: '+381 60' }),
  list('search by number', { search: `GP-${today.slice(0, 4)}-${count - 1000}` }),
  list('search by end of number', { search: String(count - 1000) }),
  list('search by lunch', { search: `RU-${today.slice(0, 4)}-${count - 1000}` }),
  list('search “sveti sava” among the waiting', {
    ...savedViewFilters(today).waiting,
    search: 'sveti sava',
  }),
  list('search “sveti sava”, by visitors', { search: 'sveti sava', sortByColumn: 'visitorAmount' }),
  list('search “sa” among the unpaid', { unpaid: true, search: 'sa' }),
  list('number filter', { normalizedId: '-000' }),
  list('e-mail filter', { email: 'skola7' }),
  list('phone filter, digits', { phone: '0321012' }),
  list('phone filter, two digits', { phone: '77' }),
  others('mails', '/mail'),
  others('mails, page 900', '/mail?page=900'),
  others('mails, dead', '/mail?state=dead'),
  others('mails, sent', '/mail?state=sent'),
  others('mails, waiting', '/mail?state=waiting'),
  others('mails of a kind', '/mail?kind=request-received'),
  others('mails of a rare kind', '/mail?kind=contact-received'),
  others('mails, dead of a kind', '/mail?state=dead&kind=new-request'),
  ...[
    'skola1234@example.rs',
    'a',
    'sk',
    'sveti sava',
    'kancelarija',
    'nema ovoga',
    String(count - 1000),
  ].map((search) =>
    others(`mails, search “${search}”`, `/mail?search=${encodeURIComponent(search)}`),
  ),
  others('mails of a request', `/mail?visitRequestId=${count - 1000}`),
  others('messages', '/contact-message'),
  others('messages, unread', '/contact-message?read=false'),
  others('messages, page 900', '/contact-message?page=900'),
  ...['milica', 'a', 'mi', 'slobodan termin 1001', 'nema ovoga'].map((search) =>
    others(`messages, search “${search}”`, `/contact-message?search=${encodeURIComponent(search)}`),
  ),
  others('a request', `/visit-request/${count - 1000}/one`),
  others('a request’s history', `/visit-request/${count - 1000}/audit-trail`),
  others('history of settings', '/admin/settings/audit-trail'),
  others('history of prices', '/admin/prices/audit-trail'),
  others('bank statements', '/admin/bank-statements'),
  others('known requesters', '/admin/known-requesters?search=sveti'),
  others('known requesters, rare', '/admin/known-requesters?search=200123'),
  others(
    'visits ahead of a common name',
    `/admin/announced-visits?${new URLSearchParams({ name: 'Osnovna škola „Sveti Sava“' }).toString()}`,
  ),
  ...(count > MOST_GONE_THROUGH ? [] : throughAll(today)),
  others(
    'calendar, six weeks',
    `/admin/calendar?from=${addDays(today, 100)}&to=${addDays(today, 141)}`,
  ),
  others('day', `/admin/day/${addDays(today, 100)}`),
  others('kitchen', `/admin/kitchen/${addDays(today, 100)}`),
  others(
    'availability, a month',
    `/availability?from=${addDays(today, 14)}&to=${addDays(today, 44)}`,
  ),
  // A third of the requests has a lunch, and 20,000 fit.
  {
    ...others('kitchen workbook of too many', '/visit-request/query/dinner-all-excel-download'),
    status: 400,
  },
];
