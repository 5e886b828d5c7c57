import { useId } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

import type { FieldProps } from './field-props.ts';

/** A value of the form, and what stands below its field: the error or, without one, the hint. */
export function useField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output = Values,
>({ control, name, hint, disabled }: FieldProps<Values, Name, Output>) {
  const { field, fieldState } = useController({ control, name, disabled });
  const message = fieldState.error?.message ?? hint;
  return { field, message, isInvalid: fieldState.invalid, isTouched: fieldState.isTouched };
}

/** A value as MUI's text field takes it; the field itself is returned beside it. */
export function useTextFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output = Values,
>(props: FieldProps<Values, Name, Output>) {
  const { field, message, isInvalid, isTouched } = useField(props);
  const { warning } = props;
  const told = typeof warning === 'string' ? warning : isTouched && warning?.(field.value);
  const isWarned = Boolean(told) && !isInvalid;
  const shared = {
    name: props.name,
    label: props.label,
    disabled: props.disabled,
    value: field.value ?? '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: isInvalid,
    color: isWarned ? ('warning' as const) : undefined,
    helperText: isWarned ? told : message,
  };
  return { field, shared };
}

/** Yes or no as MUI's checkbox and switch take it, and the text below them. */
export function useCheckboxProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output = Values,
>(props: FieldProps<Values, Name, Output> & { spoken?: string }) {
  const { field, message, isInvalid } = useField(props);
  const textId = `${useId()}-text`;
  const box = {
    name: props.name,
    checked: Boolean(field.value),
    onChange: (_event: unknown, checked: boolean) => {
      field.onChange(checked);
    },
    onBlur: field.onBlur,
    slotProps: {
      input: {
        ref: field.ref,
        'aria-label': props.spoken,
        'aria-describedby': message ? textId : undefined,
        'aria-invalid': isInvalid || undefined,
      },
    },
  };
  return { box, message, textId, isInvalid };
}
