import { bankStatementQuerySchema } from '@museum/shared/payments/bank-statement-schema';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';

import { type ListState, useListState } from '#components/data-table/list-state.ts';
import { arrowLeftPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Loaded } from '#components/loading/loaded.tsx';
import { StaffPageHeading } from '#components/heads/staff-page-heading.tsx';
import { bankStatementQuery } from '#features/bank-statements/bank-statement-queries.ts';
import { type StatementView, statementViewSchema } from '#features/bank-statements/line-filter.ts';
import { StatementPreview } from '#features/bank-statements/statement-preview.tsx';
import { StatementUpload } from '#features/bank-statements/statement-upload.tsx';
import { uploadInWords } from '#features/bank-statements/statement-words.ts';
import { StatementsTable } from '#features/bank-statements/statements-table.tsx';
import { forgetPanels } from '#lib/browser/use-unsaved.ts';
import { bankStatementPath, paths } from '#lib/paths.ts';
import { useToast } from '#lib/toasts.ts';

/** Payments out of the bank's file: sent in, looked at, booked. */
export function BankStatementsPage() {
  const view = useListState(statementViewSchema);
  const id = view.query.statement;
  const back = (
    <Button
      component={Link}
      to={paths.adminBankStatements}
      startIcon={<Icon path={arrowLeftPath} size={20} />}
    >
      Svi izvodi
    </Button>
  );
  return (
    <>
      <StaffPageHeading title="Izvod banke" actions={id ? back : undefined} />
      {id ? <ChosenStatement key={id} id={id} view={view} /> : <AllStatements />}
    </>
  );
}

type ChosenStatementProps = { id: number; view: ListState<StatementView> };

function ChosenStatement({ id, view }: ChosenStatementProps) {
  return (
    <Loaded query={useQuery(bankStatementQuery(id))} errorTitle="Izvod nije učitan">
      {(statement) => <StatementPreview statement={statement} view={view} />}
    </Loaded>
  );
}

function AllStatements() {
  const list = useListState(bankStatementQuerySchema);
  const navigate = useNavigate();
  const showToast = useToast();
  return (
    <>
      <StatementUpload
        onUploaded={(uploaded) => {
          // What was typed of a table is stored.
          forgetPanels();
          const [first, ...more] = uploaded.statements;
          if (first && more.length === 0) void navigate(bankStatementPath(first.id));
          const message = uploadInWords(uploaded);
          if (message !== '') showToast({ kind: 'success', message });
        }}
      />
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Učitani izvodi
      </Typography>
      <StatementsTable {...list} />
    </>
  );
}
