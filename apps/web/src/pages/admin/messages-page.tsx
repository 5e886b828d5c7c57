import { contactMessageQuerySchema } from '@museum/shared/contact/contact-message-response';

import { useListState } from '#components/data-table/list-state.ts';
import { StaffPageHeading } from '#components/heads/staff-page-heading.tsx';
import { MESSAGE_WORDS } from '#features/contact/message-words.ts';
import { MessagesTable } from '#features/contact/messages-table.tsx';
import { MessagesToolbar } from '#features/contact/messages-toolbar.tsx';

export function MessagesPage() {
  const list = useListState(contactMessageQuerySchema);
  return (
    <>
      <StaffPageHeading title={MESSAGE_WORDS.title} />
      <MessagesToolbar {...list} />
      <MessagesTable {...list} />
    </>
  );
}
