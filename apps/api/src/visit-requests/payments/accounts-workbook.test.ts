import { monitorEventLoopDelay } from 'node:perf_hooks';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import { sheetOf, shownRows } from '@museum/testing/read-documents';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { anonymizeRequestsBefore } from '#privacy/retention-store.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { withEachRow } from '#test/store-rows.ts';
import { fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp } from '#test/test-app.ts';
import request from 'supertest';
import { readAccounts } from './accounts-store.ts';
import { readReceived } from './received-store.ts';

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let authorization: string;
beforeAll(async () => {
  calls = await visitRequestCalls();
  authorization = bearer(await signInJelena());
});
beforeEach(() => emptyTables('visit_request', 'proforma', 'payment', 'audit_entry'));

const app = testApp();
const download = (query: object) =>
  request(app)
    .get('/api/v1/admin/accounts/excel-download')
    .query(query)
    .set('Authorization', authorization);

const issue = (visitRequestId: number, kind: 'visit' | 'meal', number: string, more: object = {}) =>
  prisma.proforma.create({
    data: {
      kind,
      visitRequestId,
      number,
      reference: number,
      total: 18_400,
      content: {},
      issuedOn: new Date('2026-10-05'),
      dueOn: new Date('2026-10-13'),
      buyer: {
        isPerson: false,
        name: '=OŠ „Đura Jakšić“',
        pib: '100000001',
        motherId: '07000001',
        jbkjs: '01234',
      },
      paymentType: 'SCHEDULED_PAYMENT',
      ...more,
    },
  });

/** Number, base, total, difference, paid, open and standing. */
const rows = async () => {
  const { sheet } = await sheetOf(await fileOf(download({ from: '2026-10-01', to: '2026-10-31' })));
  const shown = shownRows(sheet).slice(5, -1);
  return shown.map((cells) => [cells[0], ...cells.slice(8, 14)]);
};

it('has each predračun of the days with its buyer, base, total, paid and open, and sums by formula', async () => {
  const { id, normalizedId } = await calls.create(buildVisitRequest());
  const confirmed = { confirmedAt: new Date(), visitDate: new Date('2026-10-14') };
  await prisma.visitRequest.update({ where: { id }, data: confirmed });
  await issue(id, 'visit', 'PR-2026-000001');
  await issue(id, 'meal', 'PR-2026-000002', { total: 12_000 });
  const { id: other } = await calls.create(buildVisitRequest());
  await issue(other, 'visit', 'PR-2026-000003', { issuedOn: new Date('2026-11-01') });
  await issue(other, 'meal', 'PR-2026-000004', { voidedAt: new Date() });
  const payment = { paidOn: '2026-10-06', amount: 20_000, way: 'transfer', note: null };
  await calls.pay(id, payment).expect(201);

  const file = await fileOf(download({ from: '2026-10-01', to: '2026-10-31' }));
  const { sheet } = await sheetOf(file);
  const [header, first, second, voided, totals, ...others] = shownRows(sheet).slice(4);
  expect(header).toEqual([
    'Predračun',
    'Za',
    'Kupac',
    'PIB',
    'Matični broj',
    'JBKJS',
    'Datum',
    'PDV (%)',
    'Osnovica (din)',
    'Ukupno (din)',
    'Po dolasku (din)',
    'Plaćeno (din)',
    'Otvoreno (din)',
    'Stanje',
    'Zahtev',
    'Dan posete',
    'Poseta',
  ]);
  const buyer = ['=OŠ „Đura Jakšić“', '100000001', '07000001', '01234'];
  const day = new Date('2026-10-05');
  const visit = [normalizedId, new Date('2026-10-14'), 'Potvrđeno'];
  // 18,400 / 1.1 and 12,000 / 1.2; 20,000 pay the older one first.
  expect(first).toEqual([
    'PR-2026-000001',
    'Ulaznice',
    ...buyer,
    day,
    10,
    16_727.27,
    18_400,
    0,
    18_400,
    0,
    'važi',
    ...visit,
  ]);
  expect(second).toEqual([
    'PR-2026-000002',
    'Obroci',
    ...buyer,
    day,
    20,
    10_000,
    12_000,
    0,
    1_600,
    10_400,
    'važi',
    ...visit,
  ]);
  expect(voided?.[0]).toBe('PR-2026-000004');
  expect(voided?.slice(8, 14)).toEqual([0, 0, 0, 0, 0, 'storniran']);
  expect(totals?.[0]).toBe('UKUPNO');
  expect(totals?.slice(8, 13)).toEqual([26_727.27, 30_400, 0, 20_000, 10_400]);
  expect(others).toEqual([]);
  expect(['I6', 'M6', 'I9', 'M9'].map((cell) => sheet.getCell(cell).formula)).toEqual([
    'ROUND(J6/(1+H6/100),2)',
    'J6+K6-L6',
    'SUBTOTAL(109,I6:I8)',
    'SUBTOTAL(109,M6:M8)',
  ]);
  expect(sheet.getCell('C6').formula).toBeUndefined();
  expect(sheet.getCell('J9').alignment.shrinkToFit).toBe(true);
  expect(await prisma.auditEntry.count({ where: { action: 'workbook-downloaded' } })).toBe(1);
});

