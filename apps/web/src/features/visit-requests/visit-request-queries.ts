import type { VisitRequestQuery } from '@museum/shared/visit-requests/visit-request-query-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { refreshHistory } from './history-queries.ts';
import {
  addDinnerRequest,
  deleteDinnerRequest,
  deleteVisitRequest,
  fetchVisitRequest,
  fetchVisitRequests,
  recalculateVisitRequest,
  updateVisitRequest,
} from './staff-visit-request-api.ts';

const LISTS = ['visit-requests'] as const;

/** A page of the list; the former page stays on the screen until the new one has arrived. */
export const visitRequestsQuery = (query: VisitRequestQuery) =>
  queryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) => fetchVisitRequests(query, { signal }),
    placeholderData: keepPreviousData,
  });

export const visitRequestQuery = (id: number) =>
  queryOptions({
    queryKey: ['visit-request', id],
    queryFn: ({ signal }) => fetchVisitRequest(id, { signal }),
  });

// Spec §7: every change refreshes the cached lists and the single request.
const refreshLists = (client: QueryClient) => client.invalidateQueries({ queryKey: LISTS });

/** The answer is the newest state already: only lists and history have to be asked for again. */
const takeAnswer = (client: QueryClient, answer: VisitRequest) => {
  client.setQueryData(visitRequestQuery(answer.id).queryKey, answer);
  void refreshLists(client);
  void refreshHistory(client, answer.id);
};

export const updateVisitRequestMutation = mutationOptions({
  mutationFn: updateVisitRequest,
  onSuccess: (answer, _body, _before, { client }) => {
    takeAnswer(client, answer);
  },
});

export const recalculateVisitRequestMutation = mutationOptions({
  mutationFn: recalculateVisitRequest,
  onSuccess: (answer, _body, _before, { client }) => {
    takeAnswer(client, answer);
  },
});

export const deleteVisitRequestMutation = mutationOptions({
  mutationFn: deleteVisitRequest,
  onSuccess: (_answer, id, _before, { client }) => {
    client.removeQueries({ queryKey: visitRequestQuery(id).queryKey });
    return refreshLists(client);
  },
});

export const addDinnerRequestMutation = mutationOptions({
  mutationFn: addDinnerRequest,
  onSuccess: (answer, _id, _before, { client }) => {
    takeAnswer(client, answer);
  },
});

export const deleteDinnerRequestMutation = mutationOptions({
  mutationFn: deleteDinnerRequest,
  onSuccess: (_answer, id, _before, { client }) => {
    void refreshLists(client);
    void refreshHistory(client, id);
    return client.invalidateQueries({ queryKey: visitRequestQuery(id).queryKey });
  },
});
