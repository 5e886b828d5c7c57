import type {
  DayAvailability,
  GroupAvailability,
} from '@museum/shared/capacity/availability-schema';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { buildZones } from '@museum/shared/testing/build-zones';
import request from 'supertest';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { inFebruary, testApp, testEnv } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { requestKey } from '#visit-requests/request-key.ts';

// A Wednesday; the house is open from 9 to 17.
const DAY = '2027-03-03';
const zones = buildZones();

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
beforeAll(async () => {
  calls = await visitRequestCalls(inFebruary);
});
beforeEach(async () => {
  await emptyTables('visit_request', 'setting');
  await prisma.setting.create({ data: { name: 'zones', value: { zones } } });
});

/** Each with a memory of its own, so that nothing of another test is remembered. */
const get = (path: string, query: object) =>
  request(testApp(inFebruary)).get(`/api/v1${path}`).query(query);
const daysFrom = async (from: string, to: string) =>
  dataOf<DayAvailability[]>(await get('/availability', { from, to }).expect(200));
const forGroup = async (query: object) =>
  dataOf<GroupAvailability>(await get(`/availability/${DAY}`, query).expect(200));
const levelAt = ({ quarters }: GroupAvailability, time: string) =>
  quarters.find((quarter) => quarter.time === time)?.level;

async function book(overrides: Parameters<typeof buildVisitRequest>[0], isFirm: boolean) {
  const { id } = await calls.create(
    buildVisitRequest({ visitDate: DAY, visitTime: '10:00', numberOfFollowers: 0, ...overrides }),
  );
  if (isFirm)
    await prisma.visitRequest.update({ where: { id }, data: { confirmedAt: new Date() } });
  return id;
}

it('tells for each day the hours, the sentence of a special day and a level', async () => {
  const days = [{ date: '2027-03-04', open: null, note: 'Zatvoreno zbog radova' }];
  await prisma.setting.create({ data: { name: 'special-days', value: { days } } });

  // 1 March 2027 is a Monday, on which the house is closed.
  expect(await daysFrom('2027-03-01', '2027-03-04')).toEqual([
    { date: '2027-03-01', open: null, note: null, level: 'closed' },
    { date: '2027-03-02', open: { from: '09:00', to: '17:00' }, note: null, level: 'free' },
    { date: '2027-03-03', open: { from: '09:00', to: '17:00' }, note: null, level: 'free' },
    { date: '2027-03-04', open: null, note: 'Zatvoreno zbog radova', level: 'closed' },
  ]);
});

it('tells days for the very group that asks, with its lunch, and whether any day could hold it', async () => {
  await book({ visitorAmount: 50 }, true);
  const levelsFor = async (group: object) =>
    dataOf<DayAvailability[]>(
      await get('/availability', { from: DAY, to: '2027-03-04', ...group }).expect(200),
    ).map(({ level }) => level);
  expect(await levelsFor({ visitorAmount: 80 })).toEqual(['free', 'free']);
  expect(await levelsFor({ visitorAmount: 81 })).toEqual(['tight', 'tight']);
  expect(await levelsFor({ visitorAmount: 100, numberOfFollowers: 1 })).toEqual(['full', 'full']);
  expect(await levelsFor({ visitorAmount: 20, portions: 61 })).toEqual(['full', 'full']);

  const exceedsFor = async (group: object) => (await forGroup(group)).exceeds;
  expect(await exceedsFor({ visitorAmount: 28, numberOfFollowers: 2 })).toMatchObject({
    memorialHouse: false,
  });
  expect(await exceedsFor({ visitorAmount: 96, numberOfFollowers: 4, portions: 60 })).toEqual({
    centre: false,
    restaurant: false,
    memorialHouse: true,
  });
  expect(await exceedsFor({ visitorAmount: 97, numberOfFollowers: 4, portions: 61 })).toEqual({
    centre: true,
    restaurant: true,
    memorialHouse: true,
  });
});

