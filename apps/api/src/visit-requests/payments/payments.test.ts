import type { VisitPayment } from '@museum/shared/payments/payment-state';
import type { Payment } from '@museum/shared/payments/payment-schema';
import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import type { VisitRequestPage } from '@museum/shared/visit-requests/visit-request-response';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROGRAM } from '#audit/program-actor.ts';
import { databasePool, prisma } from '#lib/database/prisma.ts';
import { anonymizeVisitRequests } from '#privacy/anonymization-store.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { keepMissingQuotes } from './quoted-store.ts';

const clock = () => new Date('2027-10-08T10:00:00Z');

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
beforeAll(async () => {
  calls = await visitRequestCalls({ clock });
  await prisma.price.updateMany({ where: { kind: 'GROUP_CENTRE' }, data: { price: 400 } });
});
beforeEach(() => emptyTables('visit_request', 'mail', 'audit_entry', 'payment'));

/** 46 pupils at 400 dinars: 18,400. Nobody else pays. */
const VISIT = {
  visitDate: '2027-10-14',
  visitorAmount: 46,
  numberOfFollowers: 0,
  isRequestingAdditionalContent: false,
  isRequestingVisitHomeExhibition: false,
} as const;
const TOTAL = 18_400;

const receive = async () => (await calls.create(buildVisitRequest(VISIT))).id;
const confirmed = async () => {
  const id = await receive();
  await calls.confirm(id);
  return id;
};
const paymentOf = async (id: number): Promise<VisitPayment> => (await calls.read(id)).payment;
const paid = (amount: number, more: object = {}) => ({
  paidOn: '2027-10-06',
  amount,
  way: 'transfer',
  note: 'Izvod 187',
  ...more,
});

describe('a payment', () => {
  it('is kept with who entered it, counted, and noted in the audit trail', async () => {
    const id = await confirmed();
    const entered = dataOf<Payment>(await calls.pay(id, paid(5_000)).expect(201));

    expect(entered).toMatchObject({
      ...paid(5_000),
      author: 'Jelena Đorđević',
      correctsId: null,
      isCorrected: false,
    });
    expect(dataOf<Payment[]>(await calls.payments(id).expect(200))).toEqual([entered]);
    expect(await paymentOf(id)).toEqual({
      state: 'partly',
      due: '2027-10-13',
      total: TOTAL,
      paid: 5_000,
    });
    expect(
      await prisma.auditEntry.findFirst({ where: { action: 'payment-entered' } }),
    ).toMatchObject({
      actor: 'Jelena Đorđević',
      visitRequestId: id,
      changes: [
        { field: 'payment.paidOn', to: '2027-10-06' },
        { field: 'payment.amount', to: 5_000 },
        { field: 'payment.way', to: 'transfer' },
      ],
    });
  });

  it('stands in the list as in the details, with what is left', async () => {
    const id = await confirmed();
    await calls.pay(id, paid(18_399.5)).expect(201);
    const { body } = await calls.query({}).expect(200);
    const rows = (body as { data: { payment: VisitPayment }[] }).data;
    expect(rows.map(({ payment }) => payment)).toEqual([await paymentOf(id)]);
    expect(rows[0]!.payment).toMatchObject({ state: 'partly', paid: 18_399.5 });
  });

  it.each([
    [{ paidOn: '2027-10-09' }, 'paidOn', 'Datum uplate ne može biti u budućnosti'],
    [{ paidOn: '2017-10-07' }, 'paidOn', 'Datum uplate ne može biti stariji od 10 godina'],
    [{ paidOn: '2027-02-30' }, 'paidOn', 'Unesite postojeći datum'],
    [{ paidOn: undefined }, 'paidOn', 'Polje je obavezno'],
    [{ amount: 0 }, 'amount', 'Unesite iznos različit od nule'],
    [{ amount: '5000' }, 'amount', 'Unesite iznos različit od nule'],
    [{ amount: 1.005 }, 'amount', 'Iznos može imati najviše dve decimale'],
    [{ amount: 100_000_000 }, 'amount', 'Iznos je prevelik'],
    [{ way: 'barter' }, 'way', 'Izaberite način plaćanja'],
    [{ amount: -5, note: ' ' }, 'note', 'Uz iznos sa minusom napišite zašto se novac vraća'],
    [
      { amount: -0.01, note: 'Povraćaj' },
      'amount',
      'Ne može se vratiti više nego što je plaćeno (0,00 din)',
    ],
  ])('of %j is refused', async (wrong, field, message) => {
    const id = await receive();
    const { status, body } = await calls.pay(id, paid(5_000, wrong));
    expect([status, body]).toMatchObject([400, { errors: [{ field, message }] }]);
    expect(await prisma.payment.count()).toBe(0);
  });

  it('is of a request that there is', async () => {
    expect((await calls.pay(4711, paid(1))).status).toBe(404);
    expect((await calls.payments(4711)).status).toBe(404);
  });

  it('that is sent twice with one key is one, and the key is no other payment', async () => {
    const id = await receive();
    const key = { 'Idempotency-Key': 'k1' };
    const answers = await Promise.all([1, 2, 3].map(() => calls.pay(id, paid(5_000), key)));

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => dataOf<Payment>(answer).id)).size).toBe(1);
    expect(await prisma.payment.count()).toBe(1);
    expect((await calls.pay(id, paid(5_001), key)).status).toBe(422);
    expect((await calls.pay(await receive(), paid(5_000), key)).status).toBe(422);
  });

  it('is never missed in the sum when several come at once on two servers', async () => {
    const other = await visitRequestCalls({ clock });
    const id = await receive();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? calls : other).pay(id, paid(10 + n))),
    );
    // 10 + 11 + … + 29
    expect((await paymentOf(id)).paid).toBe(390);
  });

  it('is changed and deleted by nobody', async () => {
    const id = await receive();
    await calls.pay(id, paid(5_000)).expect(201);
    for (const statement of [
      'UPDATE payment SET amount = 1',
      `UPDATE payment SET note = 'Drugo'`,
      'DELETE FROM payment',
    ]) {
      await expect(databasePool.query(statement)).rejects.toThrow('Payments are only added');
    }
  });
});

