import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import pg from 'pg';
import { beforeEach, expect, inject, it } from 'vitest';

import { createTestDatabase } from './test-database.ts';

let client: pg.Client;

beforeEach(async () => {
  const database = await createTestDatabase(inject('testServer'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    INSERT INTO visit_request (id, "visitDate", "visitTime", "paymentType", "visitorAmount",
      "numberOfFollowers", "ageGroupType", "isRequestingDinner", "isRequestingAdditionalContent",
      "isRequestingVisitHomeExhibition", "contactType", "personalName", "personalEmail", "unitPrices")
    VALUES (1, '2027-03-01', '10:00', 'CASH', 20, 0, 'MIXED', true, false, false,
      'personal', 'Ana', 'ana@example.rs', '{}')`);
  return async () => {
    await client.end();
    await database.drop();
  };
});

it.each(MEAL_CATALOG)('the database refuses $group chosen without portions', async ({ flag }) => {
  const lunch = client.query(`
    INSERT INTO dinner_request ("visitRequestId", "timeOfDinner", "customerName", "customerEmail",
      "${flag}")
    VALUES (1, '12:00', 'Ana', 'ana@example.rs', true)`);
  await expect(lunch).rejects.toThrow('violates check constraint');
});
