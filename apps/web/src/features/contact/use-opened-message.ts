import type { StoredContactMessage } from '@museum/shared/contact/contact-message-response';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { updateMessageMutation } from './message-queries.ts';
import { failureOf, MESSAGE_WORDS } from './message-words.ts';
import { useToast } from '#lib/toasts.ts';

/** The message that is open, whether or not the list still shows it; opening it marks it as read. */
export function useOpenedMessage() {
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