it('money for a visit whose personal data has gone is counted, and no note brings a name back', async () => {
  const id = await confirmed();
  const act = { actor: PROGRAM, action: 'request-anonymized' } as const;
  await prisma.$transaction((transaction) => anonymizeVisitRequests(transaction, [id], act));
  const key = { 'Idempotency-Key': 'k2' };
  const late = paid(5_000, { note: 'Uplatila Ana Anić' });

  const entered = dataOf<Payment>(await calls.pay(id, late, key).expect(201));
  const again = dataOf<Payment>(await calls.pay(id, late, key).expect(201));
  await calls.pay(id, paid(-1_000, { note: 'Vraćeno Ani Anić' })).expect(201);
  const other = dataOf<Payment>(await calls.pay(id, paid(500)).expect(201));
  await calls.correctPayment(id, other.id, 'uplatila je Ana Anić').expect(201);

  expect(again).toEqual(entered);
  expect(dataOf<Payment[]>(await calls.payments(id))).toMatchObject([
    { amount: -500, note: null, correctsId: other.id },
    { amount: 500, note: null },
    { amount: -1_000, note: null },
    { amount: 5_000, note: null, author: 'Jelena Đorđević' },
  ]);
  expect((await paymentOf(id)).paid).toBe(4_000);
});

describe('a correction', () => {
  it('takes a payment back by a row of its own, once', async () => {
    const id = await confirmed();
    const { id: wrong } = dataOf<Payment>(await calls.pay(id, paid(5_000)).expect(201));

    const answers = await Promise.all(
      [1, 2].map(() => calls.correctPayment(id, wrong, 'uplata druge škole')),
    );

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(dataOf<Payment[]>(await calls.payments(id))).toMatchObject([
      {
        amount: -5_000,
        paidOn: '2027-10-06',
        note: 'Ispravka: uplata druge škole',
        correctsId: wrong,
      },
      { id: wrong, amount: 5_000, isCorrected: true },
    ]);
    expect(await paymentOf(id)).toMatchObject({ state: 'unpaid', paid: 0 });
    expect(await prisma.auditEntry.count({ where: { action: 'payment-corrected' } })).toBe(1);
  });

  it('needs a reason, and a payment of this request that is no correction itself', async () => {
    const id = await receive();
    const { id: wrong } = dataOf<Payment>(await calls.pay(id, paid(5_000)).expect(201));
    expect((await calls.correctPayment(id, wrong, ' ')).body).toMatchObject({
      errors: [{ field: 'reason', message: 'Polje je obavezno' }],
    });
    expect((await calls.correctPayment(await receive(), wrong, 'Greška')).status).toBe(404);
    const correction = dataOf<Payment>(await calls.correctPayment(id, wrong, 'Greška').expect(201));
    expect((await calls.correctPayment(id, correction.id, 'Greška')).status).toBe(404);
  });

  it('of money that was given back already is refused', async () => {
    const id = await receive();
    const { id: wrong } = dataOf<Payment>(await calls.pay(id, paid(5_000)).expect(201));
    await calls.pay(id, paid(-2_000, { note: 'Povraćaj' })).expect(201);
    expect((await calls.correctPayment(id, wrong, 'Greška')).body).toMatchObject({
      errors: [{ message: 'Ne može se vratiti više nego što je plaćeno (3.000,00 din)' }],
    });
  });
});

