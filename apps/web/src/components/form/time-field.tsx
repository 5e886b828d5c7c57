import { OPENING_WINDOW, VISIT_TIME_STEP_SECONDS } from '@museum/shared/primitives/time-of-day';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import type { FieldPath, FieldValues } from 'react-hook-form';

import type { FieldProps } from './field-props.ts';
import { normaliseTime, stepTime } from './time-text.ts';
import { useTypedText } from './typed-text.ts';
import { useTextFieldProps } from './use-field.ts';
import { minusPath, plusPath } from '#components/tool-icon-paths.ts';
import { Icon } from '#components/icon.tsx';

const stepMinutes = VISIT_TIME_STEP_SECONDS / 60;

/** The hours in which visits start. */
const VISITS = { min: OPENING_WINDOW.from, max: OPENING_WINDOW.to };

type TimeFieldProps = {
  /** How far the buttons and keys go, HH:mm. */
  bounds?: { min: string; max: string };
  /** What is read out where the label alone doesn't say enough; contains it. */
  spoken?: string;
};

const asItIs = (time: string) => time;

/** A narrow field shows its time and no buttons; the arrow keys step it all the same. */
const whereThereIsRoom = { '@container (width < 200px)': { display: 'none' } };

/**
 * A time HH:mm on the 24-hour clock in steps of 15 minutes. It is a text and not the browser's own
 * time input, because that one follows the language of the browser and would show AM and PM.
 */
export function TimeField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output = Values,
>({ bounds = VISITS, spoken, ...props }: FieldProps<Values, Name, Output> & TimeFieldProps) {
  const { field, shared } = useTextFieldProps(props);
  const { label, disabled, required } = props;
  const value = String(field.value ?? '');
  const typed = useTypedText({
    ...{ name: props.name, value, onChange: field.onChange },
    ...{ read: normaliseTime, write: asItIs },
  });

  const step = (difference: 1 | -1) => {
    typed.choose(stepTime(value, difference, { stepMinutes, ...bounds }));
  };
  const stepButton = (difference: 1 | -1, words: string, path: string) => (
    <IconButton
      aria-label={`${spoken ?? label}: ${words}`}
      disabled={disabled}
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
      placeholder="HH:mm"
      value={typed.text}
      onChange={(event) => {
        typed.type(event.target.value);
      }}
      onBlur={() => {
        typed.settle();
        field.onBlur();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
      autoComplete="off"
      sx={{ containerType: 'inline-size' }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', 'aria-label': spoken, 'aria-required': required },
        inputLabel: { required },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={whereThereIsRoom}>
              {stepButton(-1, `${stepMinutes} minuta ranije`, minusPath)}
              {stepButton(1, `${stepMinutes} minuta kasnije`, plusPath)}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