it('tells of a group of unknown size what holds for a usual one, as large as staff have set it', async () => {
  await book({ visitorAmount: 60 }, true);
  const days = [{ date: DAY, open: { from: '09:00', to: '11:00' }, note: 'Kraći dan' }];
  await prisma.setting.create({ data: { name: 'special-days', value: { days } } });
  const levels = async () => [
    (await daysFrom(DAY, DAY))[0]?.level,
    levelAt(await forGroup({}), '10:00'),
    levelAt(await forGroup({ visitorAmount: 20 }), '10:00'),
  ];

  // Of the centre's 100 places 60 are taken: 80 count as easy.
  expect(await levels()).toEqual(['tight', 'tight', 'free']);
  await prisma.setting.create({ data: { name: 'usual-group', value: { visitors: 41 } } });
  expect(await levels()).toEqual(['full', 'full', 'free']);
});

it('keeps a group with lunch longer in the centre, and only that', async () => {
  await book({ visitTime: '11:30', visitorAmount: 90 }, true);

  expect(levelAt(await forGroup({ visitorAmount: 50 }), '10:00')).toBe('free');
  expect(levelAt(await forGroup({ visitorAmount: 50, portions: 50 }), '10:00')).toBe('full');
});

it('minds the restaurant only for a group with lunch', async () => {
  const days = [{ date: DAY, open: { from: '09:00', to: '09:30' }, note: 'Kraći dan' }];
  await prisma.setting.create({ data: { name: 'special-days', value: { days } } });
  const lunch = buildDinnerRequest({
    timeOfDinner: '09:00',
    hasSchoolDinner: true,
    schoolDinnerAmount: 40,
  });
  await book({ visitTime: '09:00', visitorAmount: 10, dinnerRequest: lunch }, true);
  const levelFor = async (portions: number) =>
    dataOf<DayAvailability[]>(
      await get('/availability', { from: DAY, to: DAY, visitorAmount: 1, portions }).expect(200),
    )[0]?.level;

  expect([await levelFor(0), await levelFor(1)]).toEqual(['free', 'full']);
});

it('tells where the memorial house has no room for the very group', async () => {
  const memorialHouse = { isRequestingVisitHomeExhibition: true, homeExhibitionVisitTime: '11:30' };
  await book({ visitorAmount: 20, ...memorialHouse }, true);
  const levelsFor = async (visitorAmount: number) => {
    const { memorialHouse: times } = await forGroup({ visitorAmount });
    return ['11:15', '11:30', '12:00', '17:00', '08:45'].map(
      (time) => times.find((one) => one.time === time)?.level,
    );
  };
  expect(await levelsFor(10)).toEqual(['tight', 'tight', 'free', undefined, 'closed']);
  expect(await levelsFor(11)).toEqual(['full', 'full', 'free', undefined, 'closed']);
});

it('takes the places of a special day where it has its own', async () => {
  const day = { date: DAY, open: { from: '09:00', to: '17:00' }, note: 'Radovi u hali' };
  const days = [{ ...day, places: { centre: 30 } }];
  await prisma.setting.create({ data: { name: 'special-days', value: { days } } });

  expect(await daysFrom(DAY, DAY)).toMatchObject([{ level: 'tight', note: 'Radovi u hali' }]);
  // Other days could hold it.
  expect((await forGroup({ visitorAmount: 50 })).exceeds.centre).toBe(false);
});

it.each([
  [true, 51, 'full', ['11:30', '11:45', '12:00']],
  [false, 51, 'tight', ['11:30', '11:45', '12:00']],
  [true, 31, 'tight', ['11:30', '11:45', '12:00']],
  [true, 30, 'free', ['10:00', '09:45', '10:15']],
])(
  'firm %s: beside %i visitors a group of 50 finds the quarter %s, and calm %j',
  async (isFirm, visitors, level, calmStarts) => {
    await book({ visitorAmount: visitors }, isFirm);

    const answer = await forGroup({ visitorAmount: 46, numberOfFollowers: 4, visitTime: '10:00' });

    expect(levelAt(answer, '10:00')).toBe(level);
    expect(levelAt(answer, '11:30')).toBe('free');
    expect(answer.quarters).toHaveLength(33);
    expect(answer.calmStarts).toEqual(calmStarts);
  },
);

it('tells the stays that staff have set, and whether the group is very large for their places', async () => {
  const isVeryLarge = async (visitorAmount: number) =>
    (await forGroup({ visitorAmount, numberOfFollowers: 5 })).isVeryLarge;
  expect([await isVeryLarge(35), await isVeryLarge(36)]).toEqual([false, true]);

  const value = { zones: { ...zones, restaurant: { places: 60, stayMinutes: 75 } } };
  await prisma.setting.update({ where: { name: 'zones' }, data: { value } });
  const { stayMinutes } = await forGroup({ visitorAmount: 36 });
  expect(stayMinutes).toEqual({ centre: 120, restaurant: 75, memorialHouse: 30 });
});

