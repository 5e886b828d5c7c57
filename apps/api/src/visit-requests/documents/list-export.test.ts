import { buildVisitRequestWithDinner } from '@museum/shared/testing/build-visit-request';
import { visitRequestQuerySchema } from '@museum/shared/visit-requests/visit-request-query-schema';
import { expect, it } from 'vitest';
import { emptyTables } from '#test/empty-tables.ts';
import { withEachRow } from '#test/store-rows.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';
import { checkExportSize, exportFileName, LIST_EXPORTS } from './list-export.ts';

// 00:30 of the 11th in Belgrade.
const NOW = new Date('2026-11-10T23:30:00Z');

it.each([
  [{ visitDate: '2026-12-12' }, 'najava-obroka-2026-12-12.xlsx'],
  [
    { visitDateFrom: '2026-12-01', visitDateTo: '2026-12-31' },
    'najava-obroka-od-2026-12-01-do-2026-12-31.xlsx',
  ],
  [{ visitDateFrom: '2026-12-12', visitDateTo: '2026-12-12' }, 'najava-obroka-2026-12-12.xlsx'],
  [{ visitDateFrom: '2026-12-01' }, 'najava-obroka-od-2026-12-01.xlsx'],
  [{ visitDateTo: '2026-12-31' }, 'najava-obroka-do-2026-12-31.xlsx'],
  [{ search: '../x"' }, 'najava-obroka-2026-11-11.xlsx'],
])('filtered by %o the announcement’s file is called %s', (query, name) => {
  const filter = visitRequestQuerySchema.parse(query);
  expect(exportFileName(filter, LIST_EXPORTS.announcement, NOW)).toBe(name);
});

it('a filter with more requests than a workbook holds is refused with the advice to narrow it', async () => {
  const calls = await visitRequestCalls();
  for (let count = 0; count < 3; count++) await calls.create(buildVisitRequestWithDinner());
  const filter = visitRequestQuerySchema.parse({});
  const list = { name: 'zahtevi', withDinnerOnly: true };

  await checkExportSize(filter, { ...list, limit: 3 });
  await expect(checkExportSize(filter, { ...list, limit: 2 })).rejects.toMatchObject({
    status: 400,
    errors: [
      {
        code: 'VALIDATION_ERROR',
        message:
          'Ovaj filter obuhvata više od 2 zahteva, koliko može da stane u jedan Excel fajl. Suzite opseg datuma posete.',
      },
    ],
  });
});

it.each([
  ['visitRequests', 500_000, '500.000'],
  ['announcement', 20_000, '20.000'],
] as const)('%s holds %i requests and not one more', async (kind, most, inWords) => {
  const calls = await visitRequestCalls();
  await emptyTables('visit_request');
  await calls.create(buildVisitRequestWithDinner());
  const check = () => checkExportSize(visitRequestQuerySchema.parse({}), LIST_EXPORTS[kind]);

  await withEachRow('visit_request', most, check);
  await withEachRow('visit_request', most + 1, () =>
    expect(check()).rejects.toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining(`više od ${inWords} zahteva`) as string }],
    }),
  );
});
