import { PRICE_KINDS, seedPrice } from '@museum/shared/prices/price-kind';
import pg from 'pg';
import { beforeEach, describe, expect, inject, it } from 'vitest';

import { seedPrices } from './seed.ts';
import { createTestDatabase } from './test-database.ts';

let client: pg.Client;

beforeEach(async () => {
  const database = await createTestDatabase(inject('testServer'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return async () => {
    await client.end();
    await database.drop();
  };
});

const prices = async () => {
  const { rows } = await client.query<{ kind: string; price: string }>(
    'SELECT kind, price FROM price ORDER BY id',
  );
  return rows;
};

describe('seedPrices', () => {
  it('gives an empty price list every price of the catalogue, exact to the para', async () => {
    await client.query('DELETE FROM price');
    await seedPrices(client);
    expect(await prices()).toEqual(
      PRICE_KINDS.map((kind) => ({ kind, price: seedPrice(kind).toFixed(2) })),
    );
  });

  it('changes nothing in a price list that staff have shortened and changed', async () => {
    await client.query(`DELETE FROM price WHERE kind <> 'ADULT_DINNER'`);
    await client.query(`UPDATE price SET price = 1350.50`);
    await seedPrices(client);
    expect(await prices()).toEqual([{ kind: 'ADULT_DINNER', price: '1350.50' }]);
  });
});
