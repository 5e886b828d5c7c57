import type {
  ContactMessageQuery,
  StoredContactMessage,
  UpdateContactMessage,
} from '@museum/shared/contact/contact-message-response';
import type { Page } from '@museum/shared/http/envelope';

import { staffClient, unwrap } from '#lib/http-client.ts';

type Cancellable = { signal?: AbortSignal };

export async function fetchMessages(
  query: ContactMessageQuery,
  { signal }: Cancellable = {},
): Promise<Page<StoredContactMessage>> {
  const answer = await staffClient.get<Page<StoredContactMessage>>('/contact-message', {
    params: query,
    signal,
  });
  return answer.data;
}

export const updateMessage = ({ id, isRead }: UpdateContactMessage & { id: number }) =>
  unwrap<StoredContactMessage>(staffClient.put(`/contact-message/${id}`, { isRead }));

export const deleteMessage = (id: number) =>
  unwrap<{ id: number }>(staffClient.delete(`/contact-message/${id}`));
