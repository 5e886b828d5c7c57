import type { Meal } from '@museum/shared/meals/meal-catalog';
import { mealAmountChange } from '@museum/shared/meals/meal-choices';
import { MAX_COUNT } from '@museum/shared/primitives/count';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';

import { QuantityStepper } from '#components/form/quantity-stepper.tsx';
import type { DinnerFormControl } from './dinner-form-control.ts';

type MealAmountFieldProps = {
  control: DinnerFormControl;
  meal: Meal;
  /** How many visitors come; 0 as long as that can't be told. */
  visitors: number;
};

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 } as const;

/** How many portions; an amount of 1 or more chooses the meal, none lets it go (spec §4). */
export function MealAmountField({ control, meal, visitors }: MealAmountFieldProps) {
  const amount = useController({ control, name: meal.amount });
  const flag = useController({ control, name: meal.flag });
  const id = useId();
  const error = amount.fieldState.error ?? flag.fieldState.error;
  const order = (portions: number) => {
    const change = mealAmountChange(meal, portions);
    flag.field.onChange(change[meal.flag]);
    amount.field.onChange(change[meal.amount]);
  };
  return (
    <Box>
      <Typography
        component="label"
        htmlFor={`${id}-input`}
        variant="body2"
        sx={{ fontWeight: 700 }}
      >
        Broj porcija
      </Typography>
      <Box sx={row}>
        <QuantityStepper
          id={`${id}-input`}
          label={`${meal.label}, broj porcija`}
          value={amount.field.value}
          max={MAX_COUNT}
          onChange={order}
          onBlur={amount.field.onBlur}
          inputRef={amount.field.ref}
          isInvalid={error !== undefined}
          describedBy={error ? id : undefined}
        />
        {visitors > 0 ? (
          <Button
            aria-label={`${meal.label}: za sve (${visitors})`}
            onClick={() => {
              order(visitors);
            }}
          >
            Za sve ({visitors})
          </Button>
        ) : null}
      </Box>
      {error ? (
        <FormHelperText id={id} error>
          {error.message}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
