import type { Meal } from '@museum/shared/meals/meal-catalog';
import { mealAmountChange, mealOptions, mealPriceKind } from '@museum/shared/meals/meal-choices';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { dinarsToPara, paraText } from '@museum/shared/primitives/money';
import { priceText } from '@museum/shared/prices/price-text';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';

import { SelectField } from '#components/form/choices/select-field.tsx';
import type { WithDinnerRequest } from './dinner-request-defaults.ts';
import { MealPortions } from './meal-portions.tsx';

type MealRowProps = { meal: Meal; unitPrices: PriceMapping };

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) auto 124px' },
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};

const optionsRow = {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 1.5,
  pt: 0.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
};

const sum = {
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  textAlign: 'right',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
};
const noSum = {
  display: { xs: 'none', sm: 'block' },
  fontWeight: 400,
  color: 'text.secondary',
};

/** The kitchen's offer is not what was ordered. */
const noRow = { ...row, '@media print': { display: 'none' } };

/** One meal for staff: how many portions, which variant, what they come to. */
export function MealRow({ meal, unitPrices }: MealRowProps) {
  const id = useId();
  const { control, setValue } = useFormContext<WithDinnerRequest>();
  const amount = useController({ control, name: `dinnerRequest.${meal.amount}` });
  const choices = useWatch({ control, name: 'dinnerRequest' });
  const portions = choices[meal.amount];
  const counted = Number.isFinite(portions) ? portions : 0;
  const kind = mealPriceKind(meal, choices);
  return (
    <Box role="group" aria-labelledby={id} sx={counted > 0 ? row : noRow}>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} sx={{ fontWeight: 700, lineHeight: 1.35 }}>
          {meal.label}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {priceText(unitPrices, kind)}
        </Typography>
      </Box>
      <Box>
        <MealPortions
          meal={meal}
          amount={amount.field}
          error={amount.fieldState.error}
          onChange={(portions) => {
            const change = mealAmountChange(meal, portions);
            setValue(`dinnerRequest.${meal.flag}`, change[meal.flag]);
            amount.field.onChange(change[meal.amount]);
          }}
        />
      </Box>
      <Typography sx={counted > 0 ? sum : { ...sum, ...noSum }}>
        {paraText(dinarsToPara(unitPrices[kind] ?? 0) * counted)}
      </Typography>
      {portions > 0 ? <MealOptions meal={meal} /> : null}
    </Box>
  );
}

function MealOptions({ meal }: { meal: Meal }) {
  const { control } = useFormContext<WithDinnerRequest>();
  if (meal.options.length === 0) return null;
  return (
    <Box sx={optionsRow}>
      {mealOptions(meal).map(({ field, label, values }) => (
        <SelectField
          key={field}
          control={control}
          name={`dinnerRequest.${field}`}
          label={label}
          options={values}
        />
      ))}
    </Box>
  );
}
