import type { Meal } from '@museum/shared/meals/meal-catalog';
import { mealAmountChange } from '@museum/shared/meals/meal-choices';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';

import type { DinnerFormControl } from './dinner-request-defaults.ts';
import { MealPortions } from './meal-portions.tsx';

type MealAmountFieldProps = {
  control: DinnerFormControl;
  meal: Meal;
  /** How many visitors come; 0 as long as that can't be told. */
  visitors: number;
};

/** How many portions; an amount of 1 or more chooses the meal, none lets it go (spec §4). */
export function MealAmountField({ control, meal, visitors }: MealAmountFieldProps) {
  const amount = useController({ control, name: meal.amount });
  const flag = useController({ control, name: meal.flag });
  const inputId = useId();
  const order = (portions: number) => {
    const change = mealAmountChange(meal, portions);
    flag.field.onChange(change[meal.flag]);
    amount.field.onChange(change[meal.amount]);
  };
  return (
    <Box>
      <Typography component="label" htmlFor={inputId} variant="body2" sx={{ fontWeight: 700 }}>
        Broj porcija
      </Typography>
      <MealPortions
        meal={meal}
        amount={amount.field}
        error={amount.fieldState.error ?? flag.fieldState.error}
        onChange={order}
        inputId={inputId}
      >
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
      </MealPortions>
    </Box>
  );
}
