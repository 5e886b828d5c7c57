import { settingInWords } from '@museum/shared/settings/setting-in-words';
import type { Setting, SettingName } from '@museum/shared/settings/settings';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

import { ComparisonTable } from '#components/comparison-table.tsx';

type SettingConflictDialogProps<Name extends SettingName> = {
  name: Name;
  base: Setting<Name>;
  theirs: Setting<Name>;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
  onClose: () => void;
};

/** A colleague saved first: shows what changed and lets the person decide; nothing is lost unseen. */
export function SettingConflictDialog<Name extends SettingName>({
  name,
  base,
  theirs,
  onKeepMine,
  onLoadTheirs,
  onClose,
}: SettingConflictDialogProps<Name>) {
  const [was, is] = [settingInWords(name, base), settingInWords(name, theirs)];
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (label) => was[label] !== is[label],
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="setting-conflict">
      <DialogTitle id="setting-conflict">Kolega je u međuvremenu sačuvao izmene</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Vaše izmene nisu sačuvane i ništa nije pregaženo.
        </DialogContentText>
        <ComparisonTable
          label="Kolegine izmene"
          columns={['Bilo je', 'Kolega']}
          fields={changed.map((label) => ({
            label,
            values: [was, is].map((words) => String(words[label] ?? '–')),
          }))}
        />
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
