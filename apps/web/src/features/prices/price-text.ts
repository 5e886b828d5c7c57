import type { PriceKind } from '@museum/shared/prices/price-kind';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { formatDinars, formatPara, type Para } from '@museum/shared/primitives/money';

/** A price of the list as people read it; one that is missing counts as 0 (spec §2). */
export const priceText = (prices: PriceMapping, kind: PriceKind) =>
  `${formatDinars(prices[kind] ?? 0)} din`;

/** A calculated amount as people read it. */
export const amountText = (para: Para) => `${formatPara(para)} din`;