it('counts postponed and cancelled visits for nobody', async () => {
  for (const status of ['POSTPONED', 'CANCELED'] as const) {
    const id = await book({ visitorAmount: 90 }, true);
    await prisma.visitRequest.update({ where: { id }, data: { status } });
  }

  expect(levelAt(await forGroup({ visitorAmount: 50 }), '10:00')).toBe('free');
});

it('tells the restaurant by portions at the lunch time, and not of a deleted lunch', async () => {
  const lunch = buildDinnerRequest({
    timeOfDinner: '12:00',
    hasSchoolDinner: true,
    schoolDinnerAmount: 40,
  });
  const id = await book({ visitorAmount: 10, dinnerRequest: lunch }, true);
  const restaurantAt = async (time: string) =>
    (await forGroup({ visitorAmount: 1, portions: 30 })).restaurant.find((one) => one.time === time)
      ?.level;

  expect([await restaurantAt('12:30'), await restaurantAt('12:45')]).toEqual(['full', 'free']);
  await calls.removeDinner(id).expect(200);
  expect(await restaurantAt('12:30')).toBe('free');
});

it('leaves out the visit whose key comes along, on the day and in the month; a wrong key leaves out none', async () => {
  // Whoever comes within these two hours meets the group that comes at ten.
  const days = [{ date: DAY, open: { from: '09:00', to: '11:00' }, note: 'Kraći dan' }];
  await prisma.setting.create({ data: { name: 'special-days', value: { days } } });
  const id = await book({ visitorAmount: 90 }, true);
  const right = requestKey({ id, keyVersion: 1 }, testEnv());
  const levels = async (key: string) => {
    const asked = (path: string, query: object) => get(path, query).set('X-Request-Key', key);
    const month = await asked('/availability', { from: DAY, to: DAY, visitorAmount: 50 });
    const day = await asked(`/availability/${DAY}`, { visitorAmount: 50 });
    expect(day.status).toBe(200);
    expect(day.get('Vary')).toContain('X-Request-Key');
    const [first] = dataOf<DayAvailability[]>(month);
    return [first?.level, levelAt(dataOf<GroupAvailability>(day), '10:00')];
  };

  expect(await levels(right)).toEqual(['free', 'free']);
  expect(await levels(requestKey({ id, keyVersion: 2 }, testEnv()))).toEqual(['full', 'full']);
  expect(await levels('')).toEqual(['full', 'full']);
});

it('tells nobody’s name and no number of others', async () => {
  await book({ visitorAmount: 77 }, true);

  const { text } = await get(`/availability/${DAY}`, { visitorAmount: 5 });

  expect(text).not.toMatch(/77|GP-|requester|name/i);
});

it.each([
  ['/availability', { from: DAY, to: '2027-05-04' }, 'to', 'Najviše 62 dana odjednom'],
  ['/availability', { from: DAY, to: '2027-03-02' }, 'to', 'Kraj ne može biti pre početka'],
  ['/availability', { from: '2027-02-30', to: DAY }, 'from', 'Unesite postojeći datum'],
  ['/availability', { from: DAY }, 'to', 'Unesite postojeći datum'],
  ['/availability/2027-02-30', {}, 'date', 'Unesite postojeći datum'],
  [`/availability/${DAY}`, { visitorAmount: '-4' }, 'visitorAmount', 'Unesite ceo broj'],
  [`/availability/${DAY}`, { portions: 'x' }, 'portions', 'Unesite ceo broj'],
  [
    `/availability/${DAY}`,
    { visitorAmount: '10000' },
    'visitorAmount',
    'Broj može biti najviše 9999',
  ],
  [
    `/availability/${DAY}`,
    { visitTime: '25:00' },
    'visitTime',
    'Neispravan format vremena. Očekivan format je HH:mm (24 satatni format npr 13:00)',
  ],
])('refuses %s %j', async (path, query, field, message) => {
  const { status, body } = await get(path, query);

  expect([status, body]).toMatchObject([400, { errors: [{ field, message }] }]);
});

it('answers 62 days at once', async () => {
  expect(await daysFrom(DAY, '2027-05-03')).toHaveLength(62);
});