it('has all money of the days on a sheet of its own, also for a visit without a predračun', async () => {
  const { id } = await calls.create(buildVisitRequest());
  await issue(id, 'visit', 'PR-2026-000001');
  await issue(id, 'meal', 'PR-2026-000002', { voidedAt: new Date() });
  await issue(id, 'meal', 'PR-2026-000003');
  const { id: other } = await calls.create(buildVisitRequest());
  const payment = { paidOn: '2026-10-06', amount: 20_000, way: 'transfer', note: null };
  await calls.pay(id, payment).expect(201);
  await calls.pay(other, { ...payment, paidOn: '2026-10-31', amount: 3_000.5, way: 'cash' });
  const back = { ...payment, paidOn: '2026-10-31', amount: -500, way: 'card', note: '=1+1' };
  await calls.pay(other, back).expect(201);
  await calls.pay(other, { ...payment, paidOn: '2026-11-01' }).expect(201);

  const file = await fileOf(download({ from: '2026-10-01', to: '2026-10-31' }));
  const { workbook } = await sheetOf(file);
  const sheet = workbook.getWorksheet('Uplate po danu')!;
  const name = 'Predškolska ustanova „Pčelica“';
  const [first, second] = (await Promise.all([id, other].map(calls.read))).map(
    ({ normalizedId }) => normalizedId,
  );
  const entered = [new Date(dayInBelgrade(new Date())), 'Jelena Đorđević'];
  expect(shownRows(sheet).slice(4)).toEqual([
    ['Datum', 'Zahtev', 'Kupac', 'Predračuni', 'Način', 'Iznos (din)', 'Napomena', 'Uneto', 'Uneo'],
    [
      new Date('2026-10-06'),
      first,
      '=OŠ „Đura Jakšić“',
      'PR-2026-000001\nPR-2026-000003',
      'Prenos',
      20_000,
      '',
      ...entered,
    ],
    [new Date('2026-10-31'), second, name, 'bez predračuna', 'Gotovina', 3_000.5, '', ...entered],
    [new Date('2026-10-31'), second, name, 'bez predračuna', 'Kartica', -500, '=1+1', ...entered],
    ['UKUPNO', null, null, null, null, 22_500.5, null, null, null],
  ]);
  expect(sheet.getCell('F9').formula).toBe('SUBTOTAL(109,F6:F8)');
  expect(sheet.getCell('G8').formula).toBeUndefined();

  const days = workbook.getWorksheet('Po danu i načinu')!;
  expect(shownRows(days).slice(4)).toEqual([
    ['Datum', 'Prenos (din)', 'Gotovina (din)', 'Kartica (din)', 'Svega (din)'],
    [new Date('2026-10-06'), 20_000, 0, 0, 20_000],
    [new Date('2026-10-31'), 0, 3_000.5, -500, 2_500.5],
    ['UKUPNO', 20_000, 3_000.5, -500, 22_500.5],
  ]);
  expect(days.getCell('E7').formula).toBe('SUM(B7:D7)');
});

