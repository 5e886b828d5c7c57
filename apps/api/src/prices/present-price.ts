import { dinarsToPara, paraToDinars } from '@museum/shared/primitives/money';
import { PRICE_KINDS, priceKindLabel, type PriceKind } from '@museum/shared/prices/price-kind';
import type { Price, PriceEnum, PriceMapping } from '@museum/shared/prices/price-schema';
import type { PriceRow } from './price-store.ts';

/** A kind that only an older or newer version of the product knows is left out everywhere. */
const isKnown = (row: PriceRow): row is PriceRow & { kind: PriceKind } =>
  (PRICE_KINDS as string[]).includes(row.kind);

/** NUMERIC(12,2) as the number it stands for; whole para never lose a digit. */
const wireDinars = (price: PriceRow['price']) => paraToDinars(dinarsToPara(price.toNumber()));

/** A row of the price list on the wire. */
export const presentPrice = (row: PriceRow): Price => ({
  id: row.id,
  kind: row.kind as PriceKind,
  price: wireDinars(row.price),
  updatedAt: row.updatedAt.toISOString(),
});

/** Rows in the order in which people look for prices. */
export const presentPrices = (rows: PriceRow[]): Price[] =>
  rows
    .filter(isKnown)
    .sort((one, other) => PRICE_KINDS.indexOf(one.kind) - PRICE_KINDS.indexOf(other.kind))
    .map(presentPrice);

/** Dinars by kind; kinds without a price are missing. */
export const presentPriceMapping = (rows: PriceRow[]): PriceMapping =>
  Object.fromEntries(presentPrices(rows).map(({ kind, price }) => [kind, price]));

/** The name of every kind, priced or not: a new price can be added for each. */
export const presentPriceEnum = (): PriceEnum =>
  Object.fromEntries(PRICE_KINDS.map((kind) => [kind, priceKindLabel(kind)]));
