import type {
  ContactMessageQuery,
  StoredContactMessage,
} from '@museum/shared/contact/contact-message-response';
import Box from '@mui/material/Box';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useMemo, useCallback, useState } from 'react';

import type { ListState } from '#components/data-table/list-state.ts';
import { PagedList } from '#components/data-table/paged-list.tsx';
import { messageColumns, MessageExcerpt, MessageSender } from './message-columns.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { messagesQuery, updateMessageMutation } from './message-queries.ts';
import { MESSAGE_WORDS, failureOf } from './message-words.ts';
import { DeleteMessageButton } from './delete-message-button.tsx';
import { formatInstant } from '#lib/time/dates.ts';
import { useToast } from '#lib/toasts.ts';

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

type MessageCardProps = {
  message: StoredContactMessage;
  onOpen: (message: StoredContactMessage) => void;
};

const foot = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  color: 'text.secondary',
  fontSize: '0.875rem',
};

/** A message where there is no room for columns. */
function MessageCard({ message, onOpen }: MessageCardProps) {
  const state = message.isRead ? 'pročitana' : 'nepročitana';
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <MessageSender message={message} onOpen={onOpen} />
      <MessageExcerpt message={message} />
      <Box sx={foot}>
        <span>{`${formatInstant(message.createdAt)}, ${state}`}</span>
        <DeleteMessageButton message={message} />
      </Box>
    </Box>
  );
}

/** The message that is open, whether or not the list still shows it; opening it marks it as read. */
function useOpenedMessage() {
  const [opened, setOpened] = useState<StoredContactMessage>();
  const showToast = useToast();
  const { mutate } = useMutation({
    ...updateMessageMutation,
    onError: (error) => {
      showToast({ kind: 'error', message: failureOf(error, MESSAGE_WORDS.notMarked) });
    },
  });
  const open = useCallback(
    (message: StoredContactMessage) => {
      setOpened(message);
      if (!message.isRead) mutate({ id: message.id, isRead: true });
    },
    [mutate],
  );
  const close = () => {
    setOpened(undefined);
  };
  return {
    opened,
    open,
    close,
    markUnread: () => {
      if (opened) mutate({ id: opened.id, isRead: false });
      close();
    },
  };
}