describe('what is to be paid', () => {
  it('is due once the visit is confirmed, the day before it, until all of it is paid', async () => {
    const id = await receive();
    expect(await paymentOf(id)).toEqual({ state: 'unpaid', due: null, total: TOTAL, paid: 0 });
    await calls.confirm(id);
    expect((await paymentOf(id)).due).toBe('2027-10-13');
    await calls.pay(id, paid(TOTAL)).expect(201);
    expect(await paymentOf(id)).toEqual({ state: 'paid', due: null, total: TOTAL, paid: TOTAL });
  });

  it('is what the current predračuni ask for, by the first of their days', async () => {
    const id = await receive();
    const issue = (kind: 'visit' | 'meal', total: number, dueOn: string) =>
      prisma.proforma.create({
        data: {
          kind,
          total,
          visitRequestId: id,
          number: `PR-${kind}-${total}`,
          issuedOn: new Date('2027-10-01'),
          dueOn: new Date(dueOn),
          reference: `${total}`,
          paymentType: 'CASH',
          buyer: {},
          content: {},
        },
      });
    await issue('visit', 18_000, '2027-10-13');
    const meal = await issue('meal', 9_600.5, '2027-10-12');
    expect(await paymentOf(id)).toMatchObject({ total: 27_600.5, due: '2027-10-12' });

    const voided = { voidedAt: new Date('2027-10-02') };
    await prisma.proforma.update({ where: { id: meal.id }, data: voided });
    expect(await paymentOf(id)).toMatchObject({ total: 18_000, due: '2027-10-13' });
    await prisma.proforma.updateMany({ data: voided });
    expect(await paymentOf(id)).toMatchObject({ total: TOTAL, due: null });
  });

  it('is nothing of a cancelled visit: what was paid is to be given back', async () => {
    const id = await confirmed();
    await calls.pay(id, paid(5_000)).expect(201);
    const { version } = await calls.read(id);
    const cancel = { version, reason: 'Bolest', mail: { send: false } };
    await calls.act(id, 'cancel', cancel).expect(200);
    expect(await paymentOf(id)).toEqual({ state: 'overpaid', due: null, total: 0, paid: 5_000 });
  });

  it('follows every change of what it depends on', async () => {
    const { id } = await calls.create(buildVisitRequestWithDinner(VISIT));
    const withLunch = (await paymentOf(id)).total;
    expect(withLunch).toBeGreaterThan(TOTAL);

    await calls.removeDinner(id).expect(200);
    expect((await paymentOf(id)).total).toBe(TOTAL);
    await calls.addDinner(id, { reason: '' }).expect(201);
    expect((await paymentOf(id)).total).toBe(withLunch);
    await calls.removeDinner(id).expect(200);

    const request = await calls.read(id);
    const fewer = dataOf<{ payment: VisitPayment }>(
      await calls.update({ ...request, visitorAmount: 30 }).expect(200),
    );
    expect(fewer.payment.total).toBe(12_000);

    await prisma.price.updateMany({ where: { kind: 'GROUP_CENTRE' }, data: { price: 450.5 } });
    await calls.recalculate(id, request.version + 1).expect(200);
    expect((await paymentOf(id)).total).toBe(13_515);
    await prisma.price.updateMany({ where: { kind: 'GROUP_CENTRE' }, data: { price: 400 } });
  });

  it('is worked out for requests from before it was kept', async () => {
    const id = await receive();
    // Confirmed before predračuni were issued with it: paid at the gate.
    await databasePool.query('UPDATE visit_request SET quoted = NULL, "confirmedAt" = now()');
    await keepMissingQuotes(new AbortController().signal);
    expect(await paymentOf(id)).toMatchObject({ total: TOTAL, due: '2027-10-14' });
  });
});

