import type { Page } from '@museum/shared/http/envelope';
import type { Mail, MailDelivery, MailQuery, MailRow } from '@museum/shared/mail/mail-schema';

import { staffClient, unwrap } from '#lib/http-client.ts';

type Cancellable = { signal?: AbortSignal };

/** What the list can be asked for; the mails of one request are a list, too. */
export type MailListQuery = Partial<Omit<MailQuery, 'visitRequestId'>> & {
  visitRequestId?: number;
};

export async function fetchMails(
  query: MailListQuery,
  { signal }: Cancellable = {},
): Promise<Page<MailRow>> {
  const answer = await staffClient.get<Page<MailRow>>('/mail', { params: query, signal });
  return answer.data;
}

export const fetchMail = (id: string, { signal }: Cancellable = {}) =>
  unwrap<Mail>(staffClient.get(`/mail/${id}`, { signal }));

export const fetchMailDelivery = ({ signal }: Cancellable = {}) =>
  unwrap<MailDelivery>(staffClient.get('/mail/delivery', { signal }));

/** Queues a mail again; the answer is the mail that is queued now. */
export const resendMail = (id: string) => unwrap<Mail>(staffClient.post(`/mail/${id}/resend`));
