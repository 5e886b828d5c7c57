import { requesterQuerySchema } from '@museum/shared/requesters/requester-list-schema';

import { useListState } from '#components/data-table/list-state.ts';
import { StaffPageHeading } from '#components/heads/staff-page-heading.tsx';
import { RequestersTable } from '#features/requesters/requesters-table.tsx';
import { RequestersToolbar } from '#features/requesters/requesters-toolbar.tsx';

/** The schools and agencies, with what their visits came to. */
export function RequestersPage() {
  const list = useListState(requesterQuerySchema);
  return (
    <>
      <StaffPageHeading title="Naručioci" />
      <RequestersToolbar {...list} />
      <RequestersTable {...list} />
    </>
  );
}
