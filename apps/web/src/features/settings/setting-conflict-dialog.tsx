import { settingValueText, type Words } from '@museum/shared/settings/setting-in-words';

import { ConflictDialog } from '#components/dialogs/conflict-dialog.tsx';

export type SettingConflictDialogProps = {
  was: Words;
  theirs: Words;
  /** What would be saved. */
  mine: Words;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
  onClose: () => void;
};

/** What a colleague set meanwhile and what was set here, in words. */
export function SettingConflictDialog({
  was,
  theirs,
  mine,
  ...decisions
}: SettingConflictDialogProps) {
  const sides = [was, theirs, mine];
  const fields = [...new Set(sides.flatMap((side) => Object.keys(side)))].map((label) => ({
    label,
    values: sides.map((side) => settingValueText(side[label])),
  }));
  return (
    <ConflictDialog
      {...decisions}
      title="Kolega je u međuvremenu sačuvao izmene"
      text="Vaše izmene nisu sačuvane i ništa nije pregaženo."
      columns={['Bilo je', 'Kolega', 'Kod vas']}
      fields={fields.flatMap((field) => {
        const different = new Set(field.values).size;
        return different === 1 ? [] : [{ ...field, isContested: different === 3 }];
      })}
    />
  );
}
