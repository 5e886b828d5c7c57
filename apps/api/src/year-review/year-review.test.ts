import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { YearReview } from '@museum/shared/year-review/year-review-schema';
import { sheetOf, shownRows } from '@museum/testing/read-documents';
import request from 'supertest';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { inFebruary, testApp } from '#test/test-app.ts';
import { dataOf, fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let authorization: string;
beforeAll(async () => {
  calls = await visitRequestCalls();
  authorization = bearer(await signInJelena(inFebruary));
});
beforeEach(() => emptyTables('visit_request', 'proforma', 'payment', 'audit_entry', 'guide'));

const app = testApp(inFebruary);
const get = (rest: string) =>
  request(app).get(`/api/v1/admin/year-review/${rest}`).set('Authorization', authorization);
const review = async (year = 2027) => dataOf<YearReview>(await get(String(year)).expect(200));

type Stored = Parameters<typeof prisma.visitRequest.update>[0]['data'];

/** A confirmed visit of 40 and 4 on 2027-03-10 that costs 20,000.50, but as said. */
async function store(stored: Stored = {}, fields = {}): Promise<number> {
  const people = { visitorAmount: 40, numberOfFollowers: 4, ageGroupType: 'CHILD' };
  const { id } = await calls.create(buildVisitRequest({ ...people, ...fields } as never));
  const confirmed = {
    visitDate: new Date('2027-03-10'),
    confirmedAt: new Date(),
    quoted: 20_000.5,
  };
  await prisma.visitRequest.update({ where: { id }, data: { ...confirmed, ...stored } });
  return id;
}

it('adds up the visits of a year by month, age and requester', async () => {
  await store();
  await store({}, { dinnerRequest: buildDinnerRequest({ kidsDinoDinnerAmount: 24 }) });
  await store({ visitDate: new Date('2027-12-31'), ageGroupType: 'ADULTS' });
  // Of other years.
  await store({ visitDate: new Date('2026-12-31') });
  await store({ visitDate: new Date('2028-01-01') });

  const school = { ageGroupType: 'CHILD', contactType: 'institution', isAhead: true };
  expect(await review()).toEqual({
    year: 2027,
    sums: [
      {
        ...school,
        month: 3,
        visits: 2,
        visitors: 80,
        followers: 8,
        portions: 24,
        total: 40_001,
      },
      {
        ...school,
        ageGroupType: 'ADULTS',
        month: 12,
        visits: 1,
        visitors: 40,
        followers: 4,
        portions: 0,
        total: 20_000.5,
      },
    ],
    towns: [
      { town: 'Šabac', visits: 3, visitors: 120, followers: 12, portions: 24, total: 60_001.5 },
    ],
    guides: [],
    received: Array(12).fill(0),
  });
});

it('adds up the visits of a year by town, an agency’s by that of the school', async () => {
  await store({}, { contactType: 'personal' });
  await store({}, { institutionAddress: 'Чачак, Главна 7' });
  await store({ confirmedAt: null }, { institutionAddress: 'Niš, Glavna 7' });
  await store(
    {},
    { contactType: 'agency', agencyScheduleOnBehalfOfAddress: 'CACAK, Gradsko setaliste 7' },
  );
  await store({}, { institutionAddress: 'Čačak, Nušićeva 1' });

  expect((await review()).towns).toMatchObject([
    { town: 'Čačak', visits: 3, visitors: 120, total: 60_001.5 },
    { town: null, visits: 1, visitors: 40 },
  ]);
});

it('has a town once, whatever stands between its letters, and none where none are', async () => {
  for (const town of ['Novi Sad', 'Novi  Sad', '21000 Novi\u00a0Sad', 'НОВИ САД']) {
    await store({}, { institutionAddress: `${town}, Glavna 7` });
  }
  for (const town of ['Beograd – Zemun', 'Beograd-Zemun', '–']) {
    await store({}, { institutionAddress: `${town}, Glavna 7` });
  }

  expect((await review()).towns.map(({ town, visits }) => [town, visits])).toEqual([
    [null, 1],
    ['Beograd-Zemun', 2],
    ['НОВИ САД', 4],
  ]);
});

it('tells apart who is still ahead', async () => {
  const arrived = { arrivedAt: new Date(), arrivedVisitorAmount: 31, arrivedNumberOfFollowers: 2 };
  const today = new Date('2027-02-01');
  await store({ visitDate: new Date('2027-01-31'), visitorAmount: 7 });
  await store({ visitDate: today });
  await store({ ...arrived, visitDate: today });
  const { sums } = await review();
  const visitorsOf = (wanted: boolean) =>
    sums
      .filter(({ isAhead }) => isAhead === wanted)
      .reduce((sum, { visitors }) => sum + visitors, 0);
  expect([visitorsOf(true), visitorsOf(false)]).toEqual([40, 38]);
});

it('counts who really came, and nobody of a visit that is not firm', async () => {
  const now = new Date();
  await store({
    confirmedAt: null,
    arrivedAt: now,
    missedAt: now,
    arrivedVisitorAmount: 31,
    arrivedNumberOfFollowers: 2,
    invoiced: 18_400,
    quoted: 15_000,
  });
  await store({ invoiced: 18_400 });
  await store({ confirmedAt: null });
  await store({ missedAt: now });
  await store({ status: 'POSTPONED' });
  await store({ status: 'CANCELED' });

  // Who came pays for those who came; the other as its predračun says.
  expect((await review()).sums).toMatchObject([
    { isAhead: false, visits: 1, visitors: 31, followers: 2, total: 15_000 },
    { isAhead: true, visits: 1, visitors: 40, followers: 4, total: 18_400 },
  ]);
});

it('counts no lunch that was deleted or given up', async () => {
  const lunch = { dinnerRequest: buildDinnerRequest() };
  const deleted = await store({}, lunch);
  await prisma.dinnerRequest.update({
    where: { visitRequestId: deleted },
    data: { deletedAt: new Date() },
  });
  await store({ isRequestingDinner: false }, lunch);

  expect((await review()).sums).toMatchObject([{ visits: 2, portions: 0 }]);
});

it('has the money of each month by the day it came, less what was given back', async () => {
  const id = await store({ visitDate: new Date('2026-11-10') });
  const payment = { way: 'cash' as const, author: 'Jelena', visitRequestId: id };
  await prisma.payment.createMany({
    data: [
      { ...payment, paidOn: new Date('2027-01-01'), amount: 0.1 },
      { ...payment, paidOn: new Date('2027-01-31'), amount: 0.2 },
      { ...payment, paidOn: new Date('2027-12-31'), amount: 9000 },
      { ...payment, paidOn: new Date('2027-12-31'), amount: -2000 },
      { ...payment, paidOn: new Date('2028-01-01'), amount: 5 },
    ],
  });

  expect((await review()).received).toEqual([0.3, ...Array<number>(10).fill(0), 7000]);
});

/** Ana and another, whose name looks like a formula, lead a visit of March together, Ana one of April of whom 31 and 2 came. */
async function storeLed(): Promise<void> {
  const [other, ana] = await prisma.guide.createManyAndReturn({
    data: [
      { name: '=1+1', position: 1 },
      { name: 'Ana Antić', position: 0 },
      { name: 'Bez poseta', position: 2 },
    ],
  });
  const march = await store();
  const april = await store({
    visitDate: new Date('2027-04-01'),
    arrivedAt: new Date(),
    arrivedVisitorAmount: 31,
    arrivedNumberOfFollowers: 2,
  });
  const notFirm = await store({ confirmedAt: null });
  const yearBefore = await store({ visitDate: new Date('2026-12-31') });
  await prisma.visitGuide.createMany({
    data: [
      { visitRequestId: march, guideId: other!.id },
      ...[march, april, notFirm, yearBefore].map((visitRequestId) => ({
        visitRequestId,
        guideId: ana!.id,
      })),
    ],
  });
}

it('counts for each guide the visits of each month, of a visit with two for both', async () => {
  await storeLed();
  expect((await review()).guides).toEqual([
    {
      id: expect.any(Number),
      name: 'Ana Antić',
      isListed: true,
      visits: [0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    {
      id: expect.any(Number),
      name: '=1+1',
      isListed: true,
      visits: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
  ]);
  await prisma.guide.updateMany({ where: { position: 0 }, data: { removedAt: new Date() } });
  expect((await review()).guides).toMatchObject([
    { name: '=1+1', isListed: true },
    { name: 'Ana Antić', isListed: false },
  ]);
});

it('has in its workbook how many visits each guide led by month, and those visits, each once', async () => {
  await storeLed();
  const { workbook } = await sheetOf(await fileOf(get('2027/excel-download')));
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['2027', 'Vodiči', 'Vođene posete']);
  const months = workbook.getWorksheet('Vodiči')!;
  const none = Array<number>(8).fill(0);
  expect(shownRows(months).slice(5)).toEqual([
    ['Ana Antić', 0, 0, 1, 1, ...none, 2],
    ['=1+1', 0, 0, 1, 0, ...none, 1],
  ]);
  expect(months.getCell('A7').formula).toBeUndefined();
  const visits = workbook.getWorksheet('Vođene posete')!;
  expect(shownRows(visits).slice(4)).toEqual([
    ['Datum', 'Vreme', 'Vodiči', 'Zahtev', 'Posetioci', 'Pratioci'],
    [new Date('2027-03-10'), expect.anything(), 'Ana Antić, =1+1', expect.any(String), 40, 4],
    [new Date('2027-04-01'), expect.anything(), 'Ana Antić', expect.any(String), 31, 2],
    ['UKUPNO', null, null, null, 71, 6],
  ]);
});

it('is a workbook with sums by formula', async () => {
  await store();
  await store({ visitDate: new Date('2027-05-04'), ageGroupType: 'ADULTS' });
  const { sheet } = await sheetOf(await fileOf(get('2027/excel-download')));
  const rows = shownRows(sheet)
    .slice(4)
    .filter((cells) => cells.some((cell) => cell !== null));

  expect(rows).toHaveLength(1 + 12 + 1 + 4 + 3 + 3);
  expect(sheet.getCell('A3').value).toBe('Godišnji pregled 2027.');
  expect(sheet.getCell('C19').formula).toBe('SUBTOTAL(109,C7:C18)');
});

it('is a workbook of months for a year without visits', async () => {
  const { sheet } = await sheetOf(await fileOf(get('2030/excel-download')));
  expect(shownRows(sheet).at(-1)).toEqual(['UKUPNO', 0, 0, 0, 0, 0, 0]);
});

it.each(['2019', '2100', '27', 'ove'])('refuses the year %s', async (year) => {
  const { body } = await get(year).expect(400);
  expect(body).toMatchObject({
    errors: [{ field: 'year', message: 'Unesite godinu od 2020. do 2099.' }],
  });
});
