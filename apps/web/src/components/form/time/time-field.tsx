import { OPENING_WINDOW, VISIT_TIME_STEP_SECONDS } from '@museum/shared/primitives/time-of-day';
import type { FieldPath, FieldValues } from 'react-hook-form';

import type { FieldProps } from '#components/form/field-props.ts';
import { memoField } from '#components/form/memo-field.ts';
import type { Step } from '#components/form/amounts/step-button.tsx';
import { SteppedField } from '#components/form/amounts/stepped-field.tsx';
import { normaliseTime, stepTime } from './time-text.ts';

const stepMinutes = VISIT_TIME_STEP_SECONDS / 60;

/** The hours in which visits start. */
const VISITS = { min: OPENING_WINDOW.from, max: OPENING_WINDOW.to };

type TimeFieldProps = {
  /** How far the buttons and keys go, HH:mm. */
  bounds?: { min: string; max: string };
  /** What is read out where the label alone doesn't say enough; contains it. */
  spoken?: string;
};

const asItIs = (time: string) => time;

const BUTTONS = {
  less: `${stepMinutes} minuta ranije`,
  more: `${stepMinutes} minuta kasnije`,
  // Beside a label of two words a narrow field has no room for them; the arrow keys step it all the same.
  sx: { '@container (width < 14.75rem)': { display: 'none' } },
};

/**
 * A time HH:mm on the 24-hour clock in steps of 15 minutes. It is a text and not the browser's own
 * time input, because that one follows the language of the browser and would show AM and PM.
 */
export const TimeField = memoField(function TimeField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output = Values,
>({ bounds = VISITS, ...props }: FieldProps<Values, Name, Output> & TimeFieldProps) {
  const next = (time: string, by: Step) => stepTime(time, by, { stepMinutes, ...bounds });
  return (
    <SteppedField
      {...props}
      toValue={(stored) => (typeof stored === 'string' ? stored : '')}
      read={normaliseTime}
      write={asItIs}
      next={next}
      isAtEnd={(time, by) => next(time, by) === time}
      buttons={BUTTONS}
      placeholder="HH:mm"
      sx={{ containerType: 'inline-size' }}
    />
  );
});
