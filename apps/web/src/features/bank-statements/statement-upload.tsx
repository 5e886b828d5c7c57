import type {
  UnreadTable,
  UploadedStatements,
} from '@museum/shared/payments/bank-statement-schema';
import { palette } from '@museum/shared/organisation/palette';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { uploadPath } from '#components/icons/tool-icon-paths.ts';
import { bringIntoSight } from '#lib/browser/in-sight.ts';
import { useFileDrop } from '#lib/browser/use-file-drop.ts';
import { bankStatementsQuery, type Upload, uploadMutation } from './bank-statement-queries.ts';
import { isRefusal, statementError } from './statement-words.ts';
import { TableReadingForm } from './table-reading-form.tsx';
import { latestOf } from './table-reading.ts';

const zone = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  p: { xs: 3, sm: 5 },
  textAlign: 'center',
  border: `2px dashed ${palette.outline}`,
  borderRadius: '16px',
  backgroundColor: palette.white,
  '@media print': { display: 'none' },
  '&[data-over="true"]': { borderColor: palette.forest, backgroundColor: palette.chosen },
};

type StatementUploadProps = {
  /** The statements of the file are stored; there may be several. */
  onUploaded: (uploaded: UploadedStatements) => void;
};

/** A bank's file, chosen or dropped; it stays chosen when something is wrong with it. */
export function StatementUpload({ onUploaded }: StatementUploadProps) {
  const [file, setFile] = useState<File>();
  const [table, setTable] = useState<UnreadTable>();
  const upload = useMutation(uploadMutation);
  const before = latestOf(useQuery(bankStatementsQuery({ page: 1 })).data?.data ?? []);
  const send = (sent: Upload) => {
    upload.mutate(sent, {
      onSuccess: (uploaded) => {
        if (uploaded.table) setTable(uploaded.table);
        else onUploaded(uploaded);
      },
    });
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setTable(undefined);
    send({ file: chosen });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mb: 4 }}>
      <DropZone file={file} isBusy={upload.isPending} onChoose={choose} />
      {upload.isError ? (
        <UploadFault
          error={upload.error}
          onRetry={
            file && !table && !isRefusal(upload.error)
              ? () => {
                  send({ file });
                }
              : undefined
          }
        />
      ) : null}
      {file && table ? (
        <Card
          component="section"
          aria-label="Kolone tabele"
          sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
        >
          <TableReadingForm
            table={table}
            before={before}
            isBusy={upload.isPending}
            onSubmit={(reading) => {
              send({ file, reading });
            }}
          />
        </Card>
      ) : null}
    </Box>
  );
}

type UploadFaultProps = {
  error: unknown;
  /** Missing where the form of the table sends it again, or sending it again changes nothing. */
  onRetry: (() => void) | undefined;
};

function UploadFault({ error, onRetry }: UploadFaultProps) {
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={onRetry}>
      Pokušajte ponovo
    </Button>
  );
  return (
    <Alert ref={bringIntoSight} severity="error" action={retry}>
      {statementError(error)} Ništa nije sačuvano.
    </Alert>
  );
}

type DropZoneProps = {
  file: File | undefined;
  isBusy: boolean;
  onChoose: (file: File) => void;
};

function DropZone({ file, isBusy, onChoose }: DropZoneProps) {
  const drop = useFileDrop((chosen) => {
    if (!isBusy) onChoose(chosen);
  });
  return (
    <Box sx={zone} {...drop.frame}>
      <Icon path={uploadPath} size={36} />
      <Typography component="h2" variant="h4">
        {file ? file.name : 'Prevucite izvod ovde ili ga izaberite'}
      </Typography>
      <Typography color="text.secondary">
        XML iz elektronskog bankarstva (Office Banking ili camt.053) ili CSV. Ništa se ne knjiži dok
        ne pogledate uplate.
      </Typography>
      <BusyButton
        variant="contained"
        isBusy={isBusy}
        startIcon={<Icon path={uploadPath} size={20} />}
        onClick={drop.choose}
      >
        {file ? 'Izaberi drugi fajl' : 'Izaberi fajl'}
      </BusyButton>
      <input
        {...drop.input}
        aria-label="Fajl izvoda"
        accept=".xml,.csv,.txt,text/xml,text/csv,text/plain"
      />
    </Box>
  );
}
