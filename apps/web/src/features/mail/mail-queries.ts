import type { Page } from '@museum/shared/http/envelope';
import type { Mail, MailDelivery, MailQuery, MailRow } from '@museum/shared/mail/mail-schema';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

import { staffClient, unwrap } from '#lib/http/http-client.ts';

const LISTS = ['mails'] as const;
const SINGLE = ['mail'] as const;

/** While mails wait, staff see soon what has become of them; in milliseconds. */
const REFRESH_MS = 5_000;

/** How often the back office looks for new mails, and for those that were given up; in milliseconds. */
const LOOK_AGAIN_MS = 60_000;

/** What the list can be asked for; the mails of one request are a list, too. */
type MailListQuery = Partial<Omit<MailQuery, 'visitRequestId'>> & { visitRequestId?: number };

const fetchMails = async (query: MailListQuery, signal: AbortSignal) =>
  (await staffClient.get<Page<MailRow>>('/mail', { params: query, signal })).data;

/**
 * A page of the mails; the former page stays on the screen until the new one has arrived. For the
 * mails of one request its `version` is given: saving the request may have caused a mail.
 */
export const mailsQuery = (query: MailListQuery, version?: number) =>
  queryOptions({
    queryKey: [...LISTS, query, version],
    queryFn: ({ signal }) => fetchMails(query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some((mail) => mail.state === 'waiting') ? REFRESH_MS : LOOK_AGAIN_MS,
  });

/** How many mails were given up: nothing more happens to them by itself. */
export const undeliveredCountQuery = queryOptions({
  queryKey: [...LISTS, 'undelivered'],
  queryFn: ({ signal }) => fetchMails({ page: 1, state: 'dead' }, signal),
  select: ({ total }) => total,
  refetchInterval: LOOK_AGAIN_MS,
});

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [...SINGLE, id],
    queryFn: ({ signal }) => unwrap<Mail>(staffClient.get(`/mail/${id}`, { signal })),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? REFRESH_MS : false),
  });

/** Doesn't change while the server runs. */
export const mailDeliveryQuery = queryOptions({
  queryKey: ['mail-delivery'],
  queryFn: ({ signal }) => unwrap<MailDelivery>(staffClient.get('/mail/delivery', { signal })),
  staleTime: Infinity,
});

/** Queues a mail again; the answer is the mail that is queued now. */
export const resendMailMutation = mutationOptions({
  mutationFn: (id: string) => unwrap<Mail>(staffClient.post(`/mail/${id}/resend`)),
  onSuccess: (queued, _id, _before, { client }) => {
    client.setQueryData(mailQuery(queued.id).queryKey, queued);
    return client.invalidateQueries({ queryKey: LISTS });
  },
});
