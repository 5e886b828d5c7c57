import type { Meal } from '@museum/shared/meals/meal-catalog';
import { mealAmountChange } from '@museum/shared/meals/meal-choices';
import { MAX_COUNT } from '@museum/shared/primitives/count';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useController } from 'react-hook-form';

import { QuantityStepper } from '#components/form/quantity-stepper.tsx';
import type { DinnerFormControl } from './dinner-form-control.ts';

type MealAmountFieldProps = { control: DinnerFormControl; meal: Meal };

/** How many portions; an amount of 1 or more chooses the meal, none lets it go (spec §4). */
export function MealAmountField({ control, meal }: MealAmountFieldProps) {
  const amount = useController({ control, name: meal.amount });
  const flag = useController({ control, name: meal.flag });
  const id = useId();
  const error = amount.fieldState.error ?? flag.fieldState.error;
  return (
    <Box>
      <QuantityStepper
        label={`${meal.label}, broj obroka`}
        value={amount.field.value}
        max={MAX_COUNT}
        onChange={(portions) => {
          const change = mealAmountChange(meal, portions);
          flag.field.onChange(change[meal.flag]);
          amount.field.onChange(change[meal.amount]);
        }}
        onBlur={amount.field.onBlur}
        inputRef={amount.field.ref}
        isInvalid={error !== undefined}
        describedBy={error ? id : undefined}
      />
      {error ? (
        <FormHelperText id={id} error>
          {error.message}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
