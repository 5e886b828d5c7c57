import { mailQuerySchema } from '@museum/shared/mail/mail-schema';

import { useListState } from '#components/data-table/list-state.ts';
import { StaffPageHeading } from '#components/heads/staff-page-heading.tsx';
import { DeliveryNote, UndeliveredNote } from '#features/mail/mail-notes.tsx';
import { MailToolbar } from '#features/mail/mail-toolbar.tsx';
import { MailsTable } from '#features/mail/mails-table.tsx';

export function MailPage() {
  const list = useListState(mailQuerySchema);
  return (
    <>
      <StaffPageHeading title="Pošta" />
      <DeliveryNote />
      {list.query.state === 'dead' ? null : <UndeliveredNote />}
      <MailToolbar {...list} />
      <MailsTable {...list} />
    </>
  );
}
