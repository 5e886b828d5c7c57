import type { Words } from '@museum/shared/settings/setting-in-words';

import { ConflictDialog } from '#components/dialogs/conflict-dialog.tsx';

export type SettingConflictDialogProps = {
  was: Words;
  theirs: Words;
  /** What would be saved, where the form doesn't show it beside. */
  mine?: Words;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
  onClose: () => void;
};

/** What a colleague set meanwhile, in words. */
export function SettingConflictDialog({
  was,
  theirs,
  mine,
  ...decisions
}: SettingConflictDialogProps) {
  const changed = [...new Set([...Object.keys(was), ...Object.keys(theirs)])].filter(
    (label) => was[label] !== theirs[label],
  );
  const wordsOf = (side: Words, label: string) => String(side[label] ?? '–');
  return (
    <ConflictDialog
      {...decisions}
      title="Kolega je u međuvremenu sačuvao izmene"
      text="Vaše izmene nisu sačuvane i ništa nije pregaženo."
      columns={['Bilo je', 'Kolega', ...(mine ? ['Kod vas'] : [])]}
      fields={changed.map((label) => ({
        label,
        values: [was, theirs, ...(mine ? [mine] : [])].map((side) => wordsOf(side, label)),
        isContested: mine && ![was[label], theirs[label]].includes(mine[label]),
      }))}
    />
  );
}