it('names the same buyer on both sheets once personal data has gone: a firm, but no person', async () => {
  const firm = await calls.create(buildVisitRequest());
  await issue(firm.id, 'visit', 'PR-2026-000001');
  const person = await calls.create(buildVisitRequest({ contactType: 'personal' }));
  await issue(person.id, 'visit', 'PR-2026-000002', {
    buyer: { isPerson: true, name: 'Jovana Čolić' },
  });
  const payment = { paidOn: '2026-10-06', amount: 20_000, way: 'transfer', note: null };
  await calls.pay(firm.id, payment).expect(201);
  await calls.pay(person.id, payment).expect(201);
  await anonymizeRequestsBefore('2099-01-01', '9999-12-31', new AbortController().signal);

  const { workbook } = await sheetOf(
    await fileOf(download({ from: '2026-10-01', to: '2026-10-31' })),
  );
  const buyersOn = (name: string) =>
    shownRows(workbook.getWorksheet(name)!)
      .slice(5, -1)
      .map((cells) => cells[2]);
  const buyers = ['=OŠ „Đura Jakšić“', 'Podaci uklonjeni'];
  expect(buyersOn('Predračuni i uplate')).toEqual(buyers);
  expect(buyersOn('Uplate po danu')).toEqual(buyers);
});

it('tells what came on one day in each way, less what was given back', async () => {
  const { id } = await calls.create(buildVisitRequest());
  const payment = { paidOn: '2026-10-06', amount: 20_000.3, way: 'cash', note: null };
  await calls.pay(id, payment).expect(201);
  await calls.pay(id, { ...payment, amount: -500.1, note: 'Vraćeno' }).expect(201);
  await calls.pay(id, { ...payment, way: 'transfer', amount: 700 }).expect(201);
  await calls.pay(id, { ...payment, paidOn: '2026-10-07' }).expect(201);
  const { body } = await request(app)
    .get('/api/v1/admin/day/2026-10-06/received')
    .set('Authorization', authorization)
    .expect(200);
  expect(body).toEqual({ data: { transfer: 700, cash: 19_500.2, card: 0 } });
});

it('has the money for a cancelled visit until it is given back', async () => {
  const { id } = await calls.create(buildVisitRequest());
  await issue(id, 'visit', 'PR-2026-000001', { voidedAt: new Date() });
  const payment = { paidOn: '2026-10-06', amount: 5_000, way: 'transfer', note: null };
  await calls.pay(id, payment).expect(201);
  await prisma.visitRequest.update({ where: { id }, data: { status: 'CANCELED' } });
  expect(await rows()).toEqual([['PR-2026-000001', 0, 0, 0, 5_000, -5_000, 'storniran']]);

  await calls.pay(id, { ...payment, amount: -5_000, note: 'Vraćeno' }).expect(201);
  expect(await rows()).toEqual([['PR-2026-000001', 0, 0, 0, 0, 0, 'storniran']]);
});

it.each(['POSTPONED', 'SCHEDULED'] as const)(
  'has the money for a visit that is %s once its predračun is void, until another one holds',
  async (status) => {
    const { id } = await calls.create(buildVisitRequest());
    await issue(id, 'visit', 'PR-2026-000001', { voidedAt: new Date() });
    const payment = { paidOn: '2026-10-14', amount: 5_000, way: 'cash', note: null };
    await calls.pay(id, payment).expect(201);
    await prisma.visitRequest.update({ where: { id }, data: { status } });
    const without = ['PR-2026-000001', 0, 0, 0, 5_000, -5_000, 'storniran'];
    expect(await rows()).toEqual([without]);

    await issue(id, 'visit', 'PR-2026-000002');
    expect(await rows()).toEqual([
      ['PR-2026-000001', 0, 0, 0, 0, 0, 'storniran'],
      ['PR-2026-000002', 16_727.27, 18_400, 0, 5_000, 13_400, 'važi'],
    ]);
  },
);

