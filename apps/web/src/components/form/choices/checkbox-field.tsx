import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

import type { FieldProps } from '#components/form/field-props.ts';
import { memoField } from '#components/form/memo-field.ts';
import { useCheckboxProps } from '#components/form/use-field.ts';

type CheckboxFieldProps = {
  look?: 'checkbox' | 'switch';
  /** What is read out when the label alone, seen in its place, doesn't say enough; contains it. */
  spoken?: string;
};

/** Yes or no, as a box to tick or as a switch. */
export const CheckboxField = memoField(function CheckboxField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean>,
  Output = Values,
>({ look = 'checkbox', spoken, ...props }: FieldProps<Values, Name, Output> & CheckboxFieldProps) {
  const { box, message, textId, isInvalid } = useCheckboxProps({ ...props, spoken });
  const Control = look === 'switch' ? Switch : Checkbox;
  return (
    <FormControl error={isInvalid} disabled={props.disabled} required={props.required}>
      <FormControlLabel label={props.label} control={<Control {...box} />} />
      {message ? <FormHelperText id={textId}>{message}</FormHelperText> : null}
    </FormControl>
  );
});
