import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

import type { FieldProps } from '#components/form/field-props.ts';
import { useTextFieldProps } from '#components/form/use-field.ts';
import { minusPath, plusPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';

type NumberFieldProps = {
  min?: number;
  max?: number;
  /** Buttons for one less and one more. */
  stepper?: boolean;
};

/** An empty field is no number: every schema refuses it with the message of its own. */
const parseWholeNumber = (text: string) => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? Number.NaN : Number(digits);
};

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** A whole number, typed with digits or counted by buttons and the arrow keys. */
export function NumberField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, number>,
  Output = Values,
>({
  min = 0,
  max = 9999,
  stepper = false,
  ...props
}: FieldProps<Values, Name, Output> & NumberFieldProps) {
  const { field, shared } = useTextFieldProps(props);
  const { label, disabled, required } = props;
  const value = Number(field.value);

  const step = (difference: number) => {
    field.onChange(clamp((Number.isNaN(value) ? 0 : value) + difference, min, max));
  };
  const stepButton = (difference: 1 | -1, words: string, path: string) => (
    <IconButton
      aria-label={`${label}: ${words}`}
      disabled={disabled === true || (difference < 0 ? value <= min : value >= max)}
      onClick={() => {
        step(difference);
      }}
    >
      <Icon path={path} size={20} />
    </IconButton>
  );

  return (
    <MuiTextField
      {...shared}
      value={Number.isNaN(value) ? '' : value}
      onChange={(event) => {
        field.onChange(parseWholeNumber(event.target.value));
      }}
      onFocus={(event) => {
        event.target.select();
      }}
      onKeyDown={(event) => {
        const difference = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (difference === undefined) return;
        event.preventDefault();
        step(difference);
      }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          maxLength: String(max).length,
          'aria-required': required,
        },
        inputLabel: { required },
        input: stepper
          ? {
              endAdornment: (
                <InputAdornment position="end">
                  {stepButton(-1, 'jedan manje', minusPath)}
                  {stepButton(1, 'jedan više', plusPath)}
                </InputAdornment>
              ),
            }
          : {},
      }}
    />
  );
}
