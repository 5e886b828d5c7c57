import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';

import { type Unsaved, useUnsaved } from '#lib/browser/use-unsaved.ts';
import { useStaffDraft } from '#lib/drafts/staff-draft.ts';
import { restoreValues } from '#lib/drafts/tab-draft.ts';

type Kept<Values> = {
  /** What was kept when the form was opened. */
  mine: Values | undefined;
  write: (values: Values) => void;
  remove: () => void;
};

/**
 * Keeps for the tab what is typed into the form of a page or panel, and takes up what was kept; as
 * long as something is typed, it asks before that is left.
 */
export function useKeptForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  kept: Kept<Values> & Pick<Unsaved, 'place'>,
): void {
  const { isDirty } = form.formState;
  useUnsaved(isDirty, { place: kept.place, discard: kept.remove });
  const values = useWatch({ control: form.control }) as Values;
  const takeUp = useEffectEvent(() => {
    if (kept.mine) form.reset(kept.mine, { keepDefaultValues: true });
  });
  useEffect(() => {
    takeUp();
  }, []);
  const keep = useEffectEvent(() => {
    if (isDirty) kept.write(values);
    else kept.remove();
  });
  useEffect(() => {
    keep();
  }, [values, isDirty]);
}

/**
 * Keeps under a name what the signed-in person types into a panel's form. Answers how to close the
 * panel and throw away what was kept.
 */
export function usePanelForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { name, onClose }: { name: string; onClose: () => void },
) {
  const { defaultValues } = form.formState;
  const draft = useStaffDraft(name, (stored) => restoreValues(defaultValues as Values, stored));
  useKeptForm(form, { ...draft, place: 'panel' });
  return () => {
    draft.remove();
    onClose();
  };
}
