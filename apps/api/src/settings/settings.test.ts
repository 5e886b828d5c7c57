import { EXAMPLE_ZONES } from '@museum/shared/capacity/zones-schema';
import { partsInWords } from '@museum/shared/capacity/part-words';
import { dataEnvelope } from '@museum/shared/http/envelope';
import { siteHoursSchema } from '@museum/shared/opening-hours/site-hours-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import type { Outside } from '@museum/shared/settings/outside-schema';
import type { SettingName } from '@museum/shared/settings/settings';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp } from '#test/test-app.ts';
import { visitRequestCalls } from '#test/visit-request-calls.ts';

// 11 November 2026 in Belgrade.
const inNovember = { clock: () => new Date('2026-11-10T23:30:00Z') };
const app = testApp(inNovember);
let authorization: string;

beforeAll(async () => {
  authorization = bearer(await signInJelena(inNovember));
});
beforeEach(() => emptyTables('setting', 'audit_entry'));

const read = (name: SettingName) =>
  request(app).get(`/api/v1/admin/settings/${name}`).set('Authorization', authorization);
const save = (name: SettingName, body: object) =>
  request(app).put(`/api/v1/admin/settings/${name}`).set('Authorization', authorization).send(body);
const siteHours = () => request(app).get('/api/v1/site/hours');

const monday = { weekday: 1, open: null };
const weekOf = (...rows: object[]) => ({
  version: 0,
  weekly: [monday, ...organisation.openingHours.weekly.slice(1), ...rows],
});
const season = (weekday: number, from?: string, to?: string) => ({
  weekday,
  from,
  to,
  open: { from: '09:00', to: '20:00' },
});

it('a setting that nobody saved is the example, with version 0', async () => {
  expect((await read('zones')).body).toEqual({ data: { version: 0, zones: EXAMPLE_ZONES } });
  expect((await read('notice')).body).toEqual({ data: { version: 0, notice: null } });
});

it('what is saved is answered, counted and in the audit trail from what to what', async () => {
  const zones = { ...EXAMPLE_ZONES, restaurant: { places: 120, stayMinutes: 45 } };

  const { status, body } = await save('zones', { version: 0, zones });

  const outside = { total: 0, visits: [] };
  expect([status, body]).toEqual([200, { data: { version: 1, zones, outside } }]);
  expect((await read('zones')).body).toEqual({ data: { version: 1, zones } });
  expect(await prisma.auditEntry.findMany()).toMatchObject([
    {
      action: 'setting-changed',
      subject: 'Mesta i boravak',
      changes: [{ field: 'Restoran: mesta', from: 140, to: 120 }],
    },
  ]);
});

it.each([0, 1])(
  'of ten who save version %i at once one wins and nine are told',
  async (version) => {
    if (version === 1) await save('notice', { version: 0, notice: null });

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => save('notice', { version, notice: null })),
    );

    const codes = answers.map(({ body }) => JSON.stringify(body)).toSorted();
    const told = codes.filter((code) => code.includes('STALE_VERSION'));
    expect(told).toHaveLength(9);
    expect(told[0]).toContain('Podešavanje je u međuvremenu izmenjeno.');
    expect((await read('notice')).body).toMatchObject({ data: { version: version + 1 } });
  },
);

