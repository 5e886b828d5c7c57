import MuiTextField from '@mui/material/TextField';
import type { FieldPath, FieldValues } from 'react-hook-form';

import type { FieldProps } from '#components/form/field-props.ts';
import { memoField } from '#components/form/memo-field.ts';
import type { Option } from './option.ts';
import { useTextFieldProps } from '#components/form/use-field.ts';

type SelectFieldProps = {
  options: readonly Option[];
  /** The first line, for nothing chosen; without it the first option is preset. */
  emptyLabel?: string;
};

/** One of many: the browser's own list, which phones and keyboards know best. */
export const SelectField = memoField(function SelectField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output = Values,
>({ options, emptyLabel, ...props }: FieldProps<Values, Name, Output> & SelectFieldProps) {
  const { shared } = useTextFieldProps(props);
  const { required } = props;
  return (
    <MuiTextField
      {...shared}
      select
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
});
