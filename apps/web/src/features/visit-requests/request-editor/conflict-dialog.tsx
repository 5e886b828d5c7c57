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

import { type Difference, theirChanges } from './editor-differences.ts';
import type { RequestEditor } from './use-request-editor.ts';
import { useWhoChanged } from './use-who-changed.ts';
import { unseen } from '#lib/unseen.ts';

type ConflictDialogProps = { editor: RequestEditor; theirs: VisitRequest; onClose: () => void };

/** A colleague saved first: shows what changed and lets the person decide; nothing is lost unseen. */
export function ConflictDialog({ editor, theirs, onClose }: ConflictDialogProps) {
  const decide = (decision: () => void) => () => {
    decision();
    onClose();
  };
  const whoAndWhen = useWhoChanged(editor.baseline, theirs);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Zahtev je u međuvremenu izmenjen</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {`Izmene koje su u međuvremenu sačuvane: ${whoAndWhen}. Vaše izmene nisu sačuvane i ništa nije pregaženo.`}
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

/** On a phone a field is a card of its own, and each value a line in it: no word has to be broken. */
const cells = {
  '& td': { overflowWrap: 'anywhere' },
  '& tbody > tr:last-of-type > *': { borderBottom: 0 },
  '@media (max-width: 599.95px)': {
    '& thead': unseen,
    '& tbody, & tr, & th, & td': { display: 'block' },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
    '& th, & td': { border: 0, px: 0, py: 0.25 },
    '& th': { fontWeight: 700 },
    '& td': { display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: 1 },
    '& td::before': { content: 'attr(data-column)', color: 'text.secondary' },
  },
};

const COLUMNS = { before: 'Bilo je', theirs: 'Kolega', mine: 'Kod vas' };

// The roles are said aloud: what is laid out as blocks is a table no longer to a screen reader.
function TheirChanges({ editor, theirs }: Omit<ConflictDialogProps, 'onClose'>) {
  const differences = theirChanges({ before: editor.baseline, theirs, mine: editor.values });
  return (
    <Table size="small" role="table" aria-label="Kolegine izmene" sx={cells}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {['Polje', ...Object.values(COLUMNS)].map((name) => (
            <TableCell key={name} role="columnheader">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {differences.map((difference) => (
          <DifferenceRow key={difference.label} difference={difference} />
        ))}
      </TableBody>
    </Table>
  );
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const { label, before, theirs, mine, isContested } = difference;
  return (
    <TableRow role="row">
      <TableCell component="th" scope="row" role="rowheader">
        {label}
      </TableCell>
      <TableCell role="cell" data-column={COLUMNS.before}>
        {before}
      </TableCell>
      <TableCell role="cell" data-column={COLUMNS.theirs}>
        <strong>{theirs}</strong>
      </TableCell>
      <TableCell
        role="cell"
        data-column={COLUMNS.mine}
        sx={isContested ? { color: 'error.main', fontWeight: 700 } : undefined}
      >
        {mine}
      </TableCell>
    </TableRow>
  );
}
