import type {
  ContactMessageQuery,
  StoredContactMessage,
  UpdateContactMessage,
} from '@museum/shared/contact/contact-message-response';
import type { Page } from '@museum/shared/http/envelope';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';
import { refreshing } from '#lib/http/refreshing.ts';

const PAGES = ['contact-messages'] as const;

/** How often the back office looks for new messages, in milliseconds. */
const LOOK_AGAIN_MS = 60_000;

const fetchMessages = async (query: ContactMessageQuery, signal: AbortSignal) =>
  (await staffClient.get<Page<StoredContactMessage>>('/contact-message', { params: query, signal }))
    .data;

/** A page of the messages; the former page stays on the screen until the new one has arrived. */
export const messagesQuery = (query: ContactMessageQuery) =>
  queryOptions({
    queryKey: [...PAGES, query],
    queryFn: ({ signal }) => fetchMessages(query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });

/** How many messages nobody has read. */
export const unreadCountQuery = queryOptions({
  queryKey: [...PAGES, 'unread'],
  queryFn: ({ signal }) => fetchMessages({ page: 1, search: undefined, read: false }, signal),
  select: ({ total }) => total,
  refetchInterval: LOOK_AGAIN_MS,
});

const refreshed = refreshing(PAGES);

export const updateMessageMutation = mutationOptions({
  mutationFn: ({ id, isRead }: UpdateContactMessage & { id: number }) =>
    unwrap<StoredContactMessage>(staffClient.put(`/contact-message/${id}`, { isRead })),
  ...refreshed,
});

export const deleteMessageMutation = mutationOptions({
  mutationFn: (id: number) => unwrap<{ id: number }>(staffClient.delete(`/contact-message/${id}`)),
  ...refreshed,
});
