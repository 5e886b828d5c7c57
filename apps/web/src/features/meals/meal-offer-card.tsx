import type { Meal } from '@museum/shared/meals/meal-catalog';
import { mealOptions, mealPriceVariants } from '@museum/shared/meals/meal-choices';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { mealPriceText } from '@museum/shared/prices/price-text';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

import { typeset } from '#components/typeset.ts';
import { MealPicture } from './meal-picture.tsx';

/** The catalogue's words stand in sentences elsewhere. */
const sentenceStart = { '&::first-letter': { textTransform: 'uppercase' } } as const;

type MealOfferCardProps = {
  meal: Meal;
  /** Undefined until the price list has arrived. */
  prices: PriceMapping | undefined;
};

/** What can be chosen within the meal and doesn't change its price, in words. */
const choices = (meal: Meal) => {
  const priced: string | undefined = 'byOption' in meal.price ? meal.price.byOption : undefined;
  return mealOptions(meal)
    .filter((option) => option.field !== priced)
    .map(({ values, served }) => {
      const names = values.map(({ label }) => label.toLowerCase()).join(' ili ');
      return served ? `${names} ${served}` : names;
    });
};

/** One meal of the offer: its plate, what is on it, its price or prices. */
export function MealOfferCard({ meal, prices }: MealOfferCardProps) {
  return (
    <Card
      component="article"
      sx={{
        display: 'grid',
        breakInside: 'avoid',
        // In large letters a word may be wider than the card.
        overflowWrap: 'break-word',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(180px, 42%) minmax(0, 1fr)' },
        // The whole table: no dish is cut off.
        '& > img': {
          alignSelf: 'center',
          aspectRatio: '4 / 3',
          height: { sm: 'auto' },
          m: { sm: '16px 0 16px 16px' },
          width: { sm: 'calc(100% - 16px)' },
          borderRadius: { sm: '10px' },
        },
      }}
    >
      <MealPicture meal={meal} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: { xs: 2.5, sm: 3.5 } }}>
        <Typography variant="h3" component="h2">
          {'offerLabel' in meal ? meal.offerLabel : meal.label}
        </Typography>
        <Typography
          color="text.secondary"
          sx={{ flexGrow: 1, textWrap: 'pretty', ...sentenceStart }}
        >
          {typeset([...choices(meal), ...meal.contents].join(', '))}
        </Typography>
        <Divider />
        <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0 }}>
          {mealPriceVariants(meal).map(({ kind, label }) => (
            <Box key={kind} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Box component="dt">{label || 'Cena'}</Box>
              <Box
                component="dd"
                sx={{ m: 0, fontWeight: 800, fontFeatureSettings: '"tnum"', textAlign: 'right' }}
              >
                {prices ? mealPriceText(prices, kind) : '—'}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
