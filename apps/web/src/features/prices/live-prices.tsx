import { publicPriceText } from '@museum/shared/prices/price-text';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { PriceSlots } from '#components/article/price-slot.tsx';
import { priceMappingQuery } from './price-queries.ts';

/** Keeps the place of an amount, so that nothing moves when it arrives. */
const Awaited = styled('span')({ display: 'inline-block', minWidth: '5.5em' });

type LivePricesProps = {
  /** Stands where a price should when the price list can't be read: where to learn it instead. */
  otherwise?: string;
  children: ReactNode;
};

/** Fills the price slots of the content below it from the price list. */
export function LivePrices({ otherwise = 'na blagajni', children }: LivePricesProps) {
  const { data: prices, isError } = useQuery(priceMappingQuery);
  return (
    <PriceSlots
      renderPrice={(kind) => {
        if (prices) return publicPriceText(prices, kind);
        return isError ? otherwise : <Awaited>…</Awaited>;
      }}
    >
      {children}
    </PriceSlots>
  );
}