/** A group that came, with 24 meals of 500 dinars. */
const arrival = {
  arrivedAt: new Date(),
  arrivedVisitorAmount: 40,
  arrivedNumberOfFollowers: 3,
  unitPrices: { KIDS_DINO_WITH_SOUP: 500 },
};

it.each([
  ['fewer', 29_200, -1_200],
  ['more', 31_600, 1_200],
])(
  'asks for what the visit costs once %s came than were agreed on',
  async (_, quoted, difference) => {
    const { id } = await calls.create(buildVisitRequestWithDinner());
    await issue(id, 'meal', 'PR-2026-000001', { total: 12_000 });
    await issue(id, 'visit', 'PR-2026-000002');
    await prisma.visitRequest.update({ where: { id }, data: { ...arrival, quoted } });
    const payment = { paidOn: '2026-10-14', amount: 10_000, way: 'cash', note: null };
    await calls.pay(id, payment).expect(201);
    expect(await rows()).toEqual([
      ['PR-2026-000001', 10_000, 12_000, 0, 10_000, 2_000, 'važi'],
      ['PR-2026-000002', 16_727.27, 18_400, difference, 0, 18_400 + difference, 'važi'],
    ]);

    await calls.pay(id, { ...payment, amount: quoted - 10_000 }).expect(201);
    expect((await rows()).map((cells) => cells[5])).toEqual([0, 0]);
  },
);

it('asks by the predračun of the meals for those that were eaten besides', async () => {
  const { id } = await calls.create(buildVisitRequestWithDinner());
  await issue(id, 'visit', 'PR-2026-000001');
  await issue(id, 'meal', 'PR-2026-000002', { total: 10_000 });
  // 1,200 less of tickets, 2,000 more of meals.
  await prisma.visitRequest.update({ where: { id }, data: { ...arrival, quoted: 29_200 } });

  expect(await rows()).toEqual([
    ['PR-2026-000001', 16_727.27, 18_400, -1_200, 0, 17_200, 'važi'],
    ['PR-2026-000002', 8_333.33, 10_000, 2_000, 0, 12_000, 'važi'],
  ]);
});

it('asks by the predračun of the tickets for a lunch that was ordered on the spot', async () => {
  const { id } = await calls.create(buildVisitRequestWithDinner());
  await issue(id, 'visit', 'PR-2026-000001');
  await prisma.visitRequest.update({ where: { id }, data: { ...arrival, quoted: 30_400 } });

  expect(await rows()).toEqual([['PR-2026-000001', 16_727.27, 18_400, 12_000, 0, 30_400, 'važi']]);
});

// Nobody came: decision 24.
it.each([
  ['nothing', 0, [-18_400, 0, 0], [-12_000, 0, 0]],
  ['a part', 20_000, [0, 18_400, 0], [-10_400, 1_600, 0]],
  ['too much', 31_000, [0, 18_400, 0], [0, 12_600, -600]],
])(
  'asks for nothing more of a group that missed its visit and had paid %s',
  async (_, amount, tickets, meals) => {
    const { id } = await calls.create(buildVisitRequest());
    await issue(id, 'visit', 'PR-2026-000001');
    await issue(id, 'meal', 'PR-2026-000002', { total: 12_000 });
    const missed = { confirmedAt: new Date(), missedAt: new Date() };
    await prisma.visitRequest.update({ where: { id }, data: missed });
    const payment = { paidOn: '2026-10-14', amount, way: 'cash', note: null };
    if (amount > 0) await calls.pay(id, payment).expect(201);

    expect(await rows()).toEqual([
      ['PR-2026-000001', 16_727.27, 18_400, ...tickets, 'važi'],
      ['PR-2026-000002', 10_000, 12_000, ...meals, 'važi'],
    ]);
    const { payment: asked } = await calls.read(id);
    expect(asked.total - asked.paid).toBe(tickets[2]! + meals[2]!);
  },
);

