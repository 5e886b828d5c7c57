import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

import type { FieldProps } from '#components/form/field-props.ts';
import { LateDatePicker } from '#components/form/late-date-picker.tsx';

type DateFieldProps = {
  /** First day that may be chosen, YYYY-MM-DD. */
  min?: string;
  /** Last day that may be chosen, YYYY-MM-DD. */
  max?: string;
};

/** A calendar day as YYYY-MM-DD; which day is today is decided in Belgrade, see lib/dates.ts. */
export function DateField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output = Values,
>({
  control,
  name,
  label,
  hint,
  disabled,
  required,
  min,
  max,
}: FieldProps<Values, Name, Output> & DateFieldProps) {
  const { field, fieldState } = useController({ control, name, disabled });
  return (
    <LateDatePicker
      name={name}
      label={label}
      value={String(field.value ?? '')}
      min={min}
      max={max}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      message={fieldState.error?.message ?? hint}
      isInvalid={fieldState.invalid}
      disabled={disabled}
      required={required}
    />
  );
}
