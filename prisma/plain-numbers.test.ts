import { plainNumber } from '@museum/shared/visit-requests/doubtful-numbers';
import pg from 'pg';
import { beforeEach, expect, inject, it } from 'vitest';

import { applyMigrations } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { createEmptyDatabase } from './test-database.ts';

const MIGRATION = '20261127065000_plain_numbers';
const { sql } = readMigrations().find(({ name }) => name === MIGRATION)!;

let client: pg.Client;
let migrate: () => Promise<string[]>;

/** Of the database as it was before the migration. */
beforeEach(async () => {
  const database = await createEmptyDatabase(inject('testServer'));
  await applyMigrations(
    database.url,
    readMigrations().filter(({ name }) => name < MIGRATION),
  );
  migrate = () => applyMigrations(database.url);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return async () => {
    await client.end();
    await database.drop();
  };
});

type Firm = 'agency' | 'institution';

const columnsOf = (firm: Firm) =>
  ['MotherId', 'JBKJS', 'Pib'].map((column) => `"${firm}${column}"`).join();

/** A request for each number, which stands in all three columns. */
const store = (firm: Firm, numbers: readonly (string | null)[]) =>
  client.query(
    `INSERT INTO visit_request ("visitDate", "visitTime", "paymentType", "visitorAmount",
       "numberOfFollowers", "ageGroupType", "isRequestingDinner", "isRequestingAdditionalContent",
       "isRequestingVisitHomeExhibition", "contactType", "unitPrices", "source", "${firm}Name", ${columnsOf(firm)})
     SELECT '2027-03-01', '10:00', 'CASH', 20, 0, 'MIXED', false, false,
       false, '${firm}', '{}', 'PHONE', 'OŠ „Desanka“', number, number, number
     FROM unnest($1::text[]) WITH ORDINALITY AS typed (number, place) ORDER BY place`,
    [numbers],
  );

const read = async (firm: Firm) => {
  const { rows } = await client.query<(string | null)[]>({
    text: `SELECT ${columnsOf(firm)} FROM visit_request ORDER BY "id"`,
    rowMode: 'array',
  });
  return rows;
};

it.each(['agency', 'institution'] as const)(
  'numbers of an %s that were stored before become digits',
  async (firm) => {
    await store(firm, ['107.654.321', ' 107 654 321', 'rs107654321', '107654321', '', null]);
    await store(firm, ['HR 12345678901', 'nema', '-']);

    expect(await migrate()).toContain(MIGRATION);

    const kept = ['107654321', '107654321', '107654321', '107654321', '', null];
    expect(await read(firm)).toEqual(
      [...kept, 'HR 12345678901', 'nema', '-'].map((number) => [number, number, number]),
    );
  },
);

/** The signs from one code to another. */
const signs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));

/** Latin and Cyrillic, the places of all blanks, and signs beside them. */
const SIGNS = [
  ...signs(0x1, 0x24f),
  ...signs(0x400, 0x45f),
  ...[0x1680, 0x180e, 0x2000, 0x2040, 0x3000, 0xfef0].flatMap((code) => signs(code, code + 0x3f)),
];

it('the database takes out the same signs as the shared package does', async () => {
  const numbers = [
    ...SIGNS.map((sign) => `1${sign}2`),
    ...SIGNS.map((sign) => `${sign}RS${sign}12`),
    'RSRS12',
    '1RS2',
    'R S 12',
    'RS',
    '٠٦٧',
    '1\n2',
  ];
  await store('agency', numbers);

  await migrate();

  const plain = numbers.map(plainNumber);
  expect((await read('agency')).map(([number]) => number)).toEqual(plain);
});

it('a request whose numbers are digits is not written, also when the migration is run once more', async () => {
  await store('institution', ['107.654.321', '107654321', 'nema']);
  const written = async () => {
    const { rows } = await client.query<{ id: number; by: string }>(
      'SELECT "id", xmin AS "by", "version", "updatedAt" FROM visit_request ORDER BY "id"',
    );
    return rows;
  };
  const [spelled, ...plain] = await written();
  await migrate();
  const once = await written();
  expect(once.slice(1)).toEqual(plain);
  expect(once[0]?.by).not.toBe(spelled?.by);

  await client.query(sql);

  expect(await written()).toEqual(once);
});
