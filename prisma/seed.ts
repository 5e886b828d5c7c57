import { PRICE_KINDS, seedPrice } from '@museum/shared/prices/price-kind';
import type { ClientBase } from 'pg';

/**
 * Fills an empty price list with the catalogue's prices; one that staff have filled stays as it is. A
 * new kind's price gets there by its migration, which inserts it only `WHERE EXISTS (SELECT FROM
 * price)`: a new database would have no other price.
 */
export async function seedPrices(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query(
    `INSERT INTO price (kind, price)
     SELECT * FROM unnest($1::text[], $2::numeric[])
     WHERE NOT EXISTS (SELECT FROM price)
     ON CONFLICT (kind) DO NOTHING`,
    [PRICE_KINDS, PRICE_KINDS.map(seedPrice)],
  );
}
