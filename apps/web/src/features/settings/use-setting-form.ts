import type { Outside } from '@museum/shared/settings/outside-schema';
import type { Setting, SettingName } from '@museum/shared/settings/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';

import { errorCode, failureToast } from '#lib/http/error-message.ts';
import { mergeValues, type Sides } from '#lib/drafts/merge-values.ts';
import { useToast } from '#lib/toasts.ts';
import { saveSettingMutation, settingQuery, type Stored } from './setting-queries.ts';

export type SettingForm<Values extends FieldValues, Name extends SettingName> = {
  name: Name;
  stored: Stored<Name>;
  /** The values of the form's fields for a stored setting. */
  toValues: (setting: Setting<Name>) => Values;
  /** Makes the setting of the fields, or tells what is wrong. */
  resolver: Resolver<Values, unknown, Setting<Name>>;
  /** Puts what was changed on top of newer values, where places in a list tell nothing. */
  merge?: (sides: Sides<Values>) => Values;
  onDirty: (isDirty: boolean) => void;
};

type SidesOf<Values extends FieldValues, Name extends SettingName> = Pick<
  SettingForm<Values, Name>,
  'stored' | 'toValues' | 'merge'
> & { form: UseFormReturn<Values, unknown, Setting<Name>>; isSaving: boolean };

/** The stored state that the form stands on, a colleague's newer one, and what becomes of both. */
function useSides<Values extends FieldValues, Name extends SettingName>({
  stored,
  toValues,
  merge = mergeValues,
  form,
  isSaving,
}: SidesOf<Values, Name>) {
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<{ theirs: Stored<Name>; mine: Setting<Name> }>();
  // A colleague's save is taken over as long as nothing was typed.
  if (stored.version > base.version && !form.formState.isDirty && !isSaving) setBase(stored);
  const showBase = useEffectEvent(() => {
    if (!form.formState.isDirty) form.reset(toValues(base));
  });
  useEffect(() => {
    showBase();
  }, [base]);
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
  };
}

/**
 * A setting being edited in its card. It stands on the state `base`: when a colleague saved after
 * that, saving is refused and both states are compared, so that nobody overwrites the other unseen.
 */
export function useSettingForm<Values extends FieldValues, Name extends SettingName>(
  setting: SettingForm<Values, Name>,
) {
  const { name, stored, toValues, resolver, onDirty } = setting;
  const client = useQueryClient();
  const showToast = useToast();
  const [outside, setOutside] = useState<Outside>();
  const form = useForm<Values, unknown, Setting<Name>>({
    defaultValues: toValues(stored) as DefaultValues<Values>,
    resolver,
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const { mutateAsync, isPending } = useMutation(saveSettingMutation(name));
  const { standOn, compare, ...sides } = useSides({ ...setting, form, isSaving: isPending });
  const { base } = sides;
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => {
    tellDirty(isDirty);
  }, [isDirty]);

  const save = form.handleSubmit(async (value) => {
    const sent = structuredClone(form.getValues());
    try {
      const { outside: now, ...saved } = await mutateAsync({ ...value, version: base.version });
      standOn(saved as unknown as Stored<Name>, sent);
      if (name !== 'notice') setOutside(now);
      showToast({ kind: 'success', message: 'Sačuvano' });
    } catch (error) {
      if (errorCode(error) !== 'STALE_VERSION') {
        showToast(failureToast(error));
        return;
      }
      await client.refetchQueries({ queryKey: settingQuery(name).queryKey });
      const theirs = client.getQueryData<Stored<Name>>(settingQuery(name).queryKey);
      if (form.formState.isDirty && theirs) compare({ theirs, mine: value });
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
    /** The saved state again. */
    undo: () => {
      form.reset(toValues(base));
    },
  };
}

export type SettingEditor<Values extends FieldValues, Name extends SettingName> = ReturnType<
  typeof useSettingForm<Values, Name>
>;