describe('refuses', () => {
  const closes = { ...season(2, '06-01', '08-31'), open: { from: '10:00', to: '10:00' } };
  it.each<[SettingName, object, string, string]>([
    ['hours', weekOf(closes), 'weekly.7.open.to', 'Zatvaranje mora biti posle otvaranja'],
    [
      'hours',
      weekOf(season(2, '06-01', '08-31'), season(2, '08-31', '09-30')),
      'weekly.8',
      'Vreme za isti dan uneto je dvaput',
    ],
    [
      'hours',
      weekOf(season(2, '11-01', '02-28'), season(2, '02-01', '03-31')),
      'weekly.8',
      'Vreme za isti dan uneto je dvaput',
    ],
    ['hours', weekOf(season(2, '06-01')), 'weekly.7.to', 'Sezona ima i početak i kraj'],
    ['hours', weekOf(season(2, '06-31', '07-31')), 'weekly.7.from', 'Unesite postojeći datum'],
    [
      'hours',
      weekOf(season(8, '06-01', '07-31')),
      'weekly.7.weekday',
      'Dan u nedelji nije ispravan',
    ],
    ['hours', { version: 0, weekly: [monday] }, 'weekly', 'Unesite vreme za svih sedam dana'],
    [
      'special-days',
      { version: 0, days: [{ date: '2027-02-30', open: null, note: 'x' }] },
      'days.0.date',
      'Unesite postojeći datum',
    ],
    [
      'special-days',
      { version: 0, days: [{ date: '2027-02-15', open: null, note: ' ' }] },
      'days.0.note',
      'Polje je obavezno',
    ],
    [
      'special-days',
      {
        version: 0,
        days: [1, 2].map(() => ({ date: '2027-02-15', open: null, note: 'Dan državnosti' })),
      },
      'days.1.date',
      'Ovaj dan je već unet',
    ],
    [
      'notice',
      { version: 0, notice: { text: 'Radovi', from: '2026-12-02', to: '2026-12-01' } },
      'notice.to',
      'Kraj ne može biti pre početka',
    ],
    [
      'notice',
      { version: 0, notice: { text: 'Radovi', from: 'leto', to: '2026-12-01' } },
      'notice.from',
      'Unesite postojeći datum',
    ],
    [
      'notice',
      { version: 0, notice: { text: 'a'.repeat(141), from: '2026-12-02', to: '2026-12-02' } },
      'notice.text',
      'Tekst može imati najviše 140 znakova',
    ],
    [
      'zones',
      { version: 0, zones: { ...EXAMPLE_ZONES, restaurant: { places: -1, stayMinutes: 45 } } },
      'zones.restaurant.places',
      'Broj minimalno mora biti 0',
    ],
    [
      'zones',
      { version: 0, zones: { ...EXAMPLE_ZONES, memorialHouse: { places: 9, stayMinutes: 5 } } },
      'zones.memorialHouse.stayMinutes',
      'Boravak je od 15 do 480 minuta',
    ],
    [
      'zones',
      { version: 0, zones: { ...EXAMPLE_ZONES, restaurant: { places: 9, stayMinutes: 50 } } },
      'zones.restaurant.stayMinutes',
      'Boravak se unosi na četvrt sata: 15, 30, 45 minuta i tako dalje',
    ],
    [
      'zones',
      {
        version: 0,
        zones: { ...EXAMPLE_ZONES, centre: { ...EXAMPLE_ZONES.centre, stayMinutesWithLunch: 75 } },
      },
      'zones.centre.stayMinutesWithLunch',
      'Boravak sa ručkom ne može biti kraći od boravka bez ručka',
    ],
    [
      'special-days',
      { version: 0, days: [{ date: '2026-11-10', open: null, note: 'Zatvoreno zbog radova' }] },
      'days.0.date',
      'Ovaj dan je već prošao',
    ],
  ])('%s %j', async (name, body, field, message) => {
    const { status, body: answer } = await save(name, body);

    expect(status).toBe(400);
    expect(answer).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR', field, message }] });
    expect((await read(name)).body).toMatchObject({ data: { version: 0 } });
  });

  it('those who are not signed in', async () => {
    expect((await request(app).get('/api/v1/admin/settings/zones')).status).toBe(401);
  });
});

it('special days that passed stay as long as staff keep them', async () => {
  const day = (date: string) => ({ date, open: null, note: 'Zatvoreno zbog radova' });
  const passed = day('2026-11-10');
  const value = { days: [passed] };
  await prisma.setting.create({ data: { name: 'special-days', value } });
  await save('special-days', { version: 1, days: [passed, day('2026-11-12')] }).expect(200);
});

it('stays that older rules let in are read, and can be mended', async () => {
  const restaurant = { places: 9, stayMinutes: 50 };
  const value = { zones: { ...EXAMPLE_ZONES, restaurant } };
  await prisma.setting.create({ data: { name: 'zones', value } });
  expect((await read('zones')).body).toMatchObject({ data: { zones: { restaurant } } });
  await save('zones', { version: 1, zones: EXAMPLE_ZONES }).expect(200);
});

