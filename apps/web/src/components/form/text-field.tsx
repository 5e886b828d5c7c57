import MuiTextField from '@mui/material/TextField';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import type { FieldProps } from './field-props.ts';
import { memoField } from './memo-field.ts';
import { useTextFieldProps } from './use-field.ts';

type TextFieldProps = {
  type?: 'text' | 'email' | 'tel' | 'password';
  /** Which keyboard a phone shows when the type alone doesn't say it. */
  inputMode?: 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** More than 1 makes a text area of so many lines. */
  rows?: number;
  placeholder?: string;
  /** Stands inside the field, at its end. */
  endAdornment?: ReactNode;
};

/** A line or an area of text. */
export const TextField = memoField(function TextField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output = Values,
>({
  type = 'text',
  inputMode,
  autoComplete,
  rows = 1,
  placeholder,
  endAdornment,
  ...props
}: FieldProps<Values, Name, Output> & TextFieldProps) {
  const { shared } = useTextFieldProps(props);
  const { required } = props;
  return (
    <MuiTextField
      {...shared}
      type={type}
      autoComplete={autoComplete}
      placeholder={placeholder}
      multiline={rows > 1}
      minRows={rows}
      // As high in the page's HTML as once its script has measured it, on a copy that is hidden.
      sx={{ '& textarea:not([aria-hidden])': { minHeight: `${rows}lh` } }}
      slotProps={{
        htmlInput: { inputMode, 'aria-required': required },
        inputLabel: { required },
        input: { endAdornment },
      }}
    />
  );
});
