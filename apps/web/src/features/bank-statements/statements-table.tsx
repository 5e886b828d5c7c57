import { type BankStatement, statementName } from '@museum/shared/payments/bank-statement-schema';
import { dinarsText } from '@museum/shared/primitives/money';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { listColumnHelper } from '#components/data-table/list-table.ts';
import type { ListState } from '#components/data-table/list-state.ts';
import { PagedList } from '#components/data-table/paged-list.tsx';
import { formatInstant } from '#lib/time/dates.ts';
import { bankStatementPath } from '#lib/paths.ts';
import { bankStatementsQuery } from './bank-statement-queries.ts';
import { paymentsInWords } from './statement-words.ts';
import { UndoButton } from './undo-button.tsx';

const helper = listColumnHelper<BankStatement>();

const StatementLink = ({ statement }: { statement: BankStatement }) => (
  <MuiLink component={Link} to={bankStatementPath(statement.id)} sx={{ fontWeight: 600 }}>
    {statementName(statement)}
  </MuiLink>
);

const bookedInWords = ({ booked, credits }: BankStatement) =>
  booked.count === 0
    ? 'nije knjiženo'
    : `${booked.count} od ${paymentsInWords(Math.max(credits.count, booked.count))}, ${dinarsText(booked.sum)}`;

const COLUMNS = helper.columns([
  helper.display({
    id: 'day',
    header: 'Izvod',
    cell: ({ row: { original } }) => <StatementLink statement={original} />,
  }),
  helper.display({
    id: 'booked',
    header: 'Proknjiženo',
    cell: ({ row: { original } }) => bookedInWords(original),
  }),
  helper.display({
    id: 'uploadedAt',
    header: 'Učitao',
    cell: ({ row: { original } }) =>
      `${original.uploadedBy}, ${formatInstant(original.uploadedAt)}`,
  }),
  helper.display({
    id: 'actions',
    header: 'Akcije',
    cell: ({ row: { original } }) => <UndoButton statement={original} />,
    meta: { align: 'right', width: 170 },
  }),
]);

/** The statements that were sent in, newest first. */
export function StatementsTable({ query, onChange }: ListState<{ page: number }>) {
  return (
    <PagedList
      list={useQuery(bankStatementsQuery(query))}
      columns={COLUMNS}
      query={query}
      onChange={onChange}
      label="Učitani izvodi"
      errorTitle="Izvodi nisu učitani"
      renderCard={(statement) => (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <StatementLink statement={statement} />
          <span>{bookedInWords(statement)}</span>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {`${statement.uploadedBy}, ${formatInstant(statement.uploadedAt)}`}
          </Box>
          <UndoButton statement={statement} />
        </Box>
      )}
    />
  );
}
