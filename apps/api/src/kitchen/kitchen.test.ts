import {
  type Acknowledged,
  type KitchenDay,
  kitchenDaySchema,
} from '@museum/shared/kitchen/kitchen-schema';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { buildZones } from '@museum/shared/testing/build-zones';
import { comingDay } from '@museum/shared/testing/coming-day';
import { emptyMealChoices } from '@museum/shared/meals/meal-choices';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';

const DAY = comingDay(14, 3);
const NEXT_DAY = comingDay(14, 4);
const zones = buildZones({ places: 500, startsPerQuarter: 9 });

let now = new Date();
const app = testApp({ clock: () => now });
let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let authorization: string;
beforeAll(async () => {
  calls = await visitRequestCalls();
  authorization = bearer(await signInJelena());
});
beforeEach(async () => {
  now = new Date();
  await emptyTables('visit_request', 'setting', 'acknowledgement', 'audit_entry');
  await prisma.setting.create({ data: { name: 'zones', value: { zones } } });
});

const call = (method: 'get' | 'post' | 'delete', path: string) =>
  request(app)[method](`/api/v1/admin/kitchen/${path}`).set('Authorization', authorization);
const kitchen = async (date = DAY) =>
  kitchenDaySchema.parse(dataOf<KitchenDay>(await call('get', date).expect(200)));
const acknowledge = (mark: string) => call('post', `${DAY}/acknowledge`).send({ mark });
const acknowledged = async () =>
  dataOf<Acknowledged>(await acknowledge((await kitchen()).mark).expect(200));

type Lunch = Parameters<typeof buildDinnerRequest>[0];
const dinner = (overrides: Lunch) =>
  buildDinnerRequest({
    ...(emptyMealChoices() as unknown as Lunch),
    additionalComments: null,
    ...overrides,
  });
const school = (portions: number, overrides: Lunch = {}) =>
  dinner({ hasSchoolDinner: true, schoolDinnerAmount: portions, ...overrides });

const book = (institutionName: string, dinnerRequest: ReturnType<typeof dinner>, rest = {}) =>
  calls.create(
    buildVisitRequest({
      visitDate: DAY,
      institutionName,
      dinnerRequest,
      comment: null,
      ...rest,
    }),
  );

/** Changes a request as staff do in its details. */
async function change(id: number, fields: object, lunch?: object) {
  const before = await calls.read(id);
  const dinnerRequest = lunch ? { ...before.dinnerRequest, ...lunch } : before.dinnerRequest;
  await calls.update({ ...before, dinnerRequest, ...fields }).expect(200);
}

