import type { Page } from '@museum/shared/http/envelope';
import { pageAmong } from '@museum/shared/http/list-query';
import { priceKindLabel } from '@museum/shared/prices/price-kind';
import type { Price, PriceQuery } from '@museum/shared/prices/price-schema';
import { foldSearchText } from '@museum/shared/primitives/search-text';

const collator = new Intl.Collator('sr-Latn');

const COMPARE: Record<
  NonNullable<PriceQuery['sortByColumn']>,
  (one: Price, other: Price) => number
> = {
  kind: (one, other) => collator.compare(priceKindLabel(one.kind), priceKindLabel(other.kind)),
  price: (one, other) => one.price - other.price,
  updatedAt: (one, other) => Date.parse(one.updatedAt) - Date.parse(other.updatedAt),
};

/**
 * One page of the price list, searched and sorted by the names that people see; those are no
 * column of the database, and there are only as many prices as kinds.
 */
export function pageOfPrices(prices: Price[], query: PriceQuery): Page<Price> {
  const { search, sortByColumn, sortDirection, page } = query;
  const wanted = foldSearchText(search ?? '');
  const found = prices.filter(({ kind }) => foldSearchText(priceKindLabel(kind)).includes(wanted));
  if (sortByColumn) {
    const sign = sortDirection === 'DESC' ? -1 : 1;
    found.sort((one, other) => sign * COMPARE[sortByColumn](one, other));
  }
  return pageAmong(found, page);
}
