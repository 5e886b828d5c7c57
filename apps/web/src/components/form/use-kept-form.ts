import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';

type Kept<Values> = {
  /** What was kept when the form was opened. */
  mine: Values | undefined;
  write: (values: Values) => void;
  remove: () => void;
};

/** Keeps for the tab what is typed into a form, and takes up what was kept. */
export function useKeptForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  kept: Kept<Values>,
): void {
  const { isDirty } = form.formState;
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
