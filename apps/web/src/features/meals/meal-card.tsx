import type { Meal } from '@museum/shared/meals/meal-catalog';
import { mealOptions, mealPriceKind, mealPriceVariants } from '@museum/shared/meals/meal-choices';
import { palette } from '@museum/shared/organisation/palette';
import type { PriceKind } from '@museum/shared/prices/price-kind';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { dinarsToPara, paraText } from '@museum/shared/primitives/money';
import { priceText } from '@museum/shared/prices/price-text';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';

import type { DinnerFormControl } from './dinner-request-defaults.ts';
import { MealAmountField } from './meal-amount-field.tsx';
import { MealOptionField } from './meal-option-field.tsx';
import { MealPicture } from './meal-picture.tsx';

type MealCardProps = {
  meal: Meal;
  control: DinnerFormControl;
  /** How many visitors come; 0 as long as that can't be told. */
  visitors: number;
  /** Undefined until the price list has arrived. */
  prices: PriceMapping | undefined;
};

const layout = {
  display: 'grid',
  // On a narrow phone the picture gives way to the longest word beside it.
  gridTemplateColumns: { xs: 'minmax(56px, 96px) minmax(min-content, 1fr)', sm: '176px 1fr' },
  gridTemplateRows: { sm: 'auto 1fr' },
  '&[data-chosen="true"]': {
    borderColor: palette.forest,
    boxShadow: `inset 0 0 0 1px ${palette.forest}`,
  },
} as const;

/** The choices; on a phone under picture and name. */
const body = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridColumn: { xs: '1 / -1', sm: '2' },
  p: { xs: 2, sm: 3 },
  pt: 2,
} as const;

const variantPrices = {
  textAlign: { sm: 'right' },
  whiteSpace: { sm: 'nowrap' },
  fontFeatureSettings: '"tnum"',
};

type VariantPricesProps = { meal: Meal; chosen: PriceKind; prices: PriceMapping };

/** Every price that the meal can have; the one of the chosen variant stands out. */
function VariantPrices({ meal, chosen, prices }: VariantPricesProps) {
  return (
    <Box sx={variantPrices}>
      {mealPriceVariants(meal).map(({ kind, label }) => (
        <Typography
          key={kind}
          color={kind === chosen ? undefined : 'text.secondary'}
          sx={{ fontWeight: kind === chosen ? 700 : 400 }}
        >
          {label ? `${label}: ` : ''}
          {priceText(prices, kind)}
        </Typography>
      ))}
    </Box>
  );
}

/** One meal of the lunch form: what it is, its choices, how many, and what they come to. */
export function MealCard({ meal, control, visitors, prices }: MealCardProps) {
  const id = useId();
  const choices = useWatch({ control });
  const portions = choices[meal.amount] ?? 0;
  const isCounted = Number.isFinite(portions) && portions > 0;
  const kind = mealPriceKind(meal, choices);
  return (
    <Card component="section" aria-labelledby={id} data-chosen={portions > 0} sx={layout}>
      <Box sx={{ gridRow: { sm: '1 / 3' }, '& > img': { aspectRatio: { xs: '1', sm: 'auto' } } }}>
        <MealPicture meal={meal} />
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 }, pb: { sm: 0 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Typography id={id} variant="h4" component="h4">
            {meal.label}
          </Typography>
          {prices ? <VariantPrices meal={meal} chosen={kind} prices={prices} /> : null}
        </Box>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ textWrap: 'pretty', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {meal.contents.join(', ')}
        </Typography>
      </Box>
      <Box sx={body}>
        {mealOptions(meal).map((option) => (
          <MealOptionField key={option.field} control={control} option={option} />
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
          <MealAmountField control={control} meal={meal} visitors={visitors} />
          {prices && isCounted ? (
            <Typography sx={{ ml: 'auto', fontWeight: 800, fontFeatureSettings: '"tnum"' }}>
              {paraText(dinarsToPara(prices[kind] ?? 0) * portions)}
            </Typography>
          ) : null}
        </Box>
      </Box>
    </Card>
  );
}
