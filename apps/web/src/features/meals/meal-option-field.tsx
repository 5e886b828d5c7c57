import type { MealOptionField as OptionName } from '@museum/shared/meals/meal-catalog';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { useId } from 'react';
import { useController } from 'react-hook-form';

import type { DinnerFormControl } from './dinner-request-defaults.ts';

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 6, fontSize: '0.9375rem', fontWeight: 700 },
});

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Choice = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '8px 16px',
  border: `2px solid ${palette.sand}`,
  borderRadius: 10,
  backgroundColor: palette.white,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  transition: 'border-color 150ms, background-color 150ms',
  '&:hover': { borderColor: palette.fern },
  '&:has(:checked)': {
    borderColor: palette.forest,
    backgroundColor: palette.chosen,
    fontWeight: 700,
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
  // The radio itself stays there for keyboards and screen readers, under its words.
  '& > input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
});

type MealOptionFieldProps = {
  control: DinnerFormControl;
  option: { field: OptionName; label: string; values: { value: string; label: string }[] };
};

/** One choice within a meal, all values in sight. */
export function MealOptionField({ control, option }: MealOptionFieldProps) {
  const { field, fieldState } = useController({ control, name: option.field });
  const id = useId();
  return (
    <Group aria-describedby={fieldState.error ? id : undefined}>
      <legend>{option.label}</legend>
      <Choices>
        {option.values.map(({ value, label }) => (
          <Choice key={value}>
            <input
              type="radio"
              name={option.field}
              value={value}
              checked={field.value === value}
              aria-invalid={fieldState.invalid || undefined}
              onChange={() => {
                field.onChange(value);
              }}
              onBlur={field.onBlur}
            />
            {label}
          </Choice>
        ))}
      </Choices>
      {fieldState.error ? (
        <FormHelperText id={id} error>
          {fieldState.error.message}
        </FormHelperText>
      ) : null}
    </Group>
  );
}