describe('the list of debts', () => {
  const idsOf = async (query: Record<string, string>) => {
    const { body } = await calls.query(query).expect(200);
    return (body as { data: { id: number }[] }).data.map(({ id }) => id);
  };
  const confirmedFor = async (visitDate: string, status = 'SCHEDULED') => {
    const { id } = await calls.create(buildVisitRequest({ ...VISIT, visitDate: '2027-11-20' }));
    await databasePool.query(
      `UPDATE visit_request SET "confirmedAt" = now(), "visitDate" = $2, status = $3 WHERE id = $1`,
      [id, visitDate, status],
    );
    return id;
  };
  const sendProof = (visitRequestId: number) =>
    prisma.proof.create({
      data: {
        visitRequestId,
        name: 'uplata.pdf',
        mediaType: 'application/pdf',
        size: 1,
        content: Buffer.from('x'),
      },
    });

  it('has whoever paid more than the visit costs, and whoever paid and was cancelled', async () => {
    const settled = await confirmedFor('2027-10-06');
    await calls.pay(settled, paid(TOTAL)).expect(201);
    const twice = await confirmedFor('2027-10-08');
    await calls.pay(twice, paid(2 * TOTAL)).expect(201);
    const canceled = await confirmedFor('2027-10-07', 'CANCELED');
    await calls.pay(canceled, paid(TOTAL)).expect(201);
    await confirmedFor('2027-10-06', 'CANCELED');

    expect(await idsOf({ overpaid: 'true' })).toEqual([canceled, twice]);
    expect((await paymentOf(canceled)).state).toBe('overpaid');
    expect(dataOf(await calls.savedViews().expect(200))).toMatchObject({ overpaid: 2 });
  });

  it('has what is promised and not paid, the first due first', async () => {
    await receive();
    const later = await confirmedFor('2027-10-20');
    const proven = await confirmedFor('2027-10-12');
    const late = await confirmedFor('2027-10-07');
    await confirmedFor('2027-10-06', 'CANCELED');
    await confirmedFor('2027-10-06', 'POSTPONED');
    const settled = await confirmedFor('2027-10-06');
    await calls.pay(settled, paid(TOTAL)).expect(201);
    await calls.pay(later, paid(1)).expect(201);
    await sendProof(proven);
    await sendProof(later);

    expect(await idsOf({ unpaid: 'true' })).toEqual([late, proven, later]);
    expect(await idsOf({ proofSent: 'true' })).toEqual([proven]);
    expect(await idsOf({ unpaid: 'true', dueTo: '2027-10-07' })).toEqual([late]);
    expect((await paymentOf(proven)).state).toBe('proof');
    expect(dataOf(await calls.savedViews().expect(200))).toMatchObject({
      unpaid: 3,
      proofSent: 1,
      overdue: 1,
    });

    const debtsOf = async (query: Record<string, string>) =>
      ((await calls.query(query).expect(200)).body as VisitRequestPage).debts;
    // Three visits cost TOTAL each, of which 1 din came in.
    expect(await debtsOf({ unpaid: 'true' })).toEqual({ open: 3 * TOTAL - 1, total: 3 * TOTAL });
    expect(await debtsOf({ proofSent: 'true' })).toEqual({ open: TOTAL, total: TOTAL });
    expect(await debtsOf({})).toBeUndefined();
    // Of one that came the quote counts, of another its predračuni.
    await databasePool.query(
      `UPDATE visit_request SET invoiced = 500.5, "invoicedDueOn" = '2027-10-12' WHERE id = ANY($1)`,
      [[late, proven]],
    );
    await databasePool.query(
      `UPDATE visit_request SET "arrivedAt" = now(), "arrivedVisitorAmount" = "visitorAmount",
         "arrivedNumberOfFollowers" = "numberOfFollowers" WHERE id = $1`,
      [late],
    );
    expect(await debtsOf({ unpaid: 'true' })).toEqual({
      open: 2 * TOTAL + 499.5,
      total: 2 * TOTAL + 500.5,
    });

    await calls.pay(late, paid(TOTAL)).expect(201);
    expect(dataOf(await calls.savedViews().expect(200))).toMatchObject({ unpaid: 2, overdue: 0 });
  });

  it('forgets a proof that is deleted', async () => {
    const id = await confirmed();
    const { id: proofId } = await sendProof(id);
    await prisma.proof.delete({ where: { id: proofId } });
    expect((await paymentOf(id)).state).toBe('unpaid');
  });
});

it('a request with payments stays, even one that was taken back', async () => {
  const id = await receive();
  const { id: wrong } = dataOf<Payment>(await calls.pay(id, paid(5_000)).expect(201));
  await calls.correctPayment(id, wrong, 'Greška').expect(201);

  const { status, body } = await calls.remove(id);

  expect([status, body]).toMatchObject([
    409,
    {
      errors: [
        {
          code: 'MUST_BE_KEPT',
          message: 'Zahtev ima uplate, koje se čuvaju. Umesto brisanja otkažite posetu.',
        },
      ],
    },
  ]);
});
