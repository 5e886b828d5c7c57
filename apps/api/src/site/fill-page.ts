import { PRICE_KINDS } from '@museum/shared/prices/price-kind';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { formatDinars } from '@museum/shared/primitives/money';

/** What the build of the web app leaves open (apps/web/scripts/site/placeholders.ts). */
export type PageFacts = { publicUrl: string; prices?: PriceMapping };

const HAS_PRICES = /\{\{price/;

/** Whether a page can only be sent with the prices of the day. */
export const needsPrices = (template: string) => HAS_PRICES.test(template);

/** A page with the site's address and the prices of the day; a missing price counts as 0 (spec §2). */
export function fillPage(template: string, { publicUrl, prices = {} }: PageFacts): string {
  const page = template.replaceAll('{{public-url}}', publicUrl);
  if (!needsPrices(page)) return page;
  const filled = PRICE_KINDS.reduce((html, kind) => {
    const dinars = prices[kind] ?? 0;
    return html
      .replaceAll(`{{price:${kind}}}`, formatDinars(dinars))
      .replaceAll(`{{amount:${kind}}}`, dinars.toFixed(2));
  }, page);
  return filled.replace('{{price-mapping}}', () => JSON.stringify(prices));
}
