import {
  type Setting,
  type SettingName,
  SETTINGS,
  settingVersionSchema,
} from '@museum/shared/settings/settings';

import { useStaffDraft } from '#lib/drafts/staff-draft.ts';
import { restoreValues } from '#lib/drafts/tab-draft.ts';
import type { Stored } from './setting-queries.ts';

/** What a person typed into a card, and the stored state that it stands on. */
export const useSettingDraft = <Values extends object, Name extends SettingName>({
  name,
  toValues,
}: {
  name: Name;
  toValues: (setting: Setting<Name>) => Values;
}) =>
  useStaffDraft(`setting/${name}`, (stored) => {
    const draft = stored as Record<'base' | 'mine', unknown>;
    const base = {
      ...SETTINGS[name].schema.parse(draft.base),
      ...settingVersionSchema.parse(draft.base),
    } as unknown as Stored<Name>;
    return { base, mine: restoreValues(toValues(base), draft.mine) };
  });
