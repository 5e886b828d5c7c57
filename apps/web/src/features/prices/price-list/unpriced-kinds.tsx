import { missingPrices } from '@museum/shared/quote/quote';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';

import { allPricesQuery } from './price-list-queries.ts';
import { usePriceKinds } from './price-kind-names.ts';

/** Names the kinds that have no price: groups that need one hear no whole sum. */
export function UnpricedKinds() {
  const { data: prices } = useQuery(allPricesQuery);
  const { kinds, nameOf } = usePriceKinds();
  const priced = new Set(prices?.map(({ kind }) => kind));
  const names = kinds.filter((kind) => !priced.has(kind)).map(nameOf);
  return prices && names.length > 0 ? (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {missingPrices(names)}
    </Alert>
  ) : null;
}
