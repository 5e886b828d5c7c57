import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import type { GateAct } from '@museum/shared/visit-requests/gate/gate-act';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { requesterCalls } from '#test/requester-calls.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { readAccounts } from '#visit-requests/payments/accounts-store.ts';

const DAY = '2027-10-14';
const MORNING = new Date('2027-10-14T08:00:00Z');
let now = MORNING;
const clock = () => now;
/** Goes to another moment and signs in again: a token lasts for minutes. */
async function travel(moment: Date): Promise<void> {
  now = moment;
  calls = await visitRequestCalls({ clock });
}
const minutesLater = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000);

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
beforeAll(async () => {
  await prisma.price.updateMany({ where: { kind: 'GROUP_CENTRE' }, data: { price: 400 } });
});
beforeEach(async () => {
  await travel(MORNING);
  await emptyTables('visit_request', 'mail', 'audit_entry', 'payment', 'proforma');
});

/** 46 pupils at 400 dinars: 18,400. Nobody else pays. */
async function receive(visitDate = DAY): Promise<VisitRequest> {
  const { id } = await calls.create(
    buildVisitRequest({ visitDate, visitTime: '10:15', visitorAmount: 46, numberOfFollowers: 0 }),
  );
  await prisma.mail.deleteMany();
  return calls.read(id);
}
async function confirmed(): Promise<VisitRequest> {
  const { id, version } = await receive();
  return calls.confirm(id, version);
}
const note = ({ id, version }: VisitRequest, act: GateAct, body: object = {}) =>
  calls.note(id, act, { version, ...body });
const noted = async (group: VisitRequest, act: GateAct, body: object = {}) =>
  dataOf<VisitRequest>(await note(group, act, body).expect(200));
const arrived = (group: VisitRequest, visitorAmount: number, more: object = {}) =>
  noted(group, 'arrive', { visitorAmount, numberOfFollowers: 0, ...more });
const codeOf = ({ body }: { body: unknown }) =>
  (body as { errors: { code: string }[] }).errors[0]?.code;
const paymentsOf = async (id: number) =>
  dataOf<{ amount: number; way: string; note: string }[]>(await calls.payments(id).expect(200));

