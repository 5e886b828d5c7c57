import InputAdornment from '@mui/material/InputAdornment';
import type { SxProps } from '@mui/material/styles';
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldPath, FieldValues } from 'react-hook-form';

import type { FieldProps } from '#components/form/field-props.ts';
import { type Step, StepButton, stepByKey } from './step-button.tsx';
import { type TypedValue, useTypedText } from '#components/form/typed-text.ts';
import { useTextFieldProps } from '#components/form/use-field.ts';

type SteppedFieldProps<Value> = Pick<TypedValue<Value>, 'read' | 'write'> & {
  /** The value as the form holds it. */
  toValue: (stored: unknown) => Value;
  /** What a step leads to. */
  next: (value: Value, by: Step) => Value;
  /** Whether there is nothing to step to. */
  isAtEnd?: (value: Value, by: Step) => boolean;
  /** What the buttons do; without words there are none. */
  buttons?: { less: string; more: string; sx?: SxProps };
  /** What is read out where the label alone doesn't say enough; contains it. */
  spoken?: string;
} & Pick<TextFieldProps, 'placeholder' | 'onFocus' | 'sx'>;

/** A value that is typed, or stepped down and up by the arrow keys and by buttons. */
export function SteppedField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output,
  Value,
>(props: FieldProps<Values, Name, Output> & SteppedFieldProps<Value>) {
  const { name, label, disabled, required, toValue, read, write, next, isAtEnd, buttons } = props;
  const { placeholder, onFocus, sx, spoken } = props;
  const { field, shared } = useTextFieldProps(props);
  const value = toValue(field.value);
  const typed = useTypedText({ name, value, onChange: field.onChange, read, write });
  const step = (by: Step) => {
    typed.choose(next(value, by));
  };
  const stepButton = (by: Step, words: string) => (
    <StepButton
      label={`${spoken ?? label}: ${words}`}
      by={by}
      disabled={disabled}
      isAtEnd={isAtEnd?.(value, by)}
      onStep={step}
    />
  );
  return (
    <MuiTextField
      {...shared}
      placeholder={placeholder}
      onFocus={onFocus}
      sx={sx}
      value={typed.text}
      onChange={(event) => {
        typed.type(event.target.value);
      }}
      onBlur={() => {
        typed.settle();
        field.onBlur();
      }}
      onKeyDown={stepByKey(step)}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'numeric', 'aria-label': spoken, 'aria-required': required },
        inputLabel: { required },
        input: {
          endAdornment: buttons && (
            <InputAdornment position="end" sx={buttons.sx}>
              {stepButton(-1, buttons.less)}
              {stepButton(1, buttons.more)}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
