import { PRICE_KINDS, type PriceKind } from '@museum/shared/prices/price-kind';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { formatDinars } from '@museum/shared/primitives/money';

/**
 * What the server writes into a page when it sends it; apps/api/src/site/fill-page.ts knows the
 * same words. The build knows neither the address of the site nor the prices of the day.
 */
export const PUBLIC_URL = '{{public-url}}';
const pricePlaceholder = (kind: PriceKind) => `{{price:${kind}}}`;
export const amountPlaceholder = (kind: PriceKind) => `{{amount:${kind}}}`;
export const PRICE_MAPPING = '{{price-mapping}}';

/** Amounts that occur nowhere else, so that they can be found again in the finished HTML. */
const standIns = PRICE_KINDS.map((kind, index) => [kind, 9_100_000 + index] as const);

/** A price list to render with. */
export const standInPrices = Object.fromEntries(standIns) as PriceMapping;

/** The same HTML with the stand-in amounts turned into placeholders. */
export const withPricePlaceholders = (html: string): string =>
  standIns.reduce(
    (text, [kind, amount]) => text.replaceAll(formatDinars(amount), pricePlaceholder(kind)),
    html,
  );
