import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useInfiniteQuery } from '@tanstack/react-query';

import { ComparisonTable } from '#components/comparison-table.tsx';
import { auditTrailQuery } from '#features/visit-requests/audit-trail-queries.ts';
import { theirChanges, whoChanged } from './differences.ts';
import type { Editor } from './use-editor.ts';

type ConflictDialogProps = { editor: Editor; theirs: VisitRequest };

/** A colleague saved first: shows what changed and lets the person decide; nothing is lost unseen. */
export function ConflictDialog({ editor, theirs }: ConflictDialogProps) {
  const { baseline, values, closeComparison, discard, keepMine } = editor;
  const auditTrail = useInfiniteQuery(auditTrailQuery(baseline.id)).data ?? [];
  const who = whoChanged({ baseline, theirs }, auditTrail);
  return (
    <Dialog open onClose={closeComparison} fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Zahtev je u međuvremenu izmenjen</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {`Izmene koje su u međuvremenu sačuvane: ${who}. Vaše izmene nisu sačuvane i ništa nije pregaženo.`}
        </DialogContentText>
        <ComparisonTable
          label="Kolegine izmene"
          columns={['Bilo je', 'Kolega', 'Kod vas']}
          fields={theirChanges({ baseline, theirs, mine: values })}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="error" onClick={discard}>
          Učitaj kolegine izmene
        </Button>
        <Button variant="contained" onClick={keepMine}>
          Nastavi sa mojim izmenama
        </Button>
      </DialogActions>
    </Dialog>
  );
}
