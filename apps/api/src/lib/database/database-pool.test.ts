import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createDatabasePool, type Patience } from './database-pool.ts';
import { databaseAddress } from './prisma.ts';
import { prepared } from './store-once.ts';

const limitOf = async (pool: ReturnType<typeof createDatabasePool>) => {
  const { rows } = await pool.query<{ statement_timeout: string }>('SHOW statement_timeout');
  return rows[0]!.statement_timeout;
};

it.each<[Patience | undefined, string]>([
  [undefined, '2300ms'],
  ['caller', '2300ms'],
  ['program', '10min'],
])('a statement for %s may take %s', async (patience, limit) => {
  const pool = createDatabasePool(databaseAddress.directUrl, { patience });

  const served = await limitOf(pool);
  await pool.end();

  expect(served).toBe(limit);
  expect(pool.options.query_timeout).toBe(patience === 'program' ? 1_200_000 : 5_200);
});

it.each([
  [false, ['SELECT 1']],
  [true, []],
])('through a pooler (%s) no statement stays behind in a connection', async (isPooled, known) => {
  const pool = createDatabasePool(databaseAddress.directUrl, { isPooled });
  const client = await pool.connect();

  await client.query(prepared('SELECT 1', []));
  const { rows } = await client.query<{ statement: string }>(
    'SELECT statement FROM pg_prepared_statements',
  );
  client.release();
  await pool.end();

  expect(rows.map(({ statement }) => statement)).toEqual(known);
});

it('leaves the limits of a connection to the pooler, which refuses to be told', async () => {
  const pool = createDatabasePool(databaseAddress.directUrl, { isPooled: true });

  const served = await limitOf(pool);
  await pool.end();

  expect(served).toBe('0');
  expect(pool.options.query_timeout).toBe(5_200);
});

it('takes an answer that has come while this process itself stood still', async () => {
  const pool = createDatabasePool(databaseAddress.directUrl);
  const client = await pool.connect();
  const answer = client.query('SELECT 1 AS number FROM pg_sleep(0.5)');
  await setImmediate();

  // As drawing does on a machine that is busy, longer than a database may be silent.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);

  const { rows } = await answer.finally(() => client.release());
  await pool.end();
  expect(rows).toEqual([{ number: 1 }]);
});

it('a connection that is asked several things at once is asked one after the other', async () => {
  const pool = createDatabasePool(databaseAddress.directUrl);
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
  const pool = createDatabasePool(databaseAddress.directUrl);
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