describe('the kitchen of a day', () => {
  it('tells portions by serving time, who is served, components and seats', async () => {
    const first = await book('OŠ „Đura Jakšić“', school(48, { timeOfDinner: '12:30' }));
    const other = await book('Средња школа „Доситеј“', school(20, { timeOfDinner: '12:45' }));

    const day = await kitchen();

    expect(day).toMatchObject({
      date: DAY,
      portions: 68,
      places: 60,
      acknowledgement: null,
      changes: [],
      next: null,
      servings: [
        {
          time: '12:30',
          portions: 48,
          before: null,
          notes: [],
          dishes: [{ label: 'Školski obrok', choice: '', portions: 48 }],
          groups: [{ id: first.id, name: 'OŠ „Đura Jakšić“', stage: 'received', portions: 48 }],
        },
        { time: '12:45', groups: [{ id: other.id, name: 'Средња школа „Доситеј“' }] },
      ],
      components: [
        { label: 'Pljeskavica', portions: 68 },
        { label: 'Pomfrit', portions: 68 },
        { label: 'Lepinja', portions: 68 },
        { label: 'Sok', portions: 68 },
      ],
    });
    expect(day.seats.map(({ time, persons }) => `${time} ${persons}`)).toEqual([
      '12:15 0',
      '12:30 48',
      '12:45 68',
      '13:00 68',
      '13:15 20',
      '13:30 0',
    ]);
  });

  it('tells who came beside who was to come, and cooks what was ordered', async () => {
    const { id } = await book('OŠ „Đura Jakšić“', school(23), {
      visitorAmount: 18,
      numberOfFollowers: 2,
    });
    const group = async () => (await kitchen()).servings[0]!.groups[0];
    expect(await group()).toMatchObject({ portions: 23, agreed: 20, arrived: null });

    const came = { arrivedVisitorAmount: 11, arrivedNumberOfFollowers: 2 };
    await prisma.visitRequest.update({ where: { id }, data: { ...came, arrivedAt: new Date() } });

    expect(await group()).toMatchObject({ portions: 23, agreed: 20, arrived: 13 });
  });

  it('shows every note beside a lunch, and one beside a visit only when it speaks of food', async () => {
    const notes = { additionalComments: 'Sto do prozora, molimo.' };
    await book('PU „Radost“', school(10, notes), { comment: 'Jedno dete: kikiriki!' });
    await book('PU „Sunce“', school(10, { additionalComments: 'Dvoje bez glutena' }), {
      comment: 'Dolazimo jednim autobusom.',
    });

    const [serving] = (await kitchen()).servings;
    expect(
      serving?.notes.map(({ group, of, text, speaksOfDiet }) => [group, of, text, speaksOfDiet]),
    ).toEqual([
      ['PU „Radost“', 'lunch', 'Sto do prozora, molimo.', false],
      ['PU „Radost“', 'visit', 'Jedno dete: kikiriki!', true],
      ['PU „Sunce“', 'lunch', 'Dvoje bez glutena', true],
    ]);
  });

  it('leaves out who does not come and who has no lunch any more', async () => {
    const lunchOff = await book('OŠ 1', school(10));
    await calls.removeDinner(lunchOff.id).expect(200);
    const canceled = await book('OŠ 2', school(10));
    await change(canceled.id, { status: 'CANCELED', reason: 'Sneg', mail: { send: false } });
    await book('OŠ 3', school(10), { visitDate: NEXT_DAY });

    expect(await kitchen()).toMatchObject({
      portions: 0,
      servings: [],
      components: [],
      seats: [],
      next: { date: NEXT_DAY, time: '12:30', portions: 10 },
    });
  });

  it('names the next day with meals, however many days were cooked for nobody', async () => {
    for (const weekday of [4, 5, 6, 7] as const) {
      await book('OŠ 1', school(10), { visitDate: comingDay(14, weekday) });
    }
    await prisma.visitRequest.updateMany({ data: { missedAt: now } });
    const tuesday = comingDay(15, 2);
    await book('OŠ 2', school(20), { visitDate: tuesday });

    expect((await kitchen()).next).toEqual({ date: tuesday, time: '12:30', portions: 20 });
  });

  it('says nothing of leaders, phones and addresses', async () => {
    await book('OŠ „Đura Jakšić“', school(48), {
      institutionLeaderName: 'Milica Tajna',
      institutionPhone: '064 123 45 67',
    });
    const text = JSON.stringify(await kitchen());
    expect(text).toContain('Đura Jakšić');
    expect(text).not.toMatch(/Milica|123 45 67|example\.rs|Ljiljana/);
  });

  it.each(['2027-02-30', 'danas', '1'])('of %s does not exist', async (date) => {
    await call('get', date).expect(400);
  });

  it('is for staff only', async () => {
    await request(app).get(`/api/v1/admin/kitchen/${DAY}`).expect(401);
  });
});

describe('after "Preuzeto"', () => {
  it('nothing is marked until something changes, then each change with what it was', async () => {
    const moved = await book('OŠ „Seljena“', school(5, { timeOfDinner: '11:00' }));
    const changed = await book('OŠ „Menjana“', school(12, { additionalComments: 'Bez mleka' }));
    expect(await acknowledged()).toMatchObject({ by: 'Jelena Đorđević', isNew: true });
    expect(await kitchen()).toMatchObject({
      changes: [],
      acknowledgement: { by: 'Jelena Đorđević' },
    });

    await change(moved.id, { visitDate: NEXT_DAY });
    const lunch = { schoolDinnerAmount: 16, additionalComments: 'Bez mleka i jaja' };
    await change(changed.id, {}, lunch);
    const added = await book('OŠ „Nova“', school(7, { timeOfDinner: '13:00' }));

    const day = await kitchen();
    expect(day.changes).toEqual([
      {
        kind: 'gone',
        id: moved.id,
        time: '11:00',
        name: 'OŠ „Seljena“',
        portions: 5,
        why: 'moved',
        movedTo: NEXT_DAY,
      },
      {
        kind: 'dish',
        id: changed.id,
        time: '12:30',
        name: 'OŠ „Menjana“',
        label: 'Školski obrok',
        choice: '',
        from: 12,
        to: 16,
      },
      { kind: 'note', id: changed.id, time: '12:30', name: 'OŠ „Menjana“' },
      { kind: 'new', id: added.id, time: '13:00', name: 'OŠ „Nova“', portions: 7 },
    ]);
    expect(day.servings).toMatchObject([
      { time: '11:00', portions: 0, before: 5 },
      {
        time: '12:30',
        portions: 16,
        before: 12,
        notes: [{ text: 'Bez mleka i jaja', isChanged: true, before: 'Bez mleka' }],
      },
      { time: '13:00', portions: 7, before: 0 },
    ]);
    expect(day.components).toContainEqual({
      component: 'fries',
      label: 'Pomfrit',
      portions: 23,
      before: 17,
    });
    expect(day.seats).toContainEqual({ time: '12:30', persons: 16, before: 12 });

    await acknowledged();
    expect((await kitchen()).changes).toEqual([]);
  });

  it.each([
    ['canceled', { status: 'CANCELED', reason: 'Sneg', mail: { send: false } }],
    ['postponed', { status: 'POSTPONED', reason: 'Sneg', mail: { send: false } }],
  ])('a group that is %s is told as gone', async (why, fields) => {
    const { id } = await book('OŠ „Odsutna“', school(5));
    await acknowledged();
    await change(id, fields);

    expect((await kitchen()).changes).toMatchObject([{ kind: 'gone', name: 'OŠ „Odsutna“', why }]);
  });

  it('a group that missed its visit is told as gone', async () => {
    const { id } = await book('OŠ „Odsutna“', school(5));
    await acknowledged();
    await prisma.visitRequest.update({ where: { id }, data: { missedAt: new Date() } });

    expect((await kitchen()).changes).toMatchObject([{ kind: 'gone', why: 'missed' }]);
  });

  it('a lunch or a request that was deleted is told as gone, the request by its number', async () => {
    const lunch = await book('OŠ „Bez ručka“', school(5));
    const whole = await book('OŠ „Izbrisana“', school(6));
    await acknowledged();
    await calls.removeDinner(lunch.id).expect(200);
    await calls.remove(whole.id).expect(200);

    expect((await kitchen()).changes).toMatchObject([
      { name: 'OŠ „Bez ručka“', why: 'withoutLunch' },
      { name: whole.normalizedId, why: 'deleted' },
    ]);
  });

  it('a note that was taken away is told with what it said', async () => {
    const { id } = await book('OŠ „Menjana“', school(12, { additionalComments: 'Bez mleka' }));
    await acknowledged();
    await change(id, {}, { additionalComments: null });

    const { changes, servings } = await kitchen();
    expect(changes).toMatchObject([{ kind: 'note' }]);
    expect(servings[0]?.notes).toMatchObject([
      { text: null, before: 'Bez mleka', isChanged: true, speaksOfDiet: true },
    ]);
  });

  it('keeps nothing personal', async () => {
    await book('OŠ „Đura Jakšić“', school(12, { additionalComments: 'Mika je alergičan' }));
    await acknowledged();

    const [{ orders } = { orders: null }] = await prisma.acknowledgement.findMany();
    expect(JSON.stringify(orders)).not.toMatch(/Đura|Mika|alergi/);
  });
});

