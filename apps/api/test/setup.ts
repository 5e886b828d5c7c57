import { createTestDatabase } from '@museum/database/test-database';
import { beforeAll, inject } from 'vitest';

import { connectDatabase, disconnectDatabase } from '#lib/database/prisma.ts';

// Each test file has its own database: the schema, the seeded prices, nothing else.
beforeAll(async () => {
  const database = await createTestDatabase(inject('testServer'));
  const url = new URL(database.url);
  url.host = inject('poolerHost') ?? url.host;
  connectDatabase({ url: url.href, directUrl: database.url });
  return async () => {
    await disconnectDatabase();
    await database.drop();
  };
});
