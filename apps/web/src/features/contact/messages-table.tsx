import type {
  ContactMessageQuery,
  StoredContactMessage,
} from '@museum/shared/contact/contact-message-response';
import { useQuery } from '@tanstack/react-query';

import { DataTable } from '#components/data-table/data-table.tsx';
import { useListTable } from '#components/data-table/list-table.ts';
import { useLastPage } from '#components/data-table/use-last-page.ts';
import { LoadError } from '#components/load-error.tsx';
import { MessageCard } from '#features/contact/message-card.tsx';
import { messageColumns } from '#features/contact/message-columns.tsx';
import { MessageDialog } from '#features/contact/message-dialog.tsx';
import { messagesQuery } from '#features/contact/message-queries.ts';
import { MESSAGE_WORDS } from '#features/contact/message-words.ts';
import { useOpenedMessage } from '#features/contact/use-opened-message.ts';

type MessagesTableProps = {
  query: ContactMessageQuery;
  onChange: (patch: Partial<ContactMessageQuery>, options?: { replace: boolean }) => void;
};

const NO_ROWS: StoredContactMessage[] = [];

/** One page of the messages, and the one that is open. */
export function MessagesTable({ query, onChange }: MessagesTableProps) {
  const list = useQuery(messagesQuery(query));
  const { opened, open, close, markUnread } = useOpenedMessage();
  const table = useListTable({
    columns: messageColumns(open),
    rows: list.data?.data ?? NO_ROWS,
    total: list.data?.total ?? 0,
    place: query,
    onPlaceChange: ({ page }) => {
      onChange({ page });
    },
  });
  useLastPage({ list, page: query.page, onChange });

  if (list.isError) {
    return (
      <LoadError
        title="Poruke nisu učitane"
        error={list.error}
        onRetry={() => {
          void list.refetch();
        }}
      />
    );
  }
  return (
    <>
      <DataTable
        table={table}
        label={MESSAGE_WORDS.title}
        isLoading={list.isPending}
        isStale={list.isPlaceholderData}
        isMarked={({ isRead }) => !isRead}
        renderCard={(message) => <MessageCard message={message} onOpen={open} />}
      />
      {opened ? <MessageDialog message={opened} onMarkUnread={markUnread} onClose={close} /> : null}
    </>
  );
}
