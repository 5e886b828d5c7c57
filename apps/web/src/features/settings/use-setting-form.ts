import { zodResolver } from '@hookform/resolvers/zod';
import type { Outside } from '@museum/shared/settings/outside-schema';
import { settingInWords } from '@museum/shared/settings/setting-in-words';
import { type Setting, type SettingName, SETTINGS } from '@museum/shared/settings/settings';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';

import { useKeptForm } from '#components/form/use-kept-form.ts';
import { errorCode, failureToast } from '#lib/http/error-message.ts';
import { isUnanswered } from '#lib/http/lost-answer.ts';
import { mergeValues, type Sides } from '#lib/drafts/merge-values.ts';
import { useToast } from '#lib/toasts.ts';
import { useSettingDraft } from './setting-draft.ts';
import { saveSettingMutation, settingQuery, type Stored } from './setting-queries.ts';

export type OpenedSetting<Name extends SettingName> = { stored: Stored<Name> };

export type SettingForm<
  Values extends FieldValues,
  Name extends SettingName,
> = OpenedSetting<Name> & {
  name: Name;
  /** The values of the form's fields for a stored setting. */
  toValues: (setting: Setting<Name>) => Values;
  /** Makes the setting of the fields, or tells what is wrong. */
  resolver: Resolver<Values, unknown, Setting<Name>>;
  /** Puts what was changed on top of newer values, where places in a list tell nothing. */
  merge?: (sides: Sides<Values>) => Values;
};

type OwnFields<Name extends SettingName> = Extract<Setting<Name>, FieldValues>;

/** A form whose fields are those of the setting itself, by its own rules. */
export const ownFields = <Name extends SettingName>(name: Name) => ({
  name,
  toValues: (setting: Setting<Name>) => {
    const { version: _version, ...fields } = setting as Stored<Name>;
    return fields as unknown as OwnFields<Name>;
  },
  resolver: zodResolver(SETTINGS[name].schema) as unknown as Resolver<
    OwnFields<Name>,
    unknown,
    Setting<Name>
  >,
});

type Draft<Values extends FieldValues, Name extends SettingName> = ReturnType<
  typeof useSettingDraft<Values, Name>
>;

type SidesOf<Values extends FieldValues, Name extends SettingName> = SettingForm<Values, Name> & {
  form: UseFormReturn<Values, unknown, Setting<Name>>;
  draft: Draft<Values, Name>;
  isSaving: boolean;
};

/** The stored state that the form stands on, a colleague's newer one, and what becomes of both. */
function useSides<Values extends FieldValues, Name extends SettingName>({
  stored,
  toValues,
  merge = mergeValues,
  form,
  draft,
  isSaving,
}: SidesOf<Values, Name>) {
  const [base, setBase] = useState(draft.mine?.base ?? stored);
  const [conflict, setConflict] = useState<{ theirs: Stored<Name>; mine: Setting<Name> }>();
  const { isDirty } = form.formState;
  // A colleague's save is taken over as long as nothing was typed.
  if (stored.version > base.version && !isDirty && !isSaving && !draft.read()) setBase(stored);
  const showBase = useEffectEvent(() => {
    if (!isDirty) form.reset(toValues(base));
  });
  useEffect(() => {
    showBase();
  }, [base]);
  useKeptForm(form, {
    mine: draft.mine?.mine,
    write: (mine) => {
      draft.write({ base, mine });
    },
    remove: draft.remove,
    place: 'page',
  });
  /** Stands on a newer state; what was changed since `before` stays on top of it. */
  const standOn = (newer: Stored<Name>, before: Values) => {
    const values = merge({ before, mine: form.getValues(), newer: toValues(newer) });
    setBase(newer);
    setConflict(undefined);
    form.reset(toValues(newer));
    form.reset(values, { keepDefaultValues: true });
  };
  return {
    base,
    conflict,
    standOn,
    compare: setConflict,
    loadTheirs: () => {
      if (conflict) standOn(conflict.theirs, form.getValues());
    },
    keepMine: () => {
      if (conflict) standOn(conflict.theirs, toValues(base));
    },
    closeComparison: () => {
      setConflict(undefined);
    },
    /** The saved state again. */
    undo: () => {
      draft.remove();
      form.reset(toValues(base));
    },
  };
}

/** Marks at once what is wrong with values that were kept. */
function useMarks<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  isKept: boolean,
) {
  const mark = useEffectEvent(() => {
    if (isKept) void form.trigger();
  });
  useEffect(() => {
    mark();
  }, []);
}