describe('GET /site/hours', () => {
  it('tells the week and the special days of the coming 60 days', async () => {
    const day = (date: string) => ({ date, open: null, note: 'Zatvoreno zbog radova' });
    const days = ['2026-11-10', '2026-11-11', '2027-01-10', '2027-01-11'].map(day);
    // How many places there are is nobody's business.
    const stored = days.map((one) => ({ ...one, places: { restaurant: 40 } }));
    const value = { days: stored };
    await prisma.setting.create({ data: { name: 'special-days', value } });
    await save('hours', weekOf(season(2, '11-15', '02-28')));

    const { status, body } = await siteHours();

    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        weekly: weekOf(season(2, '11-15', '02-28')).weekly,
        weeklyNow: weekOf().weekly,
        specialDays: [day('2026-11-11'), day('2027-01-10')],
        notice: null,
      },
    });
  });

  it('tells which hours of the week hold in the present season', async () => {
    const winter = season(2, '11-01', '02-28');
    await save('hours', weekOf(winter, season(3, '06-01', '08-31')));

    const [first, , ...others] = weekOf().weekly;
    const { body } = await siteHours();
    expect(body).toMatchObject({ data: { weeklyNow: [first, ...others, winter] } });
    expect(dataEnvelope(siteHoursSchema).parse(body)).toEqual(body);
  });

  it.each([
    ['2026-11-11', '2026-11-11', true],
    ['2026-11-12', '2026-11-20', false],
    ['2026-11-01', '2026-11-10', false],
  ])('tells a notice from %s to %s: %s', async (from, to, isTold) => {
    const notice = { text: 'U sredu zatvoreno zbog radova na krovu.', from, to };
    await save('notice', { version: 0, notice });

    expect((await siteHours()).body).toMatchObject({ data: { notice: isTold ? notice : null } });
  });
});

