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

it('a connection that is asked several things at once is asked one after the other', async () => {
  const pool = createDatabasePool(databaseUrl);
  const client = await pool.connect();
  let timesIdle = 0;
  client.on('drain', () => {
    timesIdle += 1;
  });

  const numbers = [1, 2, 3];
  const answers = await Promise.all(
    numbers.map((number) => client.query('SELECT $1::int AS number', [number])),
  );
  client.release();
  await pool.end();

  expect(answers.flatMap(({ rows }) => rows as unknown[])).toEqual(
    numbers.map((number) => ({ number })),
  );
  expect(timesIdle).toBe(3);
});

it('a question that fails holds up none that waits behind it', async () => {
  const pool = createDatabasePool(databaseUrl);
  const client = await pool.connect();

  const answers = await Promise.allSettled([
    client.query('SELECT nothing'),
    client.query('SELECT 2 AS number'),
  ]);
  client.release();
  await pool.end();

  expect(answers).toMatchObject([
    { reason: { message: 'column "nothing" does not exist' } },
    { value: { rows: [{ number: 2 }] } },
  ]);
});
