import { OFFERED_MEALS } from '@museum/shared/meals/meal-catalog';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { LazyLoadError } from '#components/loading/lazy-load-error.tsx';
import { priceMappingQuery } from '#features/prices/price-queries.ts';
import { PriceStatus } from '#features/prices/price-status.tsx';
import { MealOfferCard } from './meal-offer-card.tsx';

const rowsOfTwo = {
  mt: 2,
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { md: '1fr 1fr' },
  // The last card takes the whole row where it would stand alone.
  '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
} as const;

/** The meals on offer with their prices, in rows of two (spec §2), and then the children. */
export function MealOffer({ children }: { children: ReactNode }) {
  // Asked for again on opening, as the meals of the form are (spec §2).
  const prices = useQuery({ ...priceMappingQuery, refetchOnMount: 'always' });
  return (
    <>
      {prices.isLoadingError ? (
        <Box sx={{ pt: 3, pb: 1 }}>
          <LazyLoadError title="Cene trenutno nisu dostupne" query={prices} />
        </Box>
      ) : (
        // Its place stays when it leaves, so that the cards don't move.
        <Box sx={{ minHeight: 48 }}>
          <PriceStatus isFetching={prices.isFetching} />
        </Box>
      )}
      <Box sx={rowsOfTwo}>
        {OFFERED_MEALS.map((meal) => (
          <MealOfferCard key={meal.group} meal={meal} prices={prices.data} />
        ))}
        {children}
      </Box>
    </>
  );
}