describe('a saved setting tells which visits to come don’t fit any more', () => {
  // A Wednesday and a Thursday; the house is open from 9 to 17.
  const [wednesday, thursday] = ['2026-12-02', '2026-12-03'];
  let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
  beforeAll(async () => {
    calls = await visitRequestCalls(inNovember);
  });
  beforeEach(() => emptyTables('visit_request'));

  async function book(name: string, visit: object, isFirm = false): Promise<void> {
    const { id } = await calls.create(
      buildVisitRequest({ contactType: 'institution', institutionName: name, ...visit }),
    );
    if (isFirm)
      await prisma.visitRequest.update({ where: { id }, data: { confirmedAt: new Date() } });
  }
  const outsideAfter = async (name: SettingName, body: object) => {
    const { data } = (await save(name, body).expect(200)).body as { data: { outside: Outside } };
    const { total, visits } = data.outside;
    return { total, names: visits.map(({ requester }) => requester) };
  };

  /** So many saves wait for another. */
  const untilWaiting = (saves: number) =>
    vi.waitFor(async () => {
      const waiting = await prisma.$queryRaw`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(saves);
    });

  it('because the house is closed at their time', async () => {
    await book('Rana', { visitDate: wednesday, visitTime: '10:00' }, true);
    await book('Kasna', { visitDate: wednesday, visitTime: '15:00' });
    await book('Druga', { visitDate: thursday, visitTime: '15:00' });

    const half = { date: wednesday, open: { from: '09:00', to: '13:00' }, note: 'Skraćeno' };
    const closed = { ...half, open: null, note: 'Zatvoreno' };

    expect(await outsideAfter('special-days', { version: 0, days: [half] })).toEqual({
      total: 1,
      names: ['Kasna'],
    });
    // What was outside before is told again only by a day that closes.
    const shorter = { ...half, open: { from: '09:00', to: '12:00' } };
    expect(await outsideAfter('special-days', { version: 1, days: [shorter] })).toEqual({
      total: 0,
      names: [],
    });
    expect(await outsideAfter('special-days', { version: 2, days: [closed] })).toEqual({
      total: 2,
      names: ['Rana', 'Kasna'],
    });
    const shut = organisation.openingHours.weekly.map((row) => ({ ...row, open: null }));
    expect(await outsideAfter('hours', { version: 0, weekly: shut })).toEqual({
      total: 1,
      names: ['Druga'],
    });
  });

  it('with where each stands, also when it has arrived since', async () => {
    await book('Primljena', { visitDate: wednesday, visitTime: '14:00' });
    await book('Potvrđena', { visitDate: wednesday, visitTime: '14:15' }, true);
    await book('Stigla', { visitDate: wednesday, visitTime: '14:30' }, true);
    await prisma.visitRequest.updateMany({
      where: { institutionName: 'Stigla' },
      data: { arrivedAt: new Date(), arrivedVisitorAmount: 1, arrivedNumberOfFollowers: 0 },
    });
    const half = { date: wednesday, open: { from: '09:00', to: '13:00' }, note: 'Skraćeno' };

    const answer = await save('special-days', { version: 0, days: [half] }).expect(200);

    const { visits } = (answer.body as { data: { outside: Outside } }).data.outside;
    expect(visits.map(({ requester, stage }) => [requester, stage])).toEqual([
      ['Primljena', 'received'],
      ['Potvrđena', 'confirmed'],
      ['Stigla', 'arrived'],
    ]);
  });

  it('with what of each falls outside the hours: the visit, its lunch or the memorial house', async () => {
    const lunch = buildDinnerRequest({ timeOfDinner: '13:00' });
    await book('Ručaju', { visitDate: wednesday, visitTime: '10:00', dinnerRequest: lunch }, true);
    const tour = { visitTime: '11:00', homeExhibitionVisitTime: '13:30' };
    await book('Obilaze', { visitDate: wednesday, ...tour });
    await book('Kasni', { visitDate: wednesday, visitTime: '14:00', dinnerRequest: lunch });
    const outsideParts = async (version: number, open: object | null) => {
      const body = { version, days: [{ date: wednesday, open, note: 'Skraćeno' }] };
      const answer = await save('special-days', body).expect(200);
      const { visits } = (answer.body as { data: { outside: Outside } }).data.outside;
      return visits.map(({ requester, parts }) => [requester, partsInWords(parts)]);
    };

    expect(await outsideParts(0, { from: '09:00', to: '13:15' })).toEqual([
      ['Obilaze', 'spomen-kuća u 13:30'],
      ['Kasni', 'poseta u 14:00'],
    ]);
    expect(await outsideParts(1, { from: '09:00', to: '13:00' })).toEqual([
      ['Ručaju', 'ručak u 13:00'],
      ['Kasni', 'ručak u 13:00'],
    ]);
    expect(await outsideParts(2, null)).toEqual([
      ['Ručaju', 'poseta u 10:00, ručak u 13:00'],
      ['Obilaze', 'poseta u 11:00, spomen-kuća u 13:30'],
      ['Kasni', 'poseta u 14:00, ručak u 13:00'],
    ]);
  });

  it('on a day that closes or opens later, also where they were too many before', async () => {
    const many = { visitDate: wednesday, visitorAmount: 200, numberOfFollowers: 0 };
    await book('Prva', { ...many, visitTime: '10:00' }, true);
    await book('Druga', { ...many, visitTime: '10:00' });
    const later = { date: wednesday, open: { from: '11:00', to: '17:00' }, note: 'Kasnije' };

    expect((await outsideAfter('special-days', { version: 0, days: [later] })).names).toEqual([
      'Prva',
      'Druga',
    ]);
    const closed = { date: wednesday, open: null, note: 'Zatvoreno' };
    expect((await outsideAfter('special-days', { version: 1, days: [closed] })).total).toBe(2);
  });

  it('because places have gone, also on one day alone', async () => {
    await book('Velika', { visitDate: wednesday, visitorAmount: 100, numberOfFollowers: 0 }, true);
    await book('Četvrtkom', { visitDate: thursday, visitorAmount: 100, numberOfFollowers: 0 });

    const days = [
      {
        date: wednesday,
        open: { from: '09:00', to: '17:00' },
        note: 'Pola hale',
        places: { centre: 99 },
      },
    ];
    expect((await outsideAfter('special-days', { version: 0, days })).names).toEqual(['Velika']);
    const centre = { ...EXAMPLE_ZONES.centre, places: 99 };
    const zones = { ...EXAMPLE_ZONES, centre };
    expect((await outsideAfter('zones', { version: 0, zones })).names).toEqual(['Četvrtkom']);
  });

  it('are told by the save that leaves them out, not by one that crosses it', async () => {
    await book('Rana', { visitDate: wednesday, visitTime: '10:00' }, true);
    await save('zones', { version: 0, zones: EXAMPLE_ZONES }).expect(200);
    const restaurant = { places: 139, stayMinutes: 45 };
    const closed = { date: wednesday, open: null, note: 'Zatvoreno' };

    const crossing = await prisma.$transaction(async (transaction) => {
      await transaction.$executeRaw`SELECT 1 FROM setting WHERE name = 'zones' FOR UPDATE`;
      const first = outsideAfter('zones', { version: 1, zones: { ...EXAMPLE_ZONES, restaurant } });
      await untilWaiting(1);
      const second = outsideAfter('special-days', { version: 0, days: [closed] });
      await Promise.race([second, untilWaiting(2)]);
      return [first, second];
    });

    expect(await Promise.all(crossing)).toEqual([
      { total: 0, names: [] },
      { total: 1, names: ['Rana'] },
    ]);
  });
});

describe('the public holidays of Serbia', () => {
  const holidays = (year: string) =>
    request(app)
      .get('/api/v1/admin/settings/holidays')
      .query({ year })
      .set('Authorization', authorization);

  it('are told in Latin letters, each day once', async () => {
    const { body } = await holidays('2027').expect(200);
    expect(body).toEqual({
      data: [
        { date: '2027-01-01', name: 'Nova godina' },
        { date: '2027-01-02', name: 'Nova godina' },
        { date: '2027-01-07', name: 'Božić' },
        { date: '2027-02-15', name: 'Dan državnosti Srbije' },
        { date: '2027-02-16', name: 'Dan državnosti Srbije' },
        { date: '2027-04-30', name: 'Veliki petak' },
        { date: '2027-05-01', name: 'Praznik rada' },
        { date: '2027-05-02', name: 'Vaskrs, Praznik rada' },
        { date: '2027-05-03', name: 'Vaskrsni ponedeljak' },
        // Of a state holiday on a Sunday the next working day is free (Zakon o praznicima, čl. 3a).
        { date: '2027-05-04', name: 'Praznik rada' },
        { date: '2027-11-11', name: 'Dan primirja' },
      ],
    });
  });

  it.each([
    ['2026', '2026-02-15', '2026-02-17'],
    ['2029', '2029-11-11', '2029-11-12'],
  ])('are told of %s with the Sunday itself and the free day after it', async (year, ...days) => {
    const { body } = (await holidays(year)) as { body: { data: { date: string }[] } };
    expect(body.data.map(({ date }) => date)).toEqual(expect.arrayContaining(days));
  });

  it.each(['', '1999', '20270', 'x'])('are not told for the year „%s“', async (year) => {
    expect((await holidays(year)).body).toMatchObject({
      errors: [{ field: 'year', message: 'Godina nije ispravna' }],
    });
  });

  it('are kept when staff decide to work', async () => {
    const value = { days: [], workedHolidays: ['2027-02-15'] };
    await save('special-days', { version: 0, ...value }).expect(200);
    expect((await read('special-days')).body).toEqual({ data: { version: 1, ...value } });
  });
});

it('what was set can be read back, the latest first', async () => {
  const notice = { text: 'Radovi', from: '2026-12-01', to: '2026-12-02' };
  await save('notice', { version: 0, notice });
  await save('hours', weekOf());

  const { body } = await request(app)
    .get('/api/v1/admin/settings/audit-trail')
    .set('Authorization', authorization);

  expect(body).toMatchObject({
    total: 2,
    data: [
      { actor: 'Jelena Đorđević', subject: 'Radno vreme', changes: [] },
      {
        subject: 'Obaveštenje na sajtu',
        changes: [
          { field: 'Tekst', from: null, to: 'Radovi' },
          { field: 'Od', from: null, to: '1. decembar 2026.' },
          { field: 'Do', from: null, to: '2. decembar 2026.' },
        ],
      },
    ],
  });
});
