import type { PriceMapping } from '@museum/shared/prices/price-schema';
import type { Transaction } from '#lib/database/prisma.ts';
import { shareRead } from '#lib/database/share-read.ts';
import { presentPriceMapping } from './present-price.ts';
import { readAllPrices } from './price-store.ts';

/** Dinars by price kind; inside a transaction when one is given. */
export const readPricesNow = async (db?: Transaction): Promise<PriceMapping> =>
  presentPriceMapping(await readAllPrices(db));

/**
 * The same, shared by all who ask at once. The hottest read of the product: every visitor of the offer
 * page, the forms and the tickets makes it, and every page that shows prices.
 */
export const readPriceMapping = shareRead(() => readPricesNow());
