import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

import type { FieldProps } from '#components/form/field-props.ts';

const DatePicker = lazy(async () => ({
  default: (await import('#components/form/date-picker.tsx')).DatePicker,
}));

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
    <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
      <DatePicker
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
    </Suspense>
  );
}
