import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { useEffect } from 'react';

import { TextField } from '#components/form/text-field.tsx';
import type { ActForm } from './use-act-panel.ts';
import { isOnlyClosed } from './conflicts/capacity-conflicts.tsx';

type ReasonFieldProps = {
  form: ActForm;
  /** Where a visit doesn't fit that should come all the same; none where the reason is why it is off. */
  conflicts: CapacityConflict[];
  /** Whether the personal data of the request has gone, and only its history keeps the reason. */
  isAnonymized: boolean;
};

const WHY_COMES = 'Ostaje u istoriji uz vaše ime. Bez razloga ovo nije moguće.';
const WHY_OFF = 'Piše u mejlu i na stranici naručioca, i ostaje u istoriji.';
const WHY_OFF_ANONYMIZED = 'Lični podaci su uklonjeni, pa razlog ostaje samo u istoriji.';

const EXAMPLES = {
  'nema mesta': 'Na primer: jedna grupa počinje u parku',
  'je zatvoreno': 'Na primer: vodič ostaje duže',
};

/** Why staff do it; has the keyboard as soon as nothing else is asked for. */
export function ReasonField({ form, conflicts, isAnonymized }: ReasonFieldProps) {
  const { setFocus } = form;
  const isAboutCrowd = conflicts.length > 0;
  const although = isOnlyClosed(conflicts) ? 'je zatvoreno' : 'nema mesta';
  const whyOff = isAnonymized ? WHY_OFF_ANONYMIZED : WHY_OFF;
  useEffect(() => {
    // The conflicts are read first, so the field doesn't take the focus from them.
    if (!isAboutCrowd) setFocus('reason');
  }, [setFocus, isAboutCrowd]);
  return (
    <TextField
      control={form.control}
      name="reason"
      label={isAboutCrowd ? `Razlog, iako ${although}` : 'Razlog'}
      hint={isAboutCrowd ? WHY_COMES : whyOff}
      placeholder={isAboutCrowd ? EXAMPLES[although] : undefined}
      rows={2}
      required
    />
  );
}