it('leaves no number out, and names the predračun that took the place of another', async () => {
  const { id } = await calls.create(buildVisitRequest());
  const voidedAt = new Date();
  const { id: replacesId } = await issue(id, 'visit', 'PR-2026-000001', { voidedAt });
  await issue(id, 'visit', 'PR-2026-000002', { replacesId, issuedOn: new Date('2026-10-31') });
  const payment = { paidOn: '2026-11-06', amount: 18_400, way: 'transfer', note: null };
  await calls.pay(id, payment).expect(201);
  await issue(id, 'meal', 'PR-2026-000003', { visitRequestId: null, voidedAt });

  const accounts = await readAccounts({ from: '2026-10-01', to: '2026-10-31' });

  expect(accounts).toMatchObject([
    {
      number: 'PR-2026-000001',
      total: 0,
      paid: 0,
      standing: { replacedBy: 'PR-2026-000002' },
    },
    { number: 'PR-2026-000002', total: 1_840_000, paid: 1_840_000, standing: 'holds' },
    { number: 'PR-2026-000003', total: 0, paid: 0, standing: 'void' },
  ]);
});

it('refuses days in which more were issued or paid than it can hold, and leaves none out', async () => {
  const { id } = await calls.create(buildVisitRequest());
  await issue(id, 'visit', 'PR-2026-000001');
  await issue(id, 'meal', 'PR-2026-000002');
  const range = { from: '2026-10-01', to: '2026-10-31' };

  expect(await readAccounts(range, 2)).toHaveLength(2);
  await expect(readAccounts(range, 1)).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    message:
      'U ovim danima je izdato više od 1 predračuna, koliko staje u jedan Excel fajl. Izaberite manje dana.',
  });

  const payment = { paidOn: '2026-10-06', amount: 100, way: 'cash', note: null };
  await calls.pay(id, payment).expect(201);
  await calls.pay(id, payment).expect(201);
  expect(await readReceived(range, 2)).toHaveLength(2);
  await expect(readReceived(range, 1)).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    message:
      'U ovim danima ima više od 1 uplata, koliko staje u jedan Excel fajl. Izaberite manje dana.',
  });
});

it.each([
  ['proforma', 'predračuna', readAccounts],
  ['payment', 'uplata', readReceived],
])('has room for 20,000 of %s and not for one more', async (table, words, read) => {
  const { id } = await calls.create(buildVisitRequest());
  await calls.pay(id, { paidOn: '2026-10-06', amount: 100, way: 'cash', note: null }).expect(201);
  // As of a request that staff deleted.
  await issue(id, 'visit', 'PR-2026-000001', { visitRequestId: null });
  const count = async () => (await read({ from: '2026-10-01', to: '2026-10-31' })).length;

  await withEachRow(table, 20_000, async () => expect(await count()).toBe(20_000));
  await withEachRow(table, 20_001, () =>
    expect(count()).rejects.toThrow(`više od 20.000 ${words}`),
  );
});

it.each([
  [{ from: '2026-10-31', to: '2026-10-01' }, 'to', 'Kraj ne može biti pre početka'],
  [{ from: '2026-01-01', to: '2027-01-02' }, 'to', 'Najviše 366 dana odjednom'],
  [{ from: '2026-02-30', to: '2026-03-01' }, 'from', 'Unesite postojeći datum'],
])('refuses %j', async (query, field, message) => {
  const { status, body } = await download(query);
  expect([status, body]).toMatchObject([400, { errors: [{ field, message }] }]);
});

it('holds up no other call while it is written', async () => {
  const { id } = await calls.create(buildVisitRequest());
  const { id: _, ...issued } = await issue(id, 'visit', 'PR-2026-000001');
  await prisma.proforma.createMany({
    data: Array.from({ length: 1_500 }, (_, index) => ({
      ...issued,
      content: {},
      buyer: issued.buyer!,
      number: `PR-2026-${index + 100_000}`,
      reference: String(index),
      visitRequestId: null,
    })),
  });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  await fileOf(download({ from: '2026-10-01', to: '2026-10-31' }));
  const took = performance.now() - began;
  delay.disable();

  expect(delay.max / 1e6).toBeLessThan(took / 2);
});
