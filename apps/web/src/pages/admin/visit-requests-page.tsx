import { visitRequestQuerySchema } from '@museum/shared/visit-requests/visit-request-query-schema';

import { useListState } from '#components/data-table/list-state.ts';
import { DownloadButton } from '#components/buttons/download-button.tsx';
import { fileSpreadsheetPath, soupPath } from '#components/icons/tool-icon-paths.ts';
import { StaffPageHeading } from '#components/heads/staff-page-heading.tsx';
import { AccountsButton } from '#features/visit-requests/payments/accounts-button.tsx';
import { toFilter } from '#features/visit-requests/request-list/list-filters.ts';
import { VisitRequestsTable } from '#features/visit-requests/request-list/visit-requests-table.tsx';
import { VisitRequestsToolbar } from '#features/visit-requests/request-list/visit-requests-toolbar.tsx';
import { visitRequestDocuments } from '#features/visit-requests/staff-visit-request-api.ts';

export function VisitRequestsPage() {
  const list = useListState(visitRequestQuerySchema);
  const actions = (
    <>
      <DownloadButton
        variant="outlined"
        size="small"
        label="Preuzmi Excel"
        icon={fileSpreadsheetPath}
        fetchFile={() => visitRequestDocuments.list(toFilter(list.query))}
      />
      <DownloadButton
        variant="outlined"
        size="small"
        label="Najava obroka"
        icon={soupPath}
        fetchFile={() => visitRequestDocuments.announcement(toFilter(list.query))}
      />
      <AccountsButton />
    </>
  );
  return (
    <>
      <StaffPageHeading title="Zahtevi za posete" actions={actions} />
      <VisitRequestsToolbar {...list} />
      <VisitRequestsTable {...list} />
    </>
  );
}
