import {
  type Setting,
  SETTING_NAMES,
  type SettingName,
  SETTINGS,
  settingVersionSchema,
} from '@museum/shared/settings/settings';

import { keepsDraft, STAFF_DRAFTS } from '#lib/drafts/keeps-draft.ts';
import { restoreValues, tabDraft } from '#lib/drafts/tab-draft.ts';
import type { Stored } from './setting-queries.ts';

const settingsOf = (person: string) => `${STAFF_DRAFTS}${person}/setting/`;

const keyOf = (person: string, name: SettingName) => `${settingsOf(person)}${name}`;

/** Whether the tab keeps a setting that the person (an e-mail) typed and didn't save. */
export const hasSettingDraft = (person: string) => keepsDraft(settingsOf(person));

/** What a person typed into a card, and the stored state that it stands on. */
export const settingDraft = <Values extends object, Name extends SettingName>({
  person,
  name,
  toValues,
}: {
  person: string;
  name: Name;
  toValues: (setting: Setting<Name>) => Values;
}) =>
  tabDraft(keyOf(person, name), (stored) => {
    const draft = stored as Record<'base' | 'mine', unknown>;
    const base = {
      ...SETTINGS[name].schema.parse(draft.base),
      ...settingVersionSchema.parse(draft.base),
    } as unknown as Stored<Name>;
    return { base, mine: restoreValues(toValues(base), draft.mine) };
  });

/** Forgets what the person typed into all cards. */
export function forgetSettings(person: string): void {
  for (const name of SETTING_NAMES) tabDraft(keyOf(person, name), Object).remove();
}
