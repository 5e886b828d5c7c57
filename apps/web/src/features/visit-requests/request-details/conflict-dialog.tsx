import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { theirChanges } from '#features/visit-requests/request-details/editor-differences.ts';
import type { RequestEditor } from '#features/visit-requests/request-details/use-request-editor.ts';
import { formatInstant } from '#lib/dates.ts';

type ConflictDialogProps = { editor: RequestEditor; theirs: VisitRequest; onClose: () => void };

/** A colleague saved first: shows what changed and lets the person decide; nothing is lost unseen. */
export function ConflictDialog({ editor, theirs, onClose }: ConflictDialogProps) {
  const decide = (decision: () => void) => () => {
    decision();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Zahtev je u međuvremenu izmenjen</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {`Kolega je sačuvao izmene ${formatInstant(theirs.updatedAt)}. Vaše izmene nisu sačuvane i ništa nije pregaženo.`}
        </DialogContentText>
        <TheirChanges editor={editor} theirs={theirs} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="error" onClick={decide(editor.discard)}>
          Učitaj kolegine izmene
        </Button>
        <Button variant="contained" onClick={decide(editor.keepMine)}>
          Nastavi sa mojim izmenama
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const cells = {
  '& th, & td': { px: { xs: 1, sm: 2 } },
  '& tbody': { overflowWrap: 'anywhere' },
  '& tbody > tr:last-of-type > *': { borderBottom: 0 },
};

function TheirChanges({ editor, theirs }: Omit<ConflictDialogProps, 'onClose'>) {
  const differences = theirChanges({ before: editor.baseline, theirs, mine: editor.values });
  return (
    <Table size="small" aria-label="Kolegine izmene" sx={cells}>
      <TableHead>
        <TableRow>
          <TableCell>Polje</TableCell>
          <TableCell>Bilo je</TableCell>
          <TableCell>Kolega</TableCell>
          <TableCell>Kod vas</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map(({ label, before, theirs: changed, mine, isContested }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell>{before}</TableCell>
            <TableCell>
              <strong>{changed}</strong>
            </TableCell>
            <TableCell sx={isContested ? { color: 'error.main', fontWeight: 700 } : undefined}>
              {mine}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
