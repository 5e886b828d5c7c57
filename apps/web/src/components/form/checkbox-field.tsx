import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

import type { FieldProps } from '#components/form/field-props.ts';

type CheckboxFieldProps = { look?: 'checkbox' | 'switch' };

/** Yes or no, as a box to tick or as a switch. */
export function CheckboxField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean>,
  Output = Values,
>({
  control,
  name,
  label,
  hint,
  disabled,
  required,
  look = 'checkbox',
}: FieldProps<Values, Name, Output> & CheckboxFieldProps) {
  const { field, fieldState } = useController({ control, name, disabled });
  const id = useId();
  const message = fieldState.error?.message ?? hint;
  const Control = look === 'switch' ? Switch : Checkbox;
  return (
    <FormControl error={fieldState.invalid} disabled={disabled} required={required}>
      <FormControlLabel
        label={label}
        control={
          <Control
            name={name}
            checked={Boolean(field.value)}
            onChange={(_event, checked) => {
              field.onChange(checked);
            }}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-describedby': message ? `${id}-text` : undefined,
                'aria-invalid': fieldState.invalid || undefined,
              },
            }}
          />
        }
      />
      {message ? <FormHelperText id={`${id}-text`}>{message}</FormHelperText> : null}
    </FormControl>
  );
}
