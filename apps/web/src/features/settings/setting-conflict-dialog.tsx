import { settingInWords } from '@museum/shared/settings/setting-in-words';
import type { Setting, SettingName } from '@museum/shared/settings/settings';

import { ConflictDialog } from '#components/conflict-dialog.tsx';

type SettingConflictDialogProps<Name extends SettingName> = {
  name: Name;
  base: Setting<Name>;
  theirs: Setting<Name>;
  /** What would be saved, where the form doesn't show it beside. */
  mine?: Setting<Name>;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
  onClose: () => void;
};

/** What a colleague set meanwhile, in words. */
export function SettingConflictDialog<Name extends SettingName>({
  name,
  base,
  theirs,
  mine,
  ...decisions
}: SettingConflictDialogProps<Name>) {
  const [was, is] = [settingInWords(name, base), settingInWords(name, theirs)];
  const own = mine && settingInWords(name, mine);
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (label) => was[label] !== is[label],
  );
  return (
    <ConflictDialog
      {...decisions}
      title="Kolega je u međuvremenu sačuvao izmene"
      text="Vaše izmene nisu sačuvane i ništa nije pregaženo."
      columns={['Bilo je', 'Kolega', ...(own ? ['Kod vas'] : [])]}
      fields={changed.map((label) => ({
        label,
        values: [was, is, ...(own ? [own] : [])].map((words) => String(words[label] ?? '–')),
        isContested: own && own[label] !== is[label],
      }))}
    />
  );
}
