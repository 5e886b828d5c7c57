import type { MailQuery, MailRow } from '@museum/shared/mail/mail-schema';
import { useQuery } from '@tanstack/react-query';

import { DataTable } from '#components/data-table/data-table.tsx';
import { useListTable } from '#components/data-table/list-table.ts';
import { useLastPage } from '#components/data-table/use-last-page.ts';
import { LoadError } from '#components/load-error.tsx';
import { MailCard } from '#features/mail/mail-card.tsx';
import { MAIL_COLUMNS } from '#features/mail/mail-columns.tsx';
import { mailsQuery } from '#features/mail/mail-queries.ts';

type MailsTableProps = {
  query: MailQuery;
  onChange: (patch: Partial<MailQuery>, options?: { replace: boolean }) => void;
};

const NO_ROWS: MailRow[] = [];

/** One page of the mails, newest first. */
export function MailsTable({ query, onChange }: MailsTableProps) {
  const list = useQuery(mailsQuery(query));
  const table = useListTable({
    columns: MAIL_COLUMNS,
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
        title="Pošta nije učitana"
        error={list.error}
        onRetry={() => {
          void list.refetch();
        }}
      />
    );
  }
  return (
    <DataTable
      table={table}
      label="Pošta"
      isLoading={list.isPending}
      isStale={list.isPlaceholderData}
      isMarked={(mail) => mail.state === 'dead'}
      renderCard={(mail) => <MailCard mail={mail} />}
    />
  );
}
