import type { LiveNews } from '@museum/shared/live/live-news';
import type { QueryMeta } from '@tanstack/react-query';

type Touch = (news: LiveNews) => boolean;

/** What makes a query's answer old, said beside its key: `queryOptions({ ...touchedBy(requestOf(id)), … })`. */
export const touchedBy = (...touches: Touch[]) => ({
  meta: {
    isTouchedBy: (news: LiveNews) => news.kind === 'all' || touches.some((touch) => touch(news)),
  },
});

/** Whether news make the answer of a query with this `meta` old. */
export const isTouched = (meta: QueryMeta | undefined, news: LiveNews) =>
  (meta?.isTouchedBy as Touch | undefined)?.(news) ?? false;

/** Begins the key of whatever a change of a request in this tab makes old: lists, boards, sums. */
export const REQUEST_LISTS = ['visit-requests'] as const;

/** Every request. */
export const anyRequest: Touch = ({ kind }) => kind === 'request';

/** The request of this number. */
export const requestOf =
  (request: number): Touch =>
  ({ kind, id }) =>
    kind === 'request' && id === request;

/** A request on one of these days (YYYY-MM-DD), both included. */
export const requestBetween =
  (from: string, to: string): Touch =>
  ({ kind, date }) =>
    kind === 'request' && date !== null && from <= date && date <= to;

/** One of these settings, or any when none is named. */
export const setting =
  (...names: string[]): Touch =>
  ({ kind, id }) =>
    kind === 'setting' && (names.length === 0 || names.includes(String(id)));
