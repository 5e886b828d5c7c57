import MuiTextField from '@mui/material/TextField';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

import type { FieldProps } from '#components/form/field-props.ts';
import type { Option } from '#components/form/option.ts';

type SelectFieldProps = {
  options: readonly Option[];
  /** The first line, for nothing chosen; without it the first option is preset. */
  emptyLabel?: string;
};

/** One of many: the browser's own list, which phones and keyboards know best. */
export function SelectField<
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
  options,
  emptyLabel,
}: FieldProps<Values, Name, Output> & SelectFieldProps) {
  const { field, fieldState } = useController({ control, name, disabled });
  return (
    <MuiTextField
      select
      name={name}
      label={label}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-required': required },
        inputLabel: { required, shrink: true },
      }}
    >
      {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </MuiTextField>
  );
}
