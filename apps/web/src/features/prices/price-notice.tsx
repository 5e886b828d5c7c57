import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';

import { LazyLoadError } from '#components/loading/lazy-load-error.tsx';
import { priceMappingQuery } from './price-queries.ts';

/** On a page of prices: says that they did not come, and tries again on request. */
export function PriceNotice() {
  const prices = useQuery(priceMappingQuery);
  if (!prices.isLoadingError) return null;
  return (
    <Container sx={{ pt: 3 }}>
      <LazyLoadError title="Cene trenutno nisu dostupne" query={prices} />
    </Container>
  );
}
