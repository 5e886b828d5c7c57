import type { Meal, MealGroupName } from '@museum/shared/meals/meal-catalog';
import { styled } from '@mui/material/styles';

import type { PlateName } from '@museum/art/art-names';
import { plateSource } from '@museum/art/photo';

const PLATES: Record<MealGroupName, PlateName> = {
  kidsDinoDinner: 'meal-kids-dino-dinner',
  baseDinner: 'meal-base-dinner',
  baseDinner2: 'meal-base-dinner-2',
  schoolDinner: 'meal-school-dinner',
  dinnerForAdults: 'meal-dinner-for-adults',
  lunchPacket: 'meal-lunch-packet',
};

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  [theme.breakpoints.down('sm')]: { aspectRatio: '2 / 1' },
}));

/** A meal's plate seen from above; what is on it stands beside it in words. */
export function MealPicture({ meal }: { meal: Meal }) {
  return (
    <Picture
      {...plateSource(PLATES[meal.group])}
      sizes="(min-width: 600px) 300px, 100vw"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
