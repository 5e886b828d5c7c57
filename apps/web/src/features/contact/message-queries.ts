import type { ContactMessageQuery } from '@museum/shared/contact/contact-message-response';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

import { refreshing } from '#lib/refreshing.ts';
import { deleteMessage, fetchMessages, updateMessage } from './message-api.ts';

const PAGES = ['contact-messages'] as const;

/** How often the back office looks for new messages, in milliseconds. */
const LOOK_AGAIN_MS = 60_000;

/** A page of the messages; the former page stays on the screen until the new one has arrived. */
export const messagesQuery = (query: ContactMessageQuery) =>
  queryOptions({
    queryKey: [...PAGES, query],
    queryFn: ({ signal }) => fetchMessages(query, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });

/** How many messages nobody has read. */
export const unreadCountQuery = queryOptions({
  queryKey: [...PAGES, 'unread'],
  queryFn: ({ signal }) => fetchMessages({ page: 1, search: undefined, read: false }, { signal }),
  select: ({ total }) => total,
  refetchInterval: LOOK_AGAIN_MS,
});

const refreshed = refreshing(PAGES);

export const updateMessageMutation = mutationOptions({ mutationFn: updateMessage, ...refreshed });

export const deleteMessageMutation = mutationOptions({ mutationFn: deleteMessage, ...refreshed });