describe('a group that comes', () => {
  it('is in with those who came; the agreement, the predračun and the mails stay', async () => {
    const group = await confirmed();
    const saved = await arrived(group, 49, { numberOfFollowers: 0 });

    expect(saved).toMatchObject({
      stage: 'arrived',
      status: 'SCHEDULED',
      version: group.version + 1,
      arrivedAt: MORNING.toISOString(),
      arrivedVisitorAmount: 49,
      visitorAmount: 46,
      // 3 pupils more at 400 dinars.
      payment: { state: 'unpaid', total: 19_600, paid: 0, due: DAY },
    });
    expect(await prisma.proforma.findMany()).toMatchObject([{ voidedAt: null }]);
    expect(await prisma.mail.count()).toBe(0);
    expect(await prisma.auditEntry.findFirst({ where: { action: 'group-arrived' } })).toMatchObject(
      {
        actor: 'Jelena Đorđević',
        visitRequestId: group.id,
        changes: [
          { field: 'arrivedVisitorAmount', from: null, to: 49 },
          { field: 'arrivedNumberOfFollowers', from: null, to: 0 },
        ],
      },
    );
  });

  it.each([
    ['never confirmed', async () => receive()],
    ['late', async () => noted(await confirmed(), 'late')],
    ['given up', async () => noted(await confirmed(), 'missed')],
  ])('is let in although it was %s', async (_was, given) => {
    expect(await arrived(await given(), 46)).toMatchObject({ stage: 'arrived' });
  });

  it.each(['POSTPONED', 'CANCELED'])('is not let in while the visit is %s', async (status) => {
    const group = await receive();
    await calls.update({ ...group, status, mail: { send: false } }).expect(200);
    const answer = await note({ ...group, version: 2 }, 'arrive', {
      visitorAmount: 46,
      numberOfFollowers: 0,
    }).expect(409);
    expect(answer.body).toMatchObject({
      errors: [{ code: 'STAGE_CONFLICT' }],
      stage: status.toLowerCase(),
    });
  });

  it.each(['late', 'missed'] as const)(
    'that has come is told as such to whoever presses "%s" on an older sheet',
    async (act) => {
      const group = await confirmed();
      await arrived(group, 46);
      const answer = await note(group, act).expect(409);
      expect(answer.body).toMatchObject({ errors: [{ code: 'STAGE_CONFLICT' }], stage: 'arrived' });
    },
  );

  it('pays nothing on the spot once a colleague has entered money that its press does not know of', async () => {
    const group = await confirmed();
    const cash = { amount: 18_400, way: 'cash' };
    await calls.pay(group.id, { paidOn: DAY, ...cash }).expect(201);
    const body = { visitorAmount: 46, numberOfFollowers: 0, payment: cash, paid: 0 };
    expect(codeOf(await note(group, 'arrive', body).expect(409))).toBe('STALE_VERSION');
    expect(await paymentsOf(group.id)).toHaveLength(1);
    expect((await calls.read(group.id)).stage).toBe('confirmed');

    const fewer = { payment: { amount: -1_600, way: 'cash' }, paid: 18_400 };
    expect((await arrived(group, 42, fewer)).payment).toMatchObject({ state: 'paid' });
  });

  it('comes although money was entered that nobody adds to', async () => {
    const group = await confirmed();
    await calls.pay(group.id, { paidOn: DAY, amount: 18_400, way: 'transfer' }).expect(201);
    expect(await arrived(group, 46, { payment: null, paid: 0 })).toMatchObject({
      stage: 'arrived',
    });
  });

  it('stays late when it is confirmed while it is waited for', async () => {
    const { id, version } = await noted(await receive(), 'late');

    const saved = await calls.confirm(id, version);

    expect(saved).toMatchObject({ stage: 'confirmed', lateAt: MORNING.toISOString() });
  });

  it('is written up later, never before its day', async () => {
    const group = await confirmed();
    await travel(new Date('2027-10-13T21:59:59Z'));
    const early = await note(group, 'arrive', { visitorAmount: 46, numberOfFollowers: 0 });
    expect(early.status).toBe(400);
    expect(early.body).toMatchObject({ errors: [{ field: 'visitDate' }] });
    await travel(new Date('2027-10-16T08:00:00Z'));
    expect(await arrived(group, 46)).toMatchObject({ stage: 'arrived' });
  });

  it('pays the difference on the spot, by the day of the visit if it does not', async () => {
    const group = await confirmed();
    const transfer = { paidOn: '2027-10-12', amount: 18_400, way: 'transfer' };
    await calls.pay(group.id, transfer).expect(201);
    const owing = await arrived(group, 49);
    expect(owing.payment).toEqual({ state: 'partly', due: DAY, total: 19_600, paid: 18_400 });

    const payment = { amount: 1_200, way: 'cash' };
    const settled = await arrived(owing, 49, { payment });
    expect(settled.payment).toEqual({ state: 'paid', due: null, total: 19_600, paid: 19_600 });
    expect(await paymentsOf(group.id)).toMatchObject([
      { ...payment, paidOn: DAY, note: 'Naplaćeno na ulazu', author: 'Jelena Đorđević' },
      transfer,
    ]);
  });

  it('gets back what it paid too much, or keeps it for the next time', async () => {
    const group = await confirmed();
    await calls.pay(group.id, { paidOn: '2027-10-12', amount: 18_400, way: 'transfer' });
    // 4 pupils fewer at 400 dinars.
    const fewer = await arrived(group, 42);
    expect(fewer.payment).toEqual({ state: 'overpaid', due: null, total: 16_800, paid: 18_400 });

    const paid = await arrived(fewer, 42, { payment: { amount: -1_600, way: 'cash' } });
    expect(paid.payment).toMatchObject({ state: 'paid', paid: 16_800 });
    expect((await paymentsOf(group.id))[0]).toMatchObject({
      amount: -1_600,
      note: 'Vraćeno na ulazu: stiglo je manje ljudi',
    });
    const tooMuch = await note(paid, 'arrive', {
      visitorAmount: 42,
      numberOfFollowers: 0,
      payment: { amount: -16_801, way: 'cash' },
    });
    expect(codeOf(tooMuch)).toBe('VALIDATION_ERROR');
  });

  it('owes what the quote says although nobody promised the visit', async () => {
    expect((await arrived(await receive(), 46)).payment).toMatchObject({
      state: 'unpaid',
      due: DAY,
      total: 18_400,
    });
  });

  it('keeps the prices that it was quoted with', async () => {
    const group = await confirmed();
    await prisma.price.updateMany({ where: { kind: 'GROUP_CENTRE' }, data: { price: 999 } });
    const saved = await arrived(group, 49);
    await prisma.price.updateMany({ where: { kind: 'GROUP_CENTRE' }, data: { price: 400 } });
    expect(saved.payment.total).toBe(19_600);
  });

  it('has its numbers put right later, and keeps the time of its arrival', async () => {
    const first = await arrived(await confirmed(), 49);
    await travel(minutesLater(45));
    expect(await arrived(first, 52)).toMatchObject({
      arrivedAt: MORNING.toISOString(),
      arrivedVisitorAmount: 52,
    });
  });

  it('is let in once when two press at the same time; the other is told', async () => {
    const group = await confirmed();
    const body = {
      visitorAmount: 46,
      numberOfFollowers: 0,
      payment: { amount: 18_400, way: 'cash' },
    };
    const answers = await Promise.all([note(group, 'arrive', body), note(group, 'arrive', body)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(codeOf(answers.find(({ status }) => status === 409)!)).toBe('STALE_VERSION');
    expect(await paymentsOf(group.id)).toHaveLength(1);
    expect(await prisma.auditEntry.count({ where: { action: 'group-arrived' } })).toBe(1);
  });

  it('comes once when the answer to a press got lost, and at the time of the press', async () => {
    const group = await confirmed();
    const at = '2027-10-14T07:10:00.000Z';
    const body = { at, payment: { amount: 18_400, way: 'cash' } };
    const first = await arrived(group, 46, body);
    expect(first.arrivedAt).toBe(at);
    expect(await arrived(group, 46, body)).toEqual(first);
    expect(await paymentsOf(group.id)).toHaveLength(1);
    // Somebody else's press is another one.
    const other = { ...body, at: '2027-10-14T07:10:01.000Z', visitorAmount: 46 };
    const refused = await note(group, 'arrive', { numberOfFollowers: 0, ...other }).expect(409);
    expect(codeOf(refused)).toBe('STALE_VERSION');
  });

  it('comes once when one press arrives three times at once', async () => {
    const group = await confirmed();
    const body = {
      at: '2027-10-14T07:10:00.000Z',
      visitorAmount: 46,
      numberOfFollowers: 0,
      payment: { amount: 18_400, way: 'cash' },
    };
    const press = () => note(group, 'arrive', body);
    const answers = await Promise.all([press(), press(), press()]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await paymentsOf(group.id)).toHaveLength(1);
    expect(await prisma.auditEntry.count({ where: { action: 'group-arrived' } })).toBe(1);
  });

  it('is put right once when the answer got lost, and pays once, however often it is sent', async () => {
    const first = await arrived(await confirmed(), 46, { at: '2027-10-14T07:10:00.000Z' });
    await travel(minutesLater(5));
    const body = { at: minutesLater(4).toISOString(), payment: { amount: 1_600, way: 'cash' } };
    const right = await arrived(first, 50, body);
    // With the version that it was made on, and with the one that the sheet shows by then.
    expect(await arrived(first, 50, body)).toEqual(right);
    expect(await arrived(right, 50, body)).toEqual(right);
    const later = await arrived(right, 51, { at: minutesLater(5).toISOString() });
    expect(await arrived(later, 50, body)).toEqual(later);
    expect(await paymentsOf(right.id)).toMatchObject([{ amount: 1_600 }]);
    const trail = { where: { action: 'group-arrived' }, orderBy: { id: 'asc' } } as const;
    expect(await prisma.auditEntry.findMany(trail)).toMatchObject([
      { actor: 'Jelena Đorđević' },
      {
        changes: [
          { field: 'pressedAt', from: null, to: body.at },
          { field: 'arrivedVisitorAmount', from: 46, to: 50 },
        ],
      },
      { actor: 'Jelena Đorđević' },
    ]);
  });

  it('has paid on the day of the press, though it is sent after midnight', async () => {
    const group = await confirmed();
    await travel(new Date('2027-10-15T06:00:00Z'));
    const [at, payment] = ['2027-10-14T16:00:00.000Z', { amount: 18_400, way: 'cash' }];
    await arrived(group, 46, { at, payment });
    expect(await paymentsOf(group.id)).toMatchObject([{ paidOn: DAY, amount: 18_400 }]);
  });

  it.each(['2027-10-14T08:00:01.000Z', '2027-10-13T08:00:00.000Z'])(
    'did not come at %s, by the clock of a device',
    async (at) => {
      const saved = await arrived(await confirmed(), 46, { at });
      expect(saved.arrivedAt).toBe(MORNING.toISOString());
    },
  );

  it.each([
    ['nobody', { visitorAmount: 0 }],
    ['half a person', { visitorAmount: 1.5 }],
    ['a payment of nothing', { payment: { amount: 0, way: 'cash' } }],
    ['a transfer', { payment: { amount: 100, way: 'transfer' } }],
  ])('is not %s', async (_what, wrong) => {
    const group = await confirmed();
    const body = { visitorAmount: 46, numberOfFollowers: 0, ...wrong };
    await note(group, 'arrive', body).expect(400);
    expect(await calls.read(group.id)).toEqual(group);
  });
});

describe('the day', () => {
  it('counts those who came, and nobody who did not', async () => {
    const [came, missed] = [await receive(), await confirmed()];
    await arrived(came, 49);
    await noted(missed, 'missed');
    const sheet = dataOf<DaySheet>(await calls.daySheet(DAY).expect(200));

    expect(sheet.day).toMatchObject({ groups: 1, persons: 49, firmPersons: 49 });
    expect(sheet.groups).toMatchObject([
      {
        id: came.id,
        stage: 'arrived',
        visitorAmount: 49,
        arrivedAt: MORNING.toISOString(),
        agreed: { visitorAmount: 46, numberOfFollowers: 0 },
        meals: null,
      },
    ]);
    expect(sheet.missed).toMatchObject([{ id: missed.id, stage: 'missed' }]);
  });

  it('asks nothing of who did not come', async () => {
    const missed = await noted(await confirmed(), 'missed');
    expect(missed.payment).toMatchObject({ state: 'unpaid', due: null });
  });

  it('leaves what was paid by who did not come; their predračun stays as it was issued', async () => {
    const group = await confirmed();
    await calls.pay(group.id, { paidOn: '2027-10-12', amount: 5_000, way: 'transfer' }).expect(201);
    const { payment } = await noted(group, 'missed');
    expect(payment).toEqual({ state: 'partly', due: null, total: 5_000, paid: 5_000 });
    expect(dataOf<DaySheet>(await calls.daySheet(DAY).expect(200)).missed).toMatchObject([
      { payment },
    ]);

    const requester = requesterCalls({ clock });
    const { proformas } = await requester.read(requester.key(group.id));
    expect(proformas).toMatchObject([{ total: 18_400, due: 13_400 }]);
  });

  it('is counted by stage in the list', async () => {
    const [came, missed, waiting] = [await receive(), await confirmed(), await confirmed()];
    await arrived(came, 46);
    await noted(missed, 'missed');
    const idsIn = async (stage: string) =>
      dataOf<{ id: number }[]>(await calls.query({ stage }).expect(200)).map(({ id }) => id);

    expect(await idsIn('arrived')).toEqual([came.id]);
    expect(await idsIn('missed')).toEqual([missed.id]);
    expect(await idsIn('confirmed')).toEqual([waiting.id]);
    expect(await idsIn('received')).toEqual([]);
  });
});

describe('undoing', () => {
  it('takes an arrival back with what was paid with it, and nothing else', async () => {
    const group = await confirmed();
    await calls.pay(group.id, { paidOn: '2027-10-12', amount: 18_400, way: 'transfer' });
    const saved = await arrived(group, 49, { payment: { amount: 1_200, way: 'card' } });
    await travel(minutesLater(10));
    const undone = await noted(saved, 'undo-arrival');

    expect(undone).toMatchObject({
      stage: 'confirmed',
      arrivedAt: null,
      arrivedVisitorAmount: null,
      payment: { state: 'paid', total: 18_400, paid: 18_400 },
    });
    expect((await paymentsOf(group.id)).map(({ amount }) => amount).sort()).toEqual([
      -1_200, 1_200, 18_400,
    ]);
    expect(
      await prisma.auditEntry.findFirst({ where: { action: 'arrival-undone' } }),
    ).toMatchObject({
      changes: [
        { field: 'gate', from: 'Stigli', to: null },
        { field: 'arrivedVisitorAmount', from: 49, to: null },
        { field: 'arrivedNumberOfFollowers', from: 0, to: null },
      ],
    });
  });

  it('goes back step by step: come, given up, late', async () => {
    const late = await noted(await confirmed(), 'late');
    const missed = await noted(late, 'missed');
    const came = await arrived(missed, 46);

    const again = await noted(came, 'undo-arrival');
    expect(again.stage).toBe('missed');
    const stillLate = await noted(again, 'undo-arrival');
    expect(stillLate).toMatchObject({ stage: 'confirmed', lateAt: MORNING.toISOString() });
    const asBefore = await noted(stillLate, 'undo-arrival');
    expect(asBefore.lateAt).toBeNull();
    expect(codeOf(await note(asBefore, 'undo-arrival').expect(409))).toBe('STAGE_CONFLICT');
  });

  it('takes one note back when the answer to the press got lost', async () => {
    const late = await noted(await confirmed(), 'late');
    const came = await arrived(late, 46, { payment: { amount: 18_400, way: 'cash' } });
    const body = { at: MORNING.toISOString() };
    const undone = await noted(came, 'undo-arrival', body);
    expect(undone).toMatchObject({ stage: 'confirmed', lateAt: MORNING.toISOString() });

    expect(await noted(came, 'undo-arrival', body)).toEqual(undone);
    expect(await noted(undone, 'undo-arrival', body)).toEqual(undone);
    expect(await paymentsOf(came.id)).toHaveLength(2);
  });

  it('ends after ten minutes by the clock of the server', async () => {
    const saved = await arrived(await confirmed(), 46);
    await travel(new Date(minutesLater(10).getTime() + 1));
    const answer = await note(saved, 'undo-arrival').expect(409);

    expect(answer.body).toMatchObject({
      errors: [{ code: 'TOO_LATE', message: expect.stringContaining('više od 10 minuta') }],
    });
    expect((await calls.read(saved.id)).stage).toBe('arrived');
  });
});

describe('afterwards', () => {
  it.each(['confirm', 'decline', 'postpone', 'cancel'] as const)(
    'who came cannot be subject to "%s"',
    async (act) => {
      const { id, version } = await arrived(await confirmed(), 46);
      const body = { version, reason: 'Sneg', mail: { send: false } };
      const answer = await calls.act(id, act, body).expect(409);
      expect(answer.body).toMatchObject({
        errors: [{ code: 'STAGE_CONFLICT' }],
        stage: 'arrived',
      });
    },
  );

  it('a change of the agreement leaves who came, what they pay and the predračun as they are', async () => {
    const saved = await arrived(await confirmed(), 49);
    const changed = dataOf<VisitRequest>(
      await calls.update({ ...saved, visitorAmount: 30, comment: 'Dva autobusa' }).expect(200),
    );
    expect(changed).toMatchObject({
      stage: 'arrived',
      visitorAmount: 30,
      arrivedVisitorAmount: 49,
      payment: { total: 19_600 },
    });
    expect(await prisma.proforma.count({ where: { voidedAt: null, total: 18_400 } })).toBe(1);
    expect(await prisma.mail.count()).toBe(0);
  });

  it.each([
    ['another day', { visitDate: '2027-10-20' }, 'confirmed'],
    ['another status', { status: 'POSTPONED', mail: { send: false } }, 'postponed'],
  ])('%s takes the arrival away', async (_what, change, stage) => {
    const saved = await arrived(await confirmed(), 49);
    const body = { ...saved, ...change, reason: 'Greška u upisu' };
    const changed = dataOf<VisitRequest>(await calls.update(body).expect(200));
    expect(changed).toMatchObject({ stage, arrivedAt: null, arrivedVisitorAmount: null });
  });

  it.each([
    ['another day', { visitDate: '2027-10-20' }, { state: 'partly', due: '2027-10-19' }],
    ['postponed', { status: 'POSTPONED' }, { state: 'partly', due: null }],
    ['cancelled', { status: 'CANCELED' }, { state: 'overpaid', due: null, total: 0 }],
  ])(
    'what was paid with an arrival stays when the visit gets %s',
    async (_what, change, payment) => {
      const saved = await arrived(await confirmed(), 49, {
        payment: { amount: 1_200, way: 'cash' },
      });
      const body = { ...saved, ...change, reason: 'Greška u upisu', mail: { send: false } };
      const changed = dataOf<VisitRequest>(await calls.update(body).expect(200));
      expect(changed.payment).toMatchObject({ total: 18_400, paid: 1_200, ...payment });
      expect(await paymentsOf(saved.id)).toMatchObject([{ note: 'Naplaćeno na ulazu' }]);
      const accounts = await readAccounts({ from: '2027-10-01', to: '2027-10-31' });
      expect(accounts.reduce((sum, { paid }) => sum + paid, 0)).toBe(120_000);
      expect(accounts.every(({ difference }) => difference === 0)).toBe(true);
    },
  );

  it('who did not come can be given another day, and stays confirmed', async () => {
    const missed = await noted(await confirmed(), 'missed');
    const body = { ...missed, visitDate: '2027-10-20', reason: 'Autobus se pokvario' };
    const moved = dataOf<VisitRequest>(await calls.update(body).expect(200));
    expect(moved).toMatchObject({ stage: 'confirmed', missedAt: null });
  });

  it('who did not come and gets another day is told that the visit is confirmed, not that it still is', async () => {
    const missed = await noted(await confirmed(), 'missed');
    await prisma.mail.deleteMany();
    const mail = { send: true };
    await calls.update({ ...missed, visitDate: '2027-10-20', reason: 'Proba', mail }).expect(200);
    const [told] = await prisma.mail.findMany();
    expect(told!.subject).toMatch(/^Poseta je potvrđena: .*20\. oktobar 2027/);
    expect(told!.text).toContain('Termin je promenjen; ranije je bio');
    expect(told!.text).not.toContain('i dalje potvrđena');
  });
});
