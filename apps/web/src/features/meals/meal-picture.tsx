import type { Meal } from '@museum/shared/meals/meal-catalog';
import { styled } from '@mui/material/styles';

import { plateSource } from '@museum/art/photo';

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
      {...plateSource(meal.picture)}
      sizes="(min-width: 600px) 300px, 100vw"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
