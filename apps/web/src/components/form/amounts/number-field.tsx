import { MAX_COUNT } from '@museum/shared/primitives/count';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

import { readCount, writeCount } from './count-text.ts';
import type { FieldProps } from '#components/form/field-props.ts';
import { memoField } from '#components/form/memo-field.ts';
import { SteppedField } from './stepped-field.tsx';

type NumberFieldProps = {
  min?: number;
  /** Buttons for one less and one more. */
  stepper?: boolean;
};

const STEPS = { less: 'jedan manje', more: 'jedan više' };

/** What is no number counts from none. */
const countOf = (value: number) => (Number.isFinite(value) ? value : 0);

/** A whole number, typed or counted by buttons and the arrow keys; any other text stays beside its error. */
export const NumberField = memoField(function NumberField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, number>,
  Output = Values,
>({ min = 0, stepper = false, ...props }: FieldProps<Values, Name, Output> & NumberFieldProps) {
  return (
    <SteppedField
      {...props}
      toValue={Number}
      read={readCount}
      write={writeCount}
      next={(value, by) => Math.min(MAX_COUNT, Math.max(min, countOf(value) + by))}
      isAtEnd={(value, by) => (by < 0 ? countOf(value) <= min : countOf(value) >= MAX_COUNT)}
      buttons={stepper ? STEPS : undefined}
      onFocus={(event) => {
        event.target.select();
      }}
    />
  );
});
