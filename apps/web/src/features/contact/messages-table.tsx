import type { ContactMessageQuery } from '@museum/shared/contact/contact-message-response';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { ListState } from '#components/data-table/list-state.ts';
import { PagedList } from '#components/data-table/paged-list.tsx';
import { MessageCard } from './message-card.tsx';
import { messageColumns } from './message-columns.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { messagesQuery } from './message-queries.ts';
import { MESSAGE_WORDS } from './message-words.ts';
import { useOpenedMessage } from './use-opened-message.ts';

/** One page of the messages, and the one that is open. */
export function MessagesTable({ query, onChange }: ListState<ContactMessageQuery>) {
  const { opened, open, close, markUnread } = useOpenedMessage();
  // Columns made anew would put new cells in place of the old: the focus, and a question that one of
  // them asks, would go.
  const columns = useMemo(() => messageColumns(open), [open]);
  return (
    <>
      <PagedList
        list={useQuery(messagesQuery(query))}
        columns={columns}
        query={query}
        onChange={onChange}
        label={MESSAGE_WORDS.title}
        errorTitle="Poruke nisu učitane"
        isMarked={({ isRead }) => !isRead}
        renderCard={(message) => <MessageCard message={message} onOpen={open} />}
      />
      {opened ? <MessageDialog message={opened} onMarkUnread={markUnread} onClose={close} /> : null}
    </>
  );
}
