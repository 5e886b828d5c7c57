import type { MailPreviewBody } from '@museum/shared/visit-requests/stages/stage-act-schema';
import { updateVisitRequestSchema } from '@museum/shared/visit-requests/update-visit-request-schema';
import type {
  VisitRequestFilter,
  VisitRequestQuery,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';

import { today } from '#lib/time/dates.ts';
import { errorCode } from '#lib/http/error-message.ts';
import {
  anyRequest,
  REQUEST_LISTS,
  requestBetween,
  requestOf,
  setting,
  touchedBy,
} from '#lib/live/touched-by.ts';
import { refreshAuditTrail } from './audit-trail-queries.ts';
import {
  actOnVisitRequest,
  deleteDinnerRequest,
  deleteVisitRequest,
  fetchDaySheet,
  fetchSavedViews,
  fetchVisitFigures,
  fetchVisitRequest,
  fetchVisitRequests,
  previewMail,
  updateVisitRequest,
} from './staff-visit-request-api.ts';

/** A page of the list; the former page stays on the screen until the new one has arrived. */
export const visitRequestsQuery = (query: VisitRequestQuery) =>
  queryOptions({
    ...touchedBy(anyRequest),
    queryKey: [...REQUEST_LISTS, query],
    queryFn: ({ signal }) => fetchVisitRequests(query, signal),
    placeholderData: keepPreviousData,
  });

/** What the visits behind a filter come to. */
export const visitFiguresQuery = (filter: VisitRequestFilter) =>
  queryOptions({
    ...touchedBy(anyRequest),
    queryKey: [...REQUEST_LISTS, 'figures', filter],
    queryFn: ({ signal }) => fetchVisitFigures(filter, signal),
  });

/** How many requests each saved view of the list has today (YYYY-MM-DD). */
export const savedViewsQuery = (day: string) =>
  queryOptions({
    ...touchedBy(anyRequest),
    queryKey: [...REQUEST_LISTS, 'saved views', day],
    queryFn: ({ signal }) => fetchSavedViews(signal),
  });

export const visitRequestQuery = (id: number) =>
  queryOptions({
    ...touchedBy(requestOf(id)),
    queryKey: ['visit-request', id],
    queryFn: ({ signal }) => fetchVisitRequest(id, signal),
  });

/** The sheet of a day (YYYY-MM-DD); whatever changes a request refreshes it. */
export const daySheetQuery = (date: string) =>
  queryOptions({
    ...touchedBy(requestBetween(date, date), setting()),
    queryKey: [...REQUEST_LISTS, 'day sheet', date],
    queryFn: ({ signal }) => fetchDaySheet(date, signal),
  });

/** The mail of an act on a request of this version; the former one stays until the new one is there. */
export const mailPreviewQuery = (
  request: Pick<VisitRequest, 'id' | 'version'> | undefined,
  body: MailPreviewBody | undefined,
) =>
  queryOptions({
    queryKey: ['visit-request-mail', request?.id, request?.version, body],
    queryFn: request && body ? ({ signal }) => previewMail(request.id, body, signal) : skipToken,
    placeholderData: keepPreviousData,
  });

// Spec §7: every change refreshes the cached lists and the single request.
export const refreshLists = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: REQUEST_LISTS });

/** Asks again for a request, its audit trail and the lists. */
export const refreshRequest = (client: QueryClient, id: number) => {
  void refreshLists(client);
  void refreshAuditTrail(client, id);
  return client.invalidateQueries({ queryKey: visitRequestQuery(id).queryKey });
};

/** Shows an answer, which is the newest state: only lists and audit trail have to be asked for again. */
export const showAnswer = (client: QueryClient, answer: VisitRequest) => {
  client.setQueryData(visitRequestQuery(answer.id).queryKey, answer);
  void refreshLists(client);
  void refreshAuditTrail(client, answer.id);
};

/** What a mutation's callbacks are told besides its outcome. */
type Context = { client: QueryClient };

/** The same after a mutation. */
export const takeAnswer = (
  answer: VisitRequest,
  _sent: unknown,
  _before: unknown,
  { client }: Context,
) => {
  showAnswer(client, answer);
};

/**
 * Somebody else may have been quicker, or the answer got lost: the request tells. The person is told
 * of the failure at once; without a network the request would be asked for seven seconds.
 */
export const readAgain = (
  _error: unknown,
  { id }: { id: number },
  _before: unknown,
  { client }: Context,
) => {
  void refreshRequest(client, id);
};

export const updateVisitRequestMutation = mutationOptions({
  mutationFn: updateVisitRequest,
  onSuccess: takeAnswer,
});

/** Notes whether staff have looked at a request; all else stays as it is stored by then. */
export const markViewedMutation = mutationOptions({
  mutationFn: async ({ id, isViewed }: Pick<VisitRequest, 'id' | 'isViewed'>) => {
    const stored = await fetchVisitRequest(id);
    return updateVisitRequest(
      updateVisitRequestSchema(today, stored).parse({ ...stored, isViewed }),
    );
  },
  onSuccess: takeAnswer,
});

export const stageActMutation = mutationOptions({
  mutationFn: actOnVisitRequest,
  onSuccess: takeAnswer,
  onError: readAgain,
});

export const deleteDinnerRequestMutation = mutationOptions({
  mutationFn: deleteDinnerRequest,
  onSuccess: (_answer, { id }, _before, { client }) => refreshRequest(client, id),
});

export const deleteVisitRequestMutation = mutationOptions({
  mutationFn: deleteVisitRequest,
  onSuccess: (_answer, id, _before, { client }) => {
    client.removeQueries({ queryKey: visitRequestQuery(id).queryKey });
    return refreshLists(client);
  },
  // A colleague was quicker: the lists show that it is gone.
  onError: (error, _id, _before, { client }) =>
    errorCode(error) === 'NOT_FOUND' ? refreshLists(client) : undefined,
});
