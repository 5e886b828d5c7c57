import { PRICE_KINDS, type PriceKind } from '@museum/shared/prices/price-kind';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { priceText } from '@museum/shared/prices/price-text';

/**
 * What the server writes into a page when it sends it; apps/api/src/site/fill-page.ts knows the
 * same words. The build knows neither the address of the site nor the prices of the day.
 */
export const PUBLIC_URL = '{{public-url}}';
export const amountPlaceholder = (kind: PriceKind) => `{{amount:${kind}}}`;
/** What the server leaves out while the kind has no price. */
export const whilePriced = (kind: PriceKind, text: string) => `{{if:${kind}}}${text}{{end}}`;
export const PRICE_MAPPING = '{{price-mapping}}';

/** Amounts that occur nowhere else, so that they can be found again in the finished HTML. */
const standIns = PRICE_KINDS.map((kind, index) => [kind, 9_100_000 + index] as const);

/** A price list to render with. */
export const standInPrices = Object.fromEntries(standIns) as PriceMapping;

/** How a page words a price that is missing: as the meal offer does, or as all others do. */
export type PriceWording = 'price' | 'meal-price';

/** The same HTML with the stand-in prices turned into placeholders. */
export const withPricePlaceholders = (html: string, wording: PriceWording): string =>
  standIns.reduce(
    (text, [kind]) => text.replaceAll(priceText(standInPrices, kind), `{{${wording}:${kind}}}`),
    html,
  );