describe('"Preuzeto"', () => {
  it('is refused when the day has changed since the cook looked', async () => {
    const { id } = await book('OŠ', school(12));
    const { mark } = await kitchen();
    await change(id, {}, { schoolDinnerAmount: 16 });

    const { body } = await acknowledge(mark).expect(409);
    expect(body).toMatchObject({ errors: [{ code: 'STALE_VERSION' }] });
    expect(await prisma.acknowledgement.count()).toBe(0);
  });

  it('by two cooks at once is one, and one entry in the audit trail', async () => {
    await book('OŠ', school(12));
    const { mark } = await kitchen();

    const answers = await Promise.all(
      Array.from({ length: 6 }, async () =>
        dataOf<Acknowledged>(await acknowledge(mark).expect(200)),
      ),
    );

    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const entries = await prisma.auditEntry.findMany({ where: { action: 'kitchen-acknowledged' } });
    expect(entries).toMatchObject([
      {
        actor: 'Jelena Đorđević',
        subject: DAY.split('-').reverse().join('.'),
        changes: [{ field: 'portions', from: null, to: 12 }],
      },
    ]);
  });

  it('can be taken back for some seconds: what was acknowledged before counts again', async () => {
    const { id } = await book('OŠ', school(12));
    const first = await acknowledged();
    await change(id, {}, { schoolDinnerAmount: 16 });
    const second = await acknowledged();

    await call('delete', `${DAY}/acknowledgements/${second.id}`).expect(200);

    expect(await kitchen()).toMatchObject({
      acknowledgement: { id: first.id },
      changes: [{ from: 12, to: 16 }],
    });
    await call('delete', `${DAY}/acknowledgements/${second.id}`).expect(200);
    const undone = { where: { action: 'kitchen-acknowledgement-undone' } };
    expect(await prisma.auditEntry.count(undone)).toBe(1);
  });

  it('cannot be taken back later, nor after the next one', async () => {
    const { id } = await book('OŠ', school(12));
    const first = await acknowledged();
    await change(id, {}, { schoolDinnerAmount: 16 });
    const second = await acknowledged();

    const overtaken = await call('delete', `${DAY}/acknowledgements/${first.id}`).expect(409);
    expect(overtaken.body).toMatchObject({ errors: [{ code: 'STALE_VERSION' }] });
    now = new Date(now.getTime() + 16_000);
    const late = await call('delete', `${DAY}/acknowledgements/${second.id}`).expect(409);
    expect(late.body).toMatchObject({ errors: [{ code: 'TOO_LATE' }] });
    expect(await prisma.acknowledgement.count()).toBe(2);
  });
});
