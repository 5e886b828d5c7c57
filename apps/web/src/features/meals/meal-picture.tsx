import type { Meal } from '@museum/shared/meals/meal-catalog';
import Box from '@mui/material/Box';

import { soupPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { palette } from '#lib/palette.ts';

/** A meal's plate. */
export function MealPicture({ meal }: { meal: Meal }) {
  return (
    <Box
      data-meal={meal.group}
      sx={{
        display: 'grid',
        placeContent: 'center',
        minHeight: 120,
        backgroundColor: palette.mint,
        color: palette.forest,
      }}
    >
      <Icon path={soupPath} size={48} />
    </Box>
  );
}
