import { PRICE_KINDS, type PriceKind } from '@museum/shared/prices/price-kind';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { mealPriceText, publicPriceText } from '@museum/shared/prices/price-text';

/** What the build of the web app leaves open (apps/web/scripts/site/placeholders.ts). */
export type PageFacts = { publicUrl: string; prices?: PriceMapping };

const HAS_PRICES = /\{\{(?:meal-)?price/;
const WHILE_PRICED = /\{\{if:(\w+)\}\}(.*?)\{\{end\}\}/g;

/** Whether a page can only be sent with the prices of the day. */
export const needsPrices = (template: string) => HAS_PRICES.test(template);

/** A page with the site's address and the prices of the day; what a missing price takes along is left out. */
export function fillPage(template: string, { publicUrl, prices = {} }: PageFacts): string {
  const page = template.replaceAll('{{public-url}}', publicUrl);
  if (!needsPrices(page)) return page;
  const known = page.replace(WHILE_PRICED, (_, kind: PriceKind, text: string) =>
    prices[kind] === undefined ? '' : text,
  );
  const filled = PRICE_KINDS.reduce(
    (html, kind) =>
      html
        .replaceAll(`{{price:${kind}}}`, publicPriceText(prices, kind))
        .replaceAll(`{{meal-price:${kind}}}`, mealPriceText(prices, kind))
        .replaceAll(`{{amount:${kind}}}`, (prices[kind] ?? 0).toFixed(2)),
    known,
  );
  return filled.replace('{{price-mapping}}', () => JSON.stringify(prices));
}
