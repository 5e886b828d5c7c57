import { expect, it } from 'vitest';
import { createDatabasePool, type Patience } from './database-pool.ts';
import { databaseUrl } from './prisma.ts';

it.each<[Patience | undefined, string]>([
  [undefined, '2300ms'],
  ['caller', '2300ms'],
  ['program', '10min'],
])('a statement for %s may take %s', async (patience, limit) => {
  const pool = createDatabasePool(databaseUrl, patience);

  const { rows } = await pool.query('SHOW statement_timeout');
  await pool.end();

  expect(rows).toEqual([{ statement_timeout: limit }]);
  expect(pool.options.query_timeout).toBe(patience === 'program' ? 600_000 : 2_600);
});
