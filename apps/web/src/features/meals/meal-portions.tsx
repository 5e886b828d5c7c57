import type { Meal } from '@museum/shared/meals/meal-catalog';
import { MAX_COUNT } from '@museum/shared/primitives/count';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';
import type { FieldError, RefCallBack } from 'react-hook-form';

import { QuantityStepper } from '#components/form/amounts/quantity-stepper.tsx';

type MealPortionsProps = {
  meal: Meal;
  /** The amount as its form holds it. */
  amount: { value: number; onBlur: () => void; ref: RefCallBack };
  error: FieldError | undefined;
  onChange: (portions: number) => void;
  inputId?: string;
  /** Stands beside the amount. */
  children?: ReactNode;
};

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 } as const;

/** How many portions of a meal, and what is wrong with that. */
export function MealPortions({
  meal,
  amount,
  error,
  onChange,
  inputId,
  children,
}: MealPortionsProps) {
  const errorId = useId();
  return (
    <>
      <Box sx={children === undefined ? undefined : row}>
        <QuantityStepper
          id={inputId}
          label={`${meal.label}, broj porcija`}
          value={amount.value}
          max={MAX_COUNT}
          onChange={onChange}
          onBlur={amount.onBlur}
          inputRef={amount.ref}
          isInvalid={error !== undefined}
          describedBy={error ? errorId : undefined}
        />
        {children}
      </Box>
      {error ? (
        <FormHelperText id={errorId} error>
          {error.message}
        </FormHelperText>
      ) : null}
    </>
  );
}
