import type { VisitRequestFilter } from '@museum/shared/visit-requests/visit-request-query-schema';
import type { VisitRequestPage } from '@museum/shared/visit-requests/visit-request-response';
import { sheetOf } from '@museum/testing/read-documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '#generated/prisma/client.ts';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { storeRows } from '#test/store-rows.ts';
import { fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { nextPlaces } from './visit-request-export-store.ts';
import { visitRequestFilter } from './visit-request-filter.ts';

/** One more than are looked through for a short text, and some. */
const ROWS = 20_100;

const store = (name: string, count: number) =>
  storeRows(
    `INSERT INTO visit_request ("visitDate", "visitTime", "paymentType", "visitorAmount",
       "numberOfFollowers", "ageGroupType", "isRequestingDinner", "isRequestingAdditionalContent",
       "isRequestingVisitHomeExhibition", "contactType", "personalName", "personalEmail", "personalPhone",
       "unitPrices")
     SELECT '2035-01-01', '09:00', 'CASH', n, 0, 'MIXED', false, false, false, 'personal', $1,
       'grupa@example.rs', '+381 60 123', '{}' FROM generate_series(1, $2::integer) AS n`,
    [name, count],
  );

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let ask: (filter: Record<string, string>) => Promise<VisitRequestPage>;

beforeAll(async () => {
  await emptyTables('visit_request');
  await store('Zvonko Prvi', 1);
  await store('Grupa', ROWS);
  await store('Zvonko Drugi', 1);
  await storeRows('ANALYZE visit_request');
  calls = await visitRequestCalls();
  ask = async (filter) => (await calls.query(filter).expect(200)).body as VisitRequestPage;
}, 60_000);

describe('a search', () => {
  it('of three letters looks through all requests, a shorter one through the newest 20,000', async () => {
    expect(await ask({ search: 'zvo' })).toMatchObject({ total: 2 });
    expect(await ask({ search: 'zv' })).toMatchObject({ total: 1 });
    expect(await ask({ search: 'Zvonko Prvi' })).toMatchObject({ total: 1 });
  });

  it.each<Record<string, string>>([
    { search: 'zv' },
    { normalizedId: '7' },
    { email: 'gr' },
    { phone: '60' },
  ])('tells that it looked through the newest only: %j', async (filter) => {
    expect(await ask(filter)).toMatchObject({ lookedThrough: 20_000 });
  });

  it.each<Record<string, string>>([{}, { search: 'zvo' }, { email: 'grupa' }, { phone: '060' }])(
    'tells nothing of the kind for %j',
    async (filter) => {
      expect(await ask(filter)).not.toHaveProperty('lookedThrough');
    },
  );
});

describe.each(['excel-download', 'dinner-all-excel-download'])('the workbook %s', (workbook) => {
  const headOf = async (search: string) => {
    const file = await fileOf(calls.download(`/query/${workbook}?search=${search}`));
    return (await sheetOf(file)).sheet.getCell('A4').value;
  };

  it('tells that it looked through the newest only', async () => {
    expect(await headOf('zv')).toBe(
      'Filter: pretraga „zv“. Ovako kratak tekst traži se samo u 20.000 najnovijih zahteva, pa starijih ovde nema.',
    );
  });

  it('tells nothing of the kind where it looked through all', async () => {
    expect(await headOf('zvo')).toBe('Filter: pretraga „zvo“');
  });
});

const planOf = async (query: Prisma.Sql) => {
  const rows = await prisma.$queryRaw<{ 'QUERY PLAN': string }[]>`EXPLAIN ${query}`;
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

it.each([undefined, { visitDate: '2035-01-01', visitTime: '09:00', id: 10_000 }])(
  'the next batch of a workbook is read from the index that has its order, after %j',
  async (after) => {
    const plan = await planOf(nextPlaces({}, after));

    expect(plan).toContain('visit_request_list_idx');
    expect(plan).not.toContain('Sort');
  },
);

describe('what few requests have', () => {
  it.each<[string, VisitRequestFilter]>([
    ['visit_request_debt_idx', { unpaid: true }],
    ['visit_request_debt_idx', { proofSent: true }],
    ['visit_request_debt_idx', { unpaid: true, dueTo: '2026-11-22' }],
    ['visit_request_overpaid_idx', { overpaid: true }],
    ['visit_request_missed_idx', { stage: 'missed' }],
    ['visit_request_arrived_idx', { stage: 'arrived' }],
    ['visit_request_off_idx', { status: 'POSTPONED', dinnerOnly: true }],
    ['visit_request_searchText_idx', { search: 'zvonko prvi' }],
    ['dinner_request_normalizedId_key', { search: 'RU-2026-000' }],
  ])('is found by %s for %j', async (index, filter) => {
    const plan = await planOf(
      Prisma.sql`SELECT FROM "visit_request" WHERE ${visitRequestFilter(filter)} LIMIT 10001`,
    );

    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on visit_request');
  });
});
