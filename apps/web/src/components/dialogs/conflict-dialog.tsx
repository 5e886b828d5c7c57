import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

import { ComparisonTable, type ComparedField } from './comparison-table.tsx';

type ConflictDialogProps = {
  title: string;
  text: string;
  columns: readonly string[];
  fields: ComparedField[];
  onKeepMine: () => void;
  onLoadTheirs: () => void;
  onClose: () => void;
};

/** A colleague saved first: shows what changed and lets the person decide; nothing is lost unseen. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, text, columns, fields, onKeepMine, onLoadTheirs, onClose } = props;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
        <ComparisonTable label="Izmene" columns={columns} fields={fields} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="error" onClick={onLoadTheirs}>
          Učitaj kolegine izmene
        </Button>
        <Button variant="contained" onClick={onKeepMine}>
          Nastavi sa mojim izmenama
        </Button>
      </DialogActions>
    </Dialog>
  );
}
