import { EXAMPLE_ZONES } from '@museum/shared/capacity/zones-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import type { SettingName } from '@museum/shared/settings/settings';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp } from '#test/test-app.ts';

// 11 November 2026 in Belgrade.
const app = testApp({ clock: () => new Date('2026-11-10T23:30:00Z') });
let authorization: string;

beforeAll(async () => {
  authorization = bearer(await signInJelena());
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

  expect([status, body]).toEqual([200, { data: { version: 1, zones } }]);
  expect((await read('zones')).body).toEqual({ data: { version: 1, zones } });
  expect(await prisma.auditEntry.findMany()).toMatchObject([
    {
      action: 'setting-changed',
      subject: 'Mesta i boravak',
      changes: [{ field: 'zones.restaurant.places', from: 140, to: 120 }],
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
    expect(codes.filter((code) => code.includes('STALE_VERSION'))).toHaveLength(9);
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
      'Kraj mora biti posle početka',
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

describe('GET /site/hours', () => {
  it('tells the week and the special days of the coming 60 days', async () => {
    const day = (date: string) => ({ date, open: null, note: 'Zatvoreno zbog radova' });
    const days = ['2026-11-10', '2026-11-11', '2027-01-10', '2027-01-11'].map(day);
    // How many places there are is nobody's business.
    const stored = days.map((one) => ({ ...one, places: { restaurant: 40 } }));
    await save('special-days', { version: 0, days: stored });
    await save('hours', weekOf(season(2, '11-15', '02-28')));

    const { status, body } = await siteHours();

    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        weekly: weekOf(season(2, '11-15', '02-28')).weekly,
        specialDays: [day('2026-11-11'), day('2027-01-10')],
        notice: null,
      },
    });
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
