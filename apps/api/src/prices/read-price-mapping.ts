import { shareRead } from '#lib/database/share-read.ts';
import { presentPriceMapping } from './present-price.ts';
import { readAllPrices } from './price-store.ts';

/**
 * Dinars by price kind. The hottest read of the product: every visitor of the offer page, the forms
 * and the tickets makes it, and every page that shows prices.
 */
export const readPriceMapping = shareRead(async () => presentPriceMapping(await readAllPrices()));
