import {
  type Setting,
  SETTING_NAMES,
  type SettingName,
  SETTINGS,
  settingVersionSchema,
} from '@museum/shared/settings/settings';

import { staffDraftKey, useStaffDraft } from '#lib/drafts/staff-draft.ts';
import { restoreValues, tabDraft } from '#lib/drafts/tab-draft.ts';
import type { Stored } from './setting-queries.ts';

const draftOf = (name: SettingName) => `setting/${name}`;

/** What a person typed into a card, and the stored state that it stands on. */
export const useSettingDraft = <Values extends object, Name extends SettingName>({
  name,
  toValues,
}: {
  name: Name;
  toValues: (setting: Setting<Name>) => Values;
}) =>
  useStaffDraft(draftOf(name), (stored) => {
    const draft = stored as Record<'base' | 'mine', unknown>;
    const base = {
      ...SETTINGS[name].schema.parse(draft.base),
      ...settingVersionSchema.parse(draft.base),
    } as unknown as Stored<Name>;
    return { base, mine: restoreValues(toValues(base), draft.mine) };
  });

/** Forgets what the person (an e-mail) typed into all cards. */
export function forgetSettings(person: string): void {
  for (const name of SETTING_NAMES) tabDraft(staffDraftKey(person, draftOf(name)), Object).remove();
}
