import type { RequesterRow } from '@museum/shared/requesters/requester-list-schema';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { sheetOf, shownRows } from '@museum/testing/read-documents';
import request from 'supertest';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { copyRequest } from '#test/store-rows.ts';
import { inFebruary, testApp } from '#test/test-app.ts';
import { dataOf, fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';

const TODAY = '2027-02-01';
const app = testApp(inFebruary);
let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let authorization: string;
beforeAll(async () => {
  calls = await visitRequestCalls();
  authorization = bearer(await signInJelena(inFebruary));
});
beforeEach(() => emptyTables('visit_request', 'audit_entry'));

const get = (query: object = {}, rest = '') =>
  request(app)
    .get(`/api/v1/admin/requesters${rest}`)
    .query(query)
    .set('Authorization', authorization);
const rows = async (query: object = {}) => dataOf<RequesterRow[]>(await get(query).expect(200));
const names = async (query: object) => (await rows(query)).map(({ name }) => name);

type Stored = Omit<Parameters<typeof prisma.visitRequest.update>[0]['data'], 'visitDate'>;

/** A school's confirmed visit of the tenth of January, with 40 visitors, for 20,000.50, but as said. */
async function store(
  contact: object = {},
  { visitDate = '2027-01-10', ...stored }: Stored & { visitDate?: string } = {},
) {
  const { id } = await calls.create(
    buildVisitRequest({
      institutionName: 'OŠ „Vuk Karadžić“',
      institutionAddress: 'Šabac, Masarikova 1',
      institutionPib: '100000008',
      institutionPhone: '015 111 111',
      institutionEmail: 'vuk@example.rs',
      ...contact,
    }),
  );
  const visit = { visitorAmount: 40, confirmedAt: new Date(), quoted: 20_000.5 };
  const data = { ...visit, ...stored, visitDate: new Date(visitDate) };
  await prisma.visitRequest.update({ where: { id }, data });
  return id;
}

it('adds up who has the same PIB, or where it was left out the same name and town, under the newest name', async () => {
  await store({ institutionPhone: '015 222 222' });
  await store({ institutionName: 'ОШ Вук Караџић', institutionAddress: 'Шабац, Масарикова 1' });
  const newest = await store(
    { institutionName: 'OŠ „VUK KARADŽIĆ“' },
    { source: 'PHONE', institutionPib: null, institutionEmail: null, visitDate: '2026-05-04' },
  );
  // Another school of the same name.
  await store({ institutionAddress: 'Loznica, Trg 2', institutionPib: '100000016' });

  expect(await rows({ search: 'šabac' })).toEqual([
    {
      id: newest,
      contactType: 'institution',
      name: 'OŠ „VUK KARADŽIĆ“',
      town: 'Šabac',
      pib: '100000008',
      phone: '015 111 111',
      email: 'vuk@example.rs',
      visits: 3,
      visitors: 120,
      total: 60_001.5,
      lastVisit: '2027-01-10',
      nextVisit: null,
    },
  ]);
  expect(await rows()).toMatchObject([{ town: 'Loznica', visits: 1 }, { town: 'Šabac' }]);
});

it('knows a PIB in any spelling, and none in what only stands in its place', async () => {
  await store();
  await store({ institutionName: 'OŠ „Vuk“', institutionPib: 'RS 100 000 008' });
  // Mistyped: it is the school of that name all the same.
  await store({ institutionPib: '100000018' });
  for (const name of ['Škola A', 'Škola B'])
    await store({ institutionName: name, institutionPib: 'nema' });

  expect(await rows()).toMatchObject([
    { name: 'OŠ „Vuk Karadžić“', pib: '100000008', visits: 3 },
    { name: 'Škola A', pib: 'nema', visits: 1 },
    { name: 'Škola B', pib: 'nema', visits: 1 },
  ]);
  expect(await names({ search: '100 000 008' })).toEqual(['OŠ „Vuk Karadžić“']);
});

it('gives who left the PIB out to the newest of that name and town, whatever the spaces', async () => {
  for (const institutionPib of ['100000016', '100000024', '100000008'])
    await store({ institutionPib });
  await store({ institutionName: 'OŠ  „Vuk Karadžić “', institutionPib: '-' });

  expect((await rows()).map(({ pib, visits }) => [pib, visits])).toEqual([
    ['100000016', 1],
    ['100000024', 1],
    ['100000008', 2],
  ]);
});

it('knows a town with its post code as the same', async () => {
  await store({ institutionAddress: 'Šabac, Masarikova 1' });
  const id = await store(
    { institutionAddress: '15000 Šabac, Masarikova 1' },
    { source: 'PHONE', institutionPib: null },
  );
  expect(await rows()).toMatchObject([{ id, visits: 2 }]);
});

it('counts who really came, and tells the nearest visit that is to take place', async () => {
  const now = new Date();
  const came = (visitors: number) => ({
    arrivedAt: now,
    arrivedVisitorAmount: visitors,
    arrivedNumberOfFollowers: 2,
  });
  await store({}, { ...came(31), quoted: 15_000, invoiced: 18_400 });
  await store({}, { ...came(5), visitDate: TODAY, quoted: 100 });
  for (const off of [
    { confirmedAt: null },
    { missedAt: now },
    { status: 'POSTPONED' as const },
    { status: 'CANCELED' as const },
  ]) {
    await store({}, off);
  }
  await store({}, { visitDate: '2027-06-02' });
  await store({}, { visitDate: '2027-06-01', confirmedAt: null });
  await store({}, { visitDate: '2027-03-01', status: 'CANCELED' });

  expect(await rows()).toMatchObject([
    { visits: 2, visitors: 36, total: 15_100, lastVisit: TODAY, nextVisit: '2027-06-01' },
  ]);
});

it('is about schools and agencies, without those whose names are gone', async () => {
  await store();
  await store({ institutionPib: '100000009' }, { anonymizedAt: new Date() });
  await calls.create(buildVisitRequest({ contactType: 'personal' }));
  await calls.create(
    buildVisitRequest({
      contactType: 'agency',
      agencyName: 'Putokaz',
      agencyAddress: 'Novi Sad, Bulevar 1',
      agencyScheduleOnBehalfOf: 'OŠ „Sveti Sava“',
    }),
  );

  expect(await rows()).toMatchObject([
    { contactType: 'institution', name: 'OŠ „Vuk Karadžić“' },
    { contactType: 'agency', name: 'Putokaz', town: 'Novi Sad', visits: 0, lastVisit: null },
  ]);
});

it('is searched, filtered and sorted, those without a day last', async () => {
  const school = (name: string, pib: string) => ({ institutionName: name, institutionPib: pib });
  await store(school('Ćuprija', '100000011'), { visitDate: '2026-05-04' });
  await store(school('Čačak', '100000012'), { visitorAmount: 90 });
  await store(school('Ада', '100000013'), { visitDate: '2027-04-01' });

  expect(await names({})).toEqual(['Ада', 'Čačak', 'Ćuprija']);
  expect(await names({ search: 'ada' })).toEqual(['Ада']);
  expect(await names({ search: '0000012' })).toEqual(['Čačak']);
  expect(await names({ view: 'announced' })).toEqual(['Ада']);
  expect(await names({ view: 'unannounced' })).toEqual(['Čačak', 'Ćuprija']);
  expect(await names({ sortByColumn: 'lastVisit' })).toEqual(['Ćuprija', 'Čačak', 'Ада']);
  expect(await names({ sortByColumn: 'lastVisit', sortDirection: 'DESC' })).toEqual([
    'Čačak',
    'Ćuprija',
    'Ада',
  ]);
  expect(await names({ sortByColumn: 'visitors', sortDirection: 'DESC' })).toEqual([
    'Čačak',
    'Ćuprija',
    'Ада',
  ]);
});

it('stands in the order of the alphabet, in either script, and of numbers', async () => {
  const inOrder = [
    'Ада',
    'Cvet',
    'Čačak',
    'Ћуприја',
    'Dragan',
    'Đak',
    'Lug',
    'Љиг',
    'Škola 9',
    'Škola 10',
  ];
  for (const institutionName of inOrder.toReversed())
    await store({ institutionName, institutionPib: '-' });
  expect(await names({})).toEqual(inOrder);
});

it('is found by what it was called before, too', async () => {
  await store({ institutionName: 'OŠ „Stari naziv“' });
  await store();

  expect(await names({ search: 'stari' })).toEqual(['OŠ „Vuk Karadžić“']);
});

it('comes by pages of ten', async () => {
  for (let place = 10; place < 21; place++)
    await store({ institutionName: `Škola ${place}`, institutionPib: `1000000${place}` });

  const { body } = await get({ page: 2 });
  expect(body).toMatchObject({ data: [{ name: 'Škola 20' }], totalPages: 2, total: 11 });
});

it('is a workbook of all that the filter lets through, and leaves a trace', async () => {
  await store({ institutionName: '=1+1' }, { visitDate: '2027-04-01' });
  await store({ institutionPib: '100000016' });
  const { sheet } = await sheetOf(await fileOf(get({ view: 'announced' }, '/excel-download')));

  expect(sheet.getCell('A4').value).toContain('Samo: sa najavom.');
  expect(shownRows(sheet).slice(5)).toEqual([
    [
      '=1+1',
      'Šabac',
      'Institucija',
      '100000008',
      '015 111 111',
      'vuk@example.rs',
      0,
      0,
      0,
      null,
      new Date('2027-04-01'),
    ],
    ['UKUPNO', null, null, null, null, null, 0, 0, 0, null, null],
  ]);
  expect(
    await prisma.auditEntry.findMany({ where: { action: 'workbook-downloaded' } }),
  ).toMatchObject([{ subject: `narucioci-${TODAY}.xlsx` }]);
});

it('is no workbook of more than 20,000 schools', async () => {
  const id = await store();
  await copyRequest(id, 20_000, { institutionName: `'Škola ' || n`, institutionPib: 'NULL' });

  expect((await get({}, '/excel-download').expect(400)).body).toMatchObject({
    errors: [
      {
        code: 'VALIDATION_ERROR',
        message:
          'Ovaj filter obuhvata više od 20.000 naručilaca, koliko staje u jedan Excel fajl. Suzite pretragu.',
      },
    ],
  });
  await get({ search: 'škola 777' }, '/excel-download').expect(200);
});
