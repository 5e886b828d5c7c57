import { type CalendarDay, calendarDaySchema } from '@museum/shared/calendar/calendar-schema';
import { type DaySheet, daySheetSchema } from '@museum/shared/day/day-sheet-schema';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { buildZones } from '@museum/shared/testing/build-zones';
import request from 'supertest';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { inFebruary, testApp } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

// A Wednesday; the house is open from 9 to 17.
const DAY = '2027-03-03';
const zones = buildZones();

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let authorization: string;
beforeAll(async () => {
  calls = await visitRequestCalls(inFebruary);
  authorization = bearer(await signInJelena(inFebruary));
});
beforeEach(async () => {
  await emptyTables('visit_request', 'setting');
  await prisma.setting.create({ data: { name: 'zones', value: { zones } } });
});

const app = testApp(inFebruary);
const get = (path: string, query: object = {}) =>
  request(app).get(`/api/v1${path}`).query(query).set('Authorization', authorization);
const calendar = async (from: string, to: string) =>
  calendarDaySchema
    .array()
    .parse(dataOf<CalendarDay[]>(await get('/admin/calendar', { from, to }).expect(200)));
const groupsOf = async (date: string) =>
  daySheetSchema.parse(dataOf<DaySheet>(await get(`/admin/day/${date}`).expect(200)));

async function book(overrides: Parameters<typeof buildVisitRequest>[0], isFirm = false) {
  const { id } = await calls.create(
    buildVisitRequest({ visitDate: DAY, numberOfFollowers: 2, ...overrides }),
  );
  if (isFirm)
    await prisma.visitRequest.update({ where: { id }, data: { confirmedAt: new Date() } });
  return id;
}

// The lunch of the factory has 24 portions.
it('sums a day: who is confirmed, who waits, how many eat and how full the centre gets', async () => {
  const lunch = buildDinnerRequest({
    timeOfDinner: '12:00',
    hasSchoolDinner: true,
    schoolDinnerAmount: 16,
  });
  await book({ visitTime: '10:00', visitorAmount: 60, dinnerRequest: lunch }, true);
  await book({ visitTime: '11:00', visitorAmount: 30 });

  expect(await calendar('2027-03-02', DAY)).toEqual([
    {
      date: '2027-03-02',
      open: { from: '09:00', to: '17:00' },
      note: null,
      level: 'free',
      groups: 0,
      persons: 0,
      firmPersons: 0,
      portions: 0,
      waiting: 0,
      outside: 0,
      full: [],
      centre: { persons: 0, firm: 0, places: 100 },
    },
    {
      date: DAY,
      open: { from: '09:00', to: '17:00' },
      note: null,
      level: 'tight',
      groups: 2,
      persons: 94,
      firmPersons: 62,
      portions: 40,
      waiting: 1,
      outside: 0,
      full: [],
      centre: { persons: 94, firm: 62, places: 100 },
    },
  ]);
});

it('gives a day the level of its centre, and says apart where and when it is over', async () => {
  await book({ visitTime: '10:00', visitorAmount: 60, homeExhibitionVisitTime: '10:30' }, true);
  await book({ visitTime: '08:00', visitorAmount: 1 });

  // The memorial house has fewer than 62 places; 10:30 is quarter 42. At 08:00 the house is closed.
  expect(await calendar(DAY, DAY)).toMatchObject([
    { level: 'free', full: [{ zone: 'memorialHouse', from: 42, to: 44 }], outside: 1 },
  ]);
});

it('counts a group once that eats or tours the memorial house after closing time', async () => {
  const days = [{ date: DAY, open: { from: '09:00', to: '13:00' }, note: 'Radovi' }];
  await prisma.setting.create({ data: { name: 'special-days', value: { days } } });
  const lunch = buildDinnerRequest({ timeOfDinner: '13:00' });
  await book({ visitTime: '12:00', dinnerRequest: lunch, homeExhibitionVisitTime: '13:30' });
  await book({ visitTime: '11:00', homeExhibitionVisitTime: '18:00' });
  await book({ visitTime: '11:00', homeExhibitionVisitTime: '12:45' });

  expect(await calendar(DAY, DAY)).toMatchObject([{ groups: 3, outside: 2 }]);
});

