import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { useEffect } from 'react';

import { TextField } from '#components/form/text-field.tsx';
import type { ActForm } from './act-form.ts';
import { isOnlyClosed } from './use-conflicts.ts';

type ReasonFieldProps = {
  form: ActForm;
  /** Where a visit doesn't fit that should come all the same; none where the reason is why it is off. */
  conflicts: CapacityConflict[];
};

const EXAMPLES = {
  'nema mesta': 'Na primer: jedna grupa počinje u parku',
  'je zatvoreno': 'Na primer: vodič ostaje duže',
};

/** Why staff do it; has the keyboard as soon as nothing else is asked for. */
export function ReasonField({ form, conflicts }: ReasonFieldProps) {
  const { setFocus } = form;
  const isAboutCrowd = conflicts.length > 0;
  const although = isOnlyClosed(conflicts) ? 'je zatvoreno' : 'nema mesta';
  useEffect(() => {
    // The conflicts are read first, so the field doesn't take the focus from them.
    if (!isAboutCrowd) setFocus('reason');
  }, [setFocus, isAboutCrowd]);
  return (
    <TextField
      control={form.control}
      name="reason"
      label={isAboutCrowd ? `Razlog, iako ${although}` : 'Razlog'}
      hint={
        isAboutCrowd
          ? 'Ostaje u istoriji uz vaše ime. Bez razloga ovo nije moguće.'
          : 'Piše u mejlu i na stranici naručioca, i ostaje u istoriji.'
      }
      placeholder={isAboutCrowd ? EXAMPLES[although] : undefined}
      rows={2}
      required
    />
  );
}
