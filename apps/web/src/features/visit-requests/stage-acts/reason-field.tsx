import { useEffect } from 'react';

import { TextField } from '#components/form/text-field.tsx';
import type { ActForm } from './act-form.ts';

type ReasonFieldProps = {
  form: ActForm;
  /** Why a visit should come although the house is full; else why it is off. */
  isAboutCrowd: boolean;
};

/** Why staff do it; has the keyboard as soon as nothing else is asked for. */
export function ReasonField({ form, isAboutCrowd }: ReasonFieldProps) {
  const { setFocus } = form;
  useEffect(() => {
    // The conflicts are read first, so the field doesn't take the focus from them.
    if (!isAboutCrowd) setFocus('reason');
  }, [setFocus, isAboutCrowd]);
  return (
    <TextField
      control={form.control}
      name="reason"
      label={isAboutCrowd ? 'Razlog, iako nema mesta' : 'Razlog'}
      hint={
        isAboutCrowd
          ? 'Ostaje u istoriji uz vaše ime. Bez razloga ovo nije moguće.'
          : 'Piše u mejlu i na stranici naručioca, i ostaje u istoriji.'
      }
      placeholder={isAboutCrowd ? 'Na primer: jedna grupa počinje u parku' : undefined}
      rows={2}
      required
    />
  );
}