it('keeps the groups of a closed day, with its sentence', async () => {
  const days = [{ date: DAY, open: null, note: 'Zatvoreno zbog radova' }];
  await prisma.setting.create({ data: { name: 'special-days', value: { days } } });
  await book({});

  expect(await calendar(DAY, DAY)).toMatchObject([
    { open: null, note: 'Zatvoreno zbog radova', level: 'closed', groups: 1 },
  ]);
  expect((await groupsOf(DAY)).groups).toHaveLength(1);
});

it('names the groups of a day in the order of arrival, with where they are and how many', async () => {
  const later = await book({ visitTime: '11:30', institutionName: 'Средња школа „Доситеј“' });
  const first = await book(
    {
      visitTime: '09:15',
      visitorAmount: 20,
      homeExhibitionVisitTime: '11:00',
      institutionName: 'OŠ „Đura Jakšić“',
      institutionAddress: 'Žabari, Školska 2',
      dinnerRequest: buildDinnerRequest({
        timeOfDinner: '12:15',
        hasSchoolDinner: true,
        schoolDinnerAmount: 6,
      }),
    },
    true,
  );

  const { groups } = await groupsOf(DAY);

  expect(groups.map(({ id }) => id)).toEqual([first, later]);
  expect(groups[0]).toMatchObject({
    version: 1,
    stage: 'confirmed',
    requester: 'OŠ „Đura Jakšić“',
    town: 'Žabari',
    visitTime: '09:15',
    visitorAmount: 20,
    numberOfFollowers: 2,
    memorialHouseTime: '11:00',
    lunchTime: '12:15',
    portions: 30,
  });
  expect(groups[1]).toMatchObject({
    stage: 'received',
    requester: 'Средња школа „Доситеј“',
    memorialHouseTime: null,
    lunchTime: null,
    portions: 0,
  });
});

it('tells the load by zone and quarter, the confirmed apart from all', async () => {
  await book({ visitTime: '10:00', visitorAmount: 60 }, true);
  await book({ visitTime: '11:00', visitorAmount: 30 });

  const { firm, all } = await groupsOf(DAY);

  // Quarter 40 is 10:00–10:15; a stay of 90 minutes takes six of them.
  expect(firm.persons.centre.slice(39, 51)).toEqual([0, 62, 62, 62, 62, 62, 62, 0, 0, 0, 0, 0]);
  expect(all.persons.centre.slice(39, 51)).toEqual([0, 62, 62, 62, 62, 94, 94, 32, 32, 32, 32, 0]);
  expect([all.starts[40], all.starts[44], firm.starts[44]]).toEqual([1, 1, 0]);
});

it.each(['POSTPONED', 'CANCELED'] as const)('leaves a %s visit out', async (status) => {
  const id = await book({});
  await prisma.visitRequest.update({ where: { id }, data: { status } });

  expect((await groupsOf(DAY)).groups).toEqual([]);
  expect(await calendar(DAY, DAY)).toMatchObject([{ groups: 0 }]);
});

it('forgets a lunch that was deleted', async () => {
  const id = await book({ dinnerRequest: buildDinnerRequest() });
  await calls.removeDinner(id).expect(200);

  expect((await groupsOf(DAY)).groups).toMatchObject([{ lunchTime: null, portions: 0 }]);
});

it.each([
  ['/admin/calendar', { from: DAY, to: '2027-05-04' }, 'to', 'Najviše 62 dana odjednom'],
  ['/admin/calendar', { from: DAY }, 'to', 'Unesite postojeći datum'],
  ['/admin/day/2027-02-30', {}, 'date', 'Unesite postojeći datum'],
])('refuses %s %j', async (path, query, field, message) => {
  const { status, body } = await get(path, query);

  expect([status, body]).toMatchObject([400, { errors: [{ field, message }] }]);
});
