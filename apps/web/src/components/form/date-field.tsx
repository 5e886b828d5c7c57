import type { FieldPath, FieldValues } from 'react-hook-form';

import type { FieldProps } from '#components/form/field-props.ts';
import { LateDatePicker } from '#components/form/late-date-picker.tsx';
import { useField } from '#components/form/use-field.ts';

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
>({ min, max, ...props }: FieldProps<Values, Name, Output> & DateFieldProps) {
  const { field, message, isInvalid } = useField(props);
  const { name, label, disabled, required } = props;
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
      message={message}
      isInvalid={isInvalid}
      disabled={disabled}
      required={required}
    />
  );
}