/** The setting as a colleague saved it after the version `base`; undefined when it can't be read. */
async function readNewer<Name extends SettingName>(client: QueryClient, name: Name, base: number) {
  const { queryKey } = settingQuery(name);
  await client.refetchQueries({ queryKey });
  // What was known before stays there when nothing can be read.
  const known = client.getQueryData<Stored<Name>>(queryKey);
  return known && known.version > base ? known : undefined;
}

const saysTheSame = <Name extends SettingName>(
  name: Name,
  one: Setting<Name>,
  other: Setting<Name>,
) => JSON.stringify(settingInWords(name, one)) === JSON.stringify(settingInWords(name, other));

type Own<Values extends FieldValues, Name extends SettingName> = Pick<
  SidesOf<Values, Name>,
  'name' | 'stored' | 'form' | 'resolver' | 'isSaving'
> &
  Pick<ReturnType<typeof useSides<Values, Name>>, 'base' | 'standOn'>;

/** Stands on a newer state that says what is typed: mostly an own save whose answer got lost. */
function useOwnSave<Values extends FieldValues, Name extends SettingName>(own: Own<Values, Name>) {
  const { stored, isSaving } = own;
  const { isDirty } = own.form.formState;
  const takeOver = useEffectEvent(async () => {
    const { name, form, resolver, base, standOn } = own;
    if (isSaving || !isDirty || stored.version <= base.version) return;
    const mine = structuredClone(form.getValues());
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { values, errors } = await resolver(mine, undefined, options);
    if (Object.keys(errors).length > 0) return;
    if (saysTheSame(name, stored, values as Setting<Name>)) standOn(stored, mine);
  });
  useEffect(() => {
    void takeOver();
  }, [stored, isSaving, isDirty]);
}

/**
 * A setting being edited in its card. It stands on the state `base`: when a colleague saved after
 * that, saving is refused and both states are compared, so that nobody overwrites the other unseen.
 */
export function useSettingForm<Values extends FieldValues, Name extends SettingName>(
  setting: SettingForm<Values, Name>,
) {
  const { name, stored, toValues, resolver } = setting;
  const draft = useSettingDraft(setting);
  const kept = draft.mine;
  const client = useQueryClient();
  const showToast = useToast();
  const [outside, setOutside] = useState<Outside>();
  const form = useForm<Values, unknown, Setting<Name>>({
    defaultValues: toValues(kept?.base ?? stored) as DefaultValues<Values>,
    resolver,
    shouldFocusError: false,
    // The marks of what was kept follow what is typed.
    mode: kept ? 'onChange' : 'onSubmit',
  });
  const { isDirty } = form.formState;
  const { mutateAsync, isPending } = useMutation(saveSettingMutation(name));
  const { standOn, compare, ...sides } = useSides({
    ...setting,
    form,
    draft,
    isSaving: isPending,
  });
  const { base } = sides;
  useOwnSave({ ...setting, form, base, standOn, isSaving: isPending });
  useMarks(form, kept !== undefined);
  const save = form.handleSubmit(async (value) => {
    const sent = structuredClone(form.getValues());
    try {
      const { outside: now, ...saved } = await mutateAsync({ ...value, version: base.version });
      standOn(saved as unknown as Stored<Name>, sent);
      if (name !== 'notice') setOutside(now);
      showToast({ kind: 'success', message: 'Sačuvano' });
    } catch (error) {
      const isStale = errorCode(error) === 'STALE_VERSION';
      if (!isStale) showToast(failureToast(error));
      if (!isStale && !isUnanswered(error)) return;
      const theirs = await readNewer(client, name, base.version);
      if (theirs && saysTheSame(name, theirs, value)) {
        // The own save, whose answer got lost.
        standOn(theirs, sent);
        showToast({ kind: 'success', message: 'Sačuvano' });
      } else if (!isStale) return;
      else if (form.formState.isDirty && theirs) compare({ theirs, mine: value });
      else showToast({ kind: 'error', message: 'Kolega je u međuvremenu sačuvao izmene.' });
    }
  });

  return {
    ...sides,
    name,
    form,
    outside,
    isDirty,
    isSaving: isPending,
    save,
  };
}

export type SettingEditor<Values extends FieldValues, Name extends SettingName> = ReturnType<
  typeof useSettingForm<Values, Name>
>;
