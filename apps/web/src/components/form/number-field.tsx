import { MAX_COUNT } from '@museum/shared/primitives/count';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

import { readCount, writeCount } from './count-text.ts';
import type { FieldProps } from './field-props.ts';
import { useTypedText } from './typed-text.ts';
import { useTextFieldProps } from './use-field.ts';
import { minusPath, plusPath } from '#components/tool-icon-paths.ts';
import { Icon } from '#components/icon.tsx';

type NumberFieldProps = {
  min?: number;
  max?: number;
  /** Buttons for one less and one more. */
  stepper?: boolean;
};

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** A whole number, typed or counted by buttons and the arrow keys; what is none stays for its error. */
export function NumberField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, number>,
  Output = Values,
>({
  min = 0,
  max = MAX_COUNT,
  stepper = false,
  ...props
}: FieldProps<Values, Name, Output> & NumberFieldProps) {
  const { field, shared } = useTextFieldProps(props);
  const { label, disabled, required } = props;
  const value = Number(field.value);
  const typed = useTypedText({
    ...{ name: props.name, value, onChange: field.onChange },
    ...{ read: readCount, write: writeCount },
  });

  const known = Number.isFinite(value) ? value : 0;
  const step = (difference: number) => {
    typed.choose(clamp(known + difference, min, max));
  };
  const stepButton = (difference: 1 | -1, words: string, path: string) => (
    <IconButton
      aria-label={`${label}: ${words}`}
      disabled={disabled === true || (difference < 0 ? known <= min : known >= max)}
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
      value={typed.text}
      onChange={(event) => {
        typed.type(event.target.value);
      }}
      onFocus={(event) => {
        event.target.select();
      }}
      onBlur={() => {
        typed.settle();
        field.onBlur();
      }}
      onKeyDown={(event) => {
        const difference = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (difference === undefined) return;
        event.preventDefault();
        step(difference);
      }}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'numeric', 'aria-required': required },
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
