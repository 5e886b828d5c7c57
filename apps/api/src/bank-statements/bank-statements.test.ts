import type { Proforma } from '@museum/shared/payments/proforma-schema';
import type {
  BankStatement,
  BankStatementWithLines,
  TableReading,
  UploadedStatements,
} from '@museum/shared/payments/bank-statement-schema';
import type { Page } from '@museum/shared/http/envelope';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import {
  type BankFile,
  officeBankingFile,
  officeBankingStatement,
} from '@museum/testing/bank-files';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROGRAM } from '#audit/program-actor.ts';
import { prisma } from '#lib/database/prisma.ts';
import { createLogger } from '#lib/log/logger.ts';
import { anonymizeVisitRequests } from '#privacy/anonymization-store.ts';
import { applyRetention } from '#privacy/apply-retention.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { bearer, signInJelena } from '#test/staff.ts';
import { testApp, testEnv } from '#test/test-app.ts';
import { dataOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { holdVisitRequest } from '#visit-requests/visit-request-store.ts';

const PATH = '/api/v1/admin/bank-statements';
const clock = () => new Date('2026-10-07T10:00:00Z');

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let authorization: string;
const app = testApp({ clock });

beforeAll(async () => {
  calls = await visitRequestCalls({ clock });
  authorization = bearer(await signInJelena({ clock }));
  await prisma.price.updateMany({ where: { kind: 'GROUP_CENTRE' }, data: { price: 400 } });
});
beforeEach(() =>
  emptyTables(
    'visit_request',
    'proforma',
    'payment',
    'bank_statement',
    'bank_table',
    'audit_entry',
  ),
);

/** 46 pupils at 400 dinars: 18,400. */
const VISIT = {
  visitDate: '2026-10-14',
  visitorAmount: 46,
  numberOfFollowers: 0,
  isRequestingAdditionalContent: false,
  isRequestingVisitHomeExhibition: false,
} as const;

/** A confirmed visit with its predračun over 18,400. */
async function invoiced() {
  const { id } = await calls.create(buildVisitRequest(VISIT));
  await calls.confirm(id);
  const issued = dataOf<Proforma[]>(await calls.proformas(id).expect(200));
  if (issued.length === 0) await calls.issueProforma(id).expect(201);
  const [proforma] = dataOf<Proforma[]>(await calls.proformas(id).expect(200));
  return { id, proforma: proforma! };
}

const send = (
  file: string | Buffer,
  { reading, server = app }: { reading?: unknown; server?: typeof app } = {},
) => {
  const form = request(server).post(PATH).set('Authorization', authorization);
  if (reading) void form.field('reading', JSON.stringify(reading));
  return form.attach('file', Buffer.from(file), 'izvod-187.xml');
};
const upload = async (file: string) =>
  dataOf<UploadedStatements>(await send(file).expect(201)).statements;
const read = async (id: number) =>
  dataOf<BankStatementWithLines>(
    await request(app).get(`${PATH}/${id}`).set('Authorization', authorization).expect(200),
  );
const post = (path: string, body: object, server = app) =>
  request(server).post(`${PATH}${path}`).set('Authorization', authorization).send(body);
const list = async () =>
  (await request(app).get(PATH).set('Authorization', authorization).expect(200))
    .body as Page<BankStatement>;

/** A statement that pays a predračun in full, and something that belongs to nobody. */
const paying = (reference: string, file: Partial<BankFile> = {}) =>
  officeBankingFile({
    opening: '0.00',
    closing: '20300.00',
    lines: [
      { id: 'F1', amount: '18400.00', reference: ['97', reference] },
      { id: 'F2', amount: '2000.00', payer: 'COLIC ALEKSANDAR', purpose: 'za decu' },
      { id: 'F3', amount: '100.00', side: 'debit', payer: 'EPS' },
    ],
    ...file,
  });

/** Uploads such a statement and answers it with the visit that it pays for. */
async function uploaded() {
  const { id: visitRequestId, proforma } = await invoiced();
  const [{ id }] = (await upload(paying(proforma.reference))) as [BankStatement];
  return { visitRequestId, proforma, statement: await read(id) };
}

describe('an upload', () => {
  it('is kept under its name without what no database takes', async () => {
    const file = officeBankingFile({ opening: '0.00', closing: '0.00', lines: [] });
    const part = `Content-Disposition: form-data; name="file"; filename*=utf-8''izvod%00187.xml`;

    const { body } = await request(app)
      .post(PATH)
      .set('Authorization', authorization)
      .set('Content-Type', 'multipart/form-data; boundary=edge')
      .send(`--edge\r\n${part}\r\n\r\n${file}\r\n--edge--\r\n`)
      .expect(201);

    const [statement] = dataOf<UploadedStatements>({ body }).statements;
    expect(statement?.fileName).toBe('izvod 187.xml');
  });

  it.each([
    ['a movement beyond ten billion dinars', 1, '10000000000.00'],
    ['movements of ten thousand billion together', 1_001, '9999999999.99'],
  ])('with %s is refused, not half kept', async (_what, count, amount) => {
    const pairs = Array.from({ length: count }, (_, index) => [
      { id: `in ${index}`, amount },
      { id: `out ${index}`, amount, side: 'debit' as const },
    ]);

    const { body } = await send(
      officeBankingFile({ opening: '0.00', closing: '0.00', lines: pairs.flat() }),
    ).expect(400);

    expect(body).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR', field: 'file' }] });
    expect(await prisma.bankStatement.count()).toBe(0);
  });

  it('is kept, matched and booked for nobody', async () => {
    const { visitRequestId, proforma, statement } = await uploaded();

    expect(statement).toMatchObject({
      fileName: 'izvod-187.xml',
      number: '187',
      day: '2026-10-06',
      version: 1,
      opening: 0,
      closing: 20_300,
      uploadedBy: 'Jelena Đorđević',
      credits: { count: 2, sum: 20_400 },
      debits: { count: 1, sum: 100 },
      booked: { count: 0, sum: 0 },
      lines: [
        {
          amount: 18_400,
          postedOn: '2026-10-06',
          group: 'recognised',
          reason: 'reference',
          references: [`97 ${proforma.reference}`],
          proforma: { number: proforma.number, visitRequestId, rest: 0 },
          booked: null,
        },
        { amount: 2000, group: 'unknown', proforma: null, booked: null },
      ],
    });
    expect(await prisma.payment.count()).toBe(0);
    expect(
      await prisma.auditEntry.findFirst({ where: { action: 'statement-uploaded' } }),
    ).toMatchObject({ actor: 'Jelena Đorđević', subject: 'Izvod br. 187 od 06.10.2026' });
  });

  it('of the same statement twice, and by two at once on two servers, stores it once', async () => {
    const other = testApp({ clock });
    const file = paying('382026000123');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send(file, { server: n % 2 ? app : other })),
    );
    // One is read at a time and three wait: whoever is refused is told to come again.
    expect(answers.every(({ status }) => status === 201 || status === 429)).toBe(true);
    const { storedBefore } = dataOf<UploadedStatements>(await send(file).expect(201));
    expect(storedBefore).toBe(1);
    expect(await prisma.bankStatement.count()).toBe(1);
    expect(await prisma.bankStatementLine.count()).toBe(2);
    expect(await prisma.auditEntry.count({ where: { action: 'statement-uploaded' } })).toBe(1);
  });

  it('may hold several statements', async () => {
    const day = { opening: '0.00', closing: '0.00', lines: [] };
    const partOf = (number: string) => officeBankingStatement({ ...day, number });
    await upload(partOf('187'));
    const file = ['187', '188', '188'].map(partOf).join('');
    const { statements, storedBefore } = dataOf<UploadedStatements>(
      await send(`<stmtrslist>${file}</stmtrslist>`).expect(201),
    );
    expect(statements.map(({ number }) => number)).toEqual(['187', '188']);
    expect(storedBefore).toBe(1);
    expect((await list()).total).toBe(2);
  });

  it.each<[string, string | Buffer, number, RegExp]>([
    ['nothing', '', 400, /prazan/],
    ['a PDF', '%PDF-1.7', 400, /Ovo je PDF/],
    ['half of a statement', paying('1').slice(0, 900), 400, /nije ceo/],
    ['a bomb', '<!DOCTYPE a [<!ENTITY b "c">]><stmtrs>&b;</stmtrs>', 400, /DOCTYPE/],
    ['another account', paying('1', { account: '840-0000000955845-10' }), 400, /naš račun/],
    ['a balance that does not hold', paying('1', { closing: '1.00' }), 400, /Stanje se ne slaže/],
    ['more than 16 MB', Buffer.alloc(16 * 1024 * 1024 + 1, 65), 413, /veći od 16 MB/],
  ])(
    'of %s is refused with a reason, and nothing is stored',
    async (_name, file, status, message) => {
      const answer = await send(file);
      expect([answer.status, answer.body]).toMatchObject([
        status,
        { errors: [{ field: 'file', message: expect.stringMatching(message) as string }] },
      ]);
      expect(await prisma.bankStatement.count()).toBe(0);
      expect(await prisma.auditEntry.count({ where: { action: 'statement-uploaded' } })).toBe(0);
    },
  );

  it('that is no form, or has no file, is refused', async () => {
    await post('', { file: 'x' }).expect(415);
    const empty = request(app).post(PATH).set('Authorization', authorization).field('a', 'b');
    expect((await empty).body).toMatchObject({
      errors: [{ field: 'file', message: 'Izaberite fajl' }],
    });
    const broken = request(app)
      .post(PATH)
      .set('Authorization', authorization)
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf');
    expect((await broken).status).toBe(400);
  });

  it('of 10,000 lines works, and other calls are answered meanwhile', async () => {
    const lines = Array.from({ length: 10_000 }, (_, n) => ({ id: `F${n}`, amount: '1.00' }));
    const file = officeBankingFile({ opening: '0.00', closing: '10000.00', lines });
    const sent = send(file).then((answer) => answer);
    let slowest = 0;
    for (let n = 0; n < 10; n += 1) {
      const started = performance.now();
      await list();
      slowest = Math.max(slowest, performance.now() - started);
    }
    const [statement] = dataOf<UploadedStatements>(await sent).statements;
    expect(slowest).toBeLessThan(1500);
    expect((await read(statement!.id)).lines).toHaveLength(10_000);
  }, 60_000);
});

const TABLE = 'Datum;Naziv;Iznos\n06.10.2026;OŠ Đura Jakšić;18.400,00\n';
const READING: TableReading = {
  columns: {
    postedOn: 0,
    amount: 2,
    side: null,
    credit: null,
    debit: null,
    payer: 1,
    payerAccount: null,
    purpose: null,
    reference: null,
    otherReference: null,
    key: null,
  },
  number: '187',
  account: '840-0000000000000-31',
  opening: 0,
  closing: 18_400,
};

describe('a table', () => {
  it('is asked about once, and the answer is remembered for the bank', async () => {
    const first = dataOf<UploadedStatements>(await send(TABLE).expect(201));
    expect(first).toEqual({
      statements: [],
      storedBefore: 0,
      otherAccounts: [],
      table: {
        headings: ['Datum', 'Naziv', 'Iznos'],
        rows: [['06.10.2026', 'OŠ Đura Jakšić', '18.400,00']],
        columns: null,
        namesAccount: false,
      },
    });
    expect(await prisma.bankStatement.count()).toBe(0);

    const { statements } = dataOf<UploadedStatements>(
      await send(TABLE, { reading: READING }).expect(201),
    );
    expect(statements).toMatchObject([{ number: '187', closing: 18_400, credits: { count: 1 } }]);
    // The same bank, whose lines end with a separator this time.
    for (const file of [TABLE, TABLE.replaceAll('\n', ';\n')]) {
      const again = dataOf<UploadedStatements>(await send(file).expect(201));
      expect(again.table?.columns).toEqual(READING.columns);
    }
  });

  it('is still known where the answer is older than one of the columns', async () => {
    const { side: _side, ...columns } = READING.columns;
    await prisma.bankTable.create({ data: { headings: 'Datum;Naziv;Iznos', columns } });
    const { table } = dataOf<UploadedStatements>(await send(TABLE).expect(201));
    expect(table?.columns).toEqual(READING.columns);
  });

  it.each<[string, object, string]>([
    ['no column of days', { columns: { ...READING.columns, postedOn: null } }, 'columns.postedOn'],
    ['no column of amounts', { columns: { ...READING.columns, amount: null } }, 'columns.amount'],
    [
      'a side without its amounts',
      { columns: { ...READING.columns, amount: null, credit: 2, side: 1 } },
      'columns.side',
    ],
    ['no balance', { opening: null }, 'opening'],
    ['a balance that does not hold', { closing: 1 }, 'file'],
    ['another account', { account: '840-0000000955845-10' }, 'file'],
  ])('is refused with %s, and nothing is remembered', async (_name, wrong, field) => {
    const { status, body } = await send(TABLE, { reading: { ...READING, ...wrong } });
    expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
    expect(await prisma.bankTable.count()).toBe(0);
    expect(await prisma.bankStatement.count()).toBe(0);
  });
});

describe('booking', () => {
  it('enters the chosen lines as payments, with their traces', async () => {
    const { visitRequestId, proforma, statement } = await uploaded();
    const [school, nobody] = statement.lines;
    const lines = [school!, nobody!].map(({ id }) => ({ id, visitRequestId }));

    const booked = dataOf<BankStatementWithLines>(
      await post(`/${statement.id}/book`, { version: 1, lines }).expect(200),
    );

    expect(booked).toMatchObject({ version: 2, booked: { count: 2, sum: 20_400 } });
    expect(booked.lines.map((line) => line.booked?.visitRequestId)).toEqual([
      visitRequestId,
      visitRequestId,
    ]);
    expect((await calls.read(visitRequestId)).payment).toMatchObject({
      state: 'overpaid',
      paid: 20_400,
    });
    expect(await prisma.payment.findFirst({ orderBy: { id: 'asc' } })).toMatchObject({
      way: 'transfer',
      author: 'Jelena Đorđević',
      note: `Izvod br. 187 od 06.10.2026, poziv na broj 97 ${proforma.reference}, OS DJURA JAKSIC ZABARI`,
    });
    expect(
      await prisma.auditEntry.findFirst({ where: { action: 'statement-booked' } }),
    ).toMatchObject({
      changes: [
        { field: 'payments', from: null, to: 2 },
        { field: 'sum', from: null, to: 20_400 },
      ],
    });
  });

  it("keeps the statement's order, by which the accountant checks them", async () => {
    const { id: visitRequestId } = await invoiced();
    const lines = ['100.00', '300.00', '-50.00', '200.00'].map((amount, index) => ({
      id: `F${index}`,
      amount,
    }));
    const file = officeBankingFile({ opening: '0.00', closing: '550.00', lines });
    const [{ id }] = (await upload(file)) as [BankStatement];
    const statement = await read(id);
    const chosen = statement.lines.map((line) => ({ id: line.id, visitRequestId })).toReversed();
    await post(`/${id}/book`, { version: 1, lines: chosen }).expect(200);

    const payments = await prisma.payment.findMany({ orderBy: { id: 'asc' } });
    // What the bank took back finds its money before it.
    expect(payments.map(({ amount }) => amount.toNumber())).toEqual([100, 300, 200, -50]);
  });

  it('twice, and by several at once on two servers, books once', async () => {
    const { visitRequestId, statement } = await uploaded();
    const other = testApp({ clock });
    const body = { version: 1, lines: [{ id: statement.lines[0]!.id, visitRequestId }] };

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        post(`/${statement.id}/book`, body, n % 2 ? app : other),
      ),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    expect(await prisma.payment.count()).toBe(1);
  });

  it('never books a movement again that another statement tells of, not even at once', async () => {
    const { visitRequestId, proforma, statement } = await uploaded();
    // A month's statement with the same movement.
    const [month] = await upload(paying(proforma.reference, { number: '188' }));
    const book = async (id: number) => {
      const { lines, version } = await read(id);
      return post(`/${id}/book`, { version, lines: [{ id: lines[0]!.id, visitRequestId }] });
    };

    const answers = await Promise.all([book(statement.id), book(month!.id)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body as unknown;
    expect(refused).toMatchObject({
      errors: [{ message: expect.stringMatching(/^Izvod je u međuvremenu/) as string }],
    });
    expect(await prisma.payment.count()).toBe(1);
    const shown = (await read(month!.id)).lines[0]!.booked;
    expect(shown).toMatchObject({
      visitRequestId,
      requester: 'Predškolska ustanova „Pčelica“',
      statement: { number: expect.stringMatching(/^18[78]$/) as string },
    });
  });

  it('tells of a movement whose number was booked with another amount', async () => {
    const { visitRequestId, statement } = await uploaded();
    const lines = [{ id: statement.lines[0]!.id, visitRequestId }];
    await post(`/${statement.id}/book`, { version: 1, lines }).expect(200);
    const file = { opening: '0.00', closing: '150.50', number: '188' };
    const [other] = await upload(
      officeBankingFile({ ...file, lines: [{ id: 'F1', amount: '150.50', payer: 'DRUGI' }] }),
    );

    const bookedOf = async (id: number) => (await read(id)).lines[0]!.booked;
    const { postedOn } = statement.lines[0]!;
    expect(await bookedOf(other!.id)).toMatchObject({ instead: { postedOn, amount: 18_400 } });
    expect(await bookedOf(statement.id)).toMatchObject({ instead: null });
  });

  it('warns when the same payment seems booked under another number of the bank', async () => {
    const { visitRequestId, proforma, statement } = await uploaded();
    const lines = [{ id: statement.lines[0]!.id, visitRequestId }];
    await post(`/${statement.id}/book`, { version: 1, lines }).expect(200);
    const renamed = paying(proforma.reference).replace('<fitid>F1<', '<fitid>OTHER<');
    const [again] = await upload(renamed);
    expect((await read(again!.id)).lines[0]).toMatchObject({ group: 'check', reason: 'twin' });
  });

  it('warns of it where only amount and payer tell, too, and proposes nobody else', async () => {
    const { id: visitRequestId, proforma } = await invoiced();
    const unnamed = (id: string) =>
      officeBankingFile({
        opening: '0.00',
        closing: '18400.00',
        lines: [{ id, amount: '18400.00', payer: 'PU PCELICA' }],
      });
    const [first] = await upload(unnamed('F1'));
    const [line] = (await read(first!.id)).lines;
    expect(line).toMatchObject({ reason: 'amountAndPayer' });
    const lines = [{ id: line!.id, visitRequestId }];
    await post(`/${first!.id}/book`, { version: 1, lines }).expect(200);
    await invoiced();

    const [again] = await upload(unnamed('OTHER'));

    expect((await read(again!.id)).lines[0]).toMatchObject({
      group: 'check',
      reason: 'twin',
      proforma: { number: proforma.number, rest: -18_400 },
    });
  });

  it('warns of it where one of the files names no payer, and is sure of two payers', async () => {
    const { id: visitRequestId, proforma } = await invoiced();
    const part = { opening: '0.00', closing: '400.00' };
    const paid = { amount: '400.00', reference: ['97', proforma.reference] } as const;
    const book = async (payer: string, id: string) => {
      const lines = [{ ...paid, id, payer, reference: [...paid.reference] as [string, string] }];
      const [{ id: statement }] = (await upload(officeBankingFile({ ...part, lines }))) as [
        BankStatement,
      ];
      const [line] = (await read(statement)).lines;
      const chosen = [{ id: line!.id, visitRequestId }];
      await post(`/${statement}/book`, { version: 1, lines: chosen }).expect(200);
      return line!.reason;
    };

    expect(await book('PETAR PETROVIC', 'F1')).toBe('reference');
    expect(await book('MARKO MARKOVIC', 'F2')).toBe('reference');
    expect(await book('', 'F3')).toBe('twin');
    expect(await book('ANA ANIC', 'F4')).toBe('twin');
  });

  it('refuses a day that has not come', async () => {
    const answer = await send(paying('382026000123', { day: '2026-10-08' }));
    expect([answer.status, answer.body]).toMatchObject([
      400,
      {
        errors: [
          {
            field: 'file',
            message: 'Izvod je od 08.10.2026, a taj dan još nije došao. Proverite datum u fajlu.',
          },
        ],
      },
    ]);
    expect(await prisma.bankStatement.count()).toBe(0);
  });

  it('is sure of the same payer, amount and day for another predračun', async () => {
    const { visitRequestId, statement } = await uploaded();
    const lines = [{ id: statement.lines[0]!.id, visitRequestId }];
    await post(`/${statement.id}/book`, { version: 1, lines }).expect(200);
    const { proforma: second } = await invoiced();
    const [next] = await upload(paying(second.reference).replace('<fitid>F1<', '<fitid>OTHER<'));
    expect((await read(next!.id)).lines[0]).toMatchObject({
      group: 'recognised',
      reason: 'reference',
      proforma: { number: second.number },
    });
  });

  it.each<[string, (ids: { line: number; visit: number }) => object, number]>([
    [
      'a visit that there is not',
      ({ line }) => ({ version: 1, lines: [{ id: line, visitRequestId: 4711 }] }),
      404,
    ],
    [
      'a line of another statement',
      ({ visit }) => ({ version: 1, lines: [{ id: 99_999, visitRequestId: visit }] }),
      409,
    ],
    [
      'an old version',
      ({ line, visit }) => ({ version: 7, lines: [{ id: line, visitRequestId: visit }] }),
      409,
    ],
    ['nothing', () => ({ version: 1, lines: [] }), 400],
    [
      'a line twice',
      ({ line, visit }) => ({
        version: 1,
        lines: [1, 2].map(() => ({ id: line, visitRequestId: visit })),
      }),
      400,
    ],
  ])('of %s books nothing', async (_name, body, status) => {
    const { visitRequestId, statement } = await uploaded();
    const ids = { line: statement.lines[0]!.id, visit: visitRequestId };
    expect((await post(`/${statement.id}/book`, body(ids))).status).toBe(status);
    expect(await prisma.payment.count()).toBe(0);
    expect((await read(statement.id)).version).toBe(1);
  });
});

it('a payment that the bank takes back later is owed again once that is booked', async () => {
  const { id: visitRequestId, proforma } = await invoiced();
  const paid: BankFile['lines'][number] = {
    id: 'F1',
    amount: '18400.00',
    reference: ['97', proforma.reference],
  };
  const [statement] = await upload(
    officeBankingFile({ opening: '0.00', closing: '18400.00', lines: [paid] }),
  );
  const [line] = (await read(statement!.id)).lines;
  const booking = { version: 1, lines: [{ id: line!.id, visitRequestId }] };
  await post(`/${statement!.id}/book`, booking).expect(200);

  const [later] = await upload(
    officeBankingFile({
      number: '188',
      opening: '18400.00',
      closing: '0.00',
      lines: [{ ...paid, amount: '-18400.00' }],
    }),
  );
  const [storno] = (await read(later!.id)).lines;
  expect(storno).toMatchObject({
    amount: -18_400,
    group: 'check',
    reason: 'storno',
    booked: null,
    proforma: { visitRequestId, rest: 18_400 },
  });
  const returned = { version: 1, lines: [{ id: storno!.id, visitRequestId }] };
  await post(`/${later!.id}/book`, returned).expect(200);
  const { paid: left } = await prisma.visitRequest.findUniqueOrThrow({
    where: { id: visitRequestId },
  });
  expect(Number(left)).toBe(0);
});

it.each(['before', 'after'])(
  'a payment and the storno %s it in one statement are booked and undone together',
  async (place) => {
    const { id: visitRequestId, proforma } = await invoiced();
    const paid = { id: 'F1', amount: '18400.00', reference: ['97', proforma.reference] } as const;
    const storno = { ...paid, id: 'F2', amount: '-18400.00' };
    const lines = (place === 'before' ? [storno, paid] : [paid, storno]).map((line) => ({
      ...line,
      reference: [...line.reference] as [string, string],
    }));
    const [statement] = await upload(
      officeBankingFile({ opening: '0.00', closing: '0.00', lines }),
    );
    const { lines: stored } = await read(statement!.id);
    const booking = { version: 1, lines: stored.map(({ id }) => ({ id, visitRequestId })) };

    await post(`/${statement!.id}/book`, booking).expect(200);
    expect((await calls.read(visitRequestId)).payment).toMatchObject({ paid: 0 });
    await post(`/${statement!.id}/undo`, { version: 2 }).expect(200);
    expect((await calls.read(visitRequestId)).payment).toMatchObject({ paid: 0 });
    expect(await prisma.payment.count()).toBe(4);
  },
);

describe('undoing', () => {
  const bookedOnce = async () => {
    const { visitRequestId, statement } = await uploaded();
    const lines = [{ id: statement.lines[0]!.id, visitRequestId }];
    await post(`/${statement.id}/book`, { version: 1, lines }).expect(200);
    return { visitRequestId, id: statement.id, lines };
  };
  const amounts = async () =>
    (await prisma.payment.findMany({ orderBy: { id: 'asc' } })).map(({ amount }) => Number(amount));

  it('takes every payment back by a row of its own, after which it can be booked again', async () => {
    const { visitRequestId, id, lines } = await bookedOnce();

    const undone = dataOf<BankStatementWithLines>(
      await post(`/${id}/undo`, { version: 2 }).expect(200),
    );

    expect(undone).toMatchObject({ version: 3, booked: { count: 0, sum: 0 } });
    expect(await amounts()).toEqual([18_400, -18_400]);
    expect((await calls.read(visitRequestId)).payment).toMatchObject({ state: 'unpaid', paid: 0 });
    expect(await prisma.auditEntry.count({ where: { action: 'statement-undone' } })).toBe(1);
    await post(`/${id}/book`, { version: 3, lines }).expect(200);
    expect(await amounts()).toEqual([18_400, -18_400, 18_400]);
  });

  it('twice at once takes back once', async () => {
    const { id } = await bookedOnce();
    const answers = await Promise.all([1, 2].map(() => post(`/${id}/undo`, { version: 2 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await amounts()).toEqual([18_400, -18_400]);
  });

  it('of one payment in the details frees its line for another visit', async () => {
    const { visitRequestId, id, lines } = await bookedOnce();
    const payment = await prisma.payment.findFirstOrThrow();
    await calls.correctPayment(visitRequestId, payment.id, 'Druga škola').expect(201);
    const freed = await read(id);
    expect(freed).toMatchObject({ booked: { count: 0 }, lines: [{ booked: null }, {}] });

    const other = await invoiced();
    const moved = lines.map((line) => ({ ...line, visitRequestId: other.id }));
    await post(`/${id}/book`, { version: freed.version, lines: moved }).expect(200);
    expect((await calls.read(other.id)).payment).toMatchObject({ state: 'paid' });
    // The one that was taken back is taken back once.
    await post(`/${id}/undo`, { version: freed.version + 1 }).expect(200);
    expect(await amounts()).toEqual([18_400, -18_400, 18_400, -18_400]);
  });
});

it('a transfer for a visit whose personal data has gone is booked without its payer', async () => {
  const { visitRequestId, statement } = await uploaded();
  const act = { actor: PROGRAM, action: 'request-anonymized' } as const;
  await prisma.$transaction((transaction) =>
    anonymizeVisitRequests(transaction, [visitRequestId], act),
  );

  const lines = [{ id: statement.lines[0]!.id, visitRequestId }];
  await post(`/${statement.id}/book`, { version: 1, lines }).expect(200);

  expect(await prisma.payment.findMany()).toMatchObject([{ visitRequestId, note: null }]);
  const after = await read(statement.id);
  expect(after).toMatchObject({ fileName: '', booked: { count: 1, sum: 18_400 } });
  expect(after.lines).toMatchObject([
    {
      amount: 18_400,
      payer: '',
      payerAccount: '',
      purpose: '',
      references: [],
      booked: { visitRequestId },
    },
    { amount: 2000, payer: 'COLIC ALEKSANDAR' },
  ]);
});

it.each([
  ['the rest of a statement is booked', 'book'],
  ['an import is taken back', 'undo'],
])('%s while the visit’s personal data goes, and neither waits in a circle', async (_what, act) => {
  const { visitRequestId, statement } = await uploaded();
  const [first, second] = statement.lines.map(({ id }) => ({ id, visitRequestId }));
  await post(`/${statement.id}/book`, { version: 1, lines: [first] }).expect(200);

  const { answered } = await prisma.$transaction(async (transaction) => {
    await holdVisitRequest(transaction, visitRequestId);
    const body = { version: 2, ...(act === 'book' && { lines: [second] }) };
    const answered = post(`/${statement.id}/${act}`, body).then(({ status }) => status);
    await vi.waitFor(async () => {
      const waiting = await prisma.$queryRaw`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(1);
    });
    const erasure = { actor: PROGRAM, action: 'request-anonymized' } as const;
    await anonymizeVisitRequests(transaction, [visitRequestId], erasure);
    return { answered };
  });

  expect(await answered).toBe(200);
  const { lines } = await read(statement.id);
  expect(lines[0]).toMatchObject({ amount: 18_400, payer: '' });
  expect(await prisma.payment.count({ where: { note: { not: null } } })).toBe(0);
});

describe('what nobody booked', () => {
  /** A statement of which one line is booked, sent in 31 days ago. */
  async function uploadedLongAgo() {
    const { visitRequestId, proforma, statement } = await uploaded();
    const lines = [{ id: statement.lines[0]!.id, visitRequestId }];
    await post(`/${statement.id}/book`, { version: 1, lines }).expect(200);
    const past = daysFromNow(-31);
    await prisma.bankStatement.updateMany({ data: { uploadedAt: past, unbookedSince: past } });
    return { id: statement.id, file: paying(proforma.reference) };
  }
  const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
  const payersAfter = async (days: number, id: number) => {
    await applyRetention(
      { env: testEnv(), clock: () => daysFromNow(days), logger: createLogger('silent') },
      new AbortController().signal,
    );
    return (await read(id)).lines.map(({ payer }) => payer);
  };
  const BOOKED = 'OS DJURA JAKSIC ZABARI';
  const OTHER = 'COLIC ALEKSANDAR';

  it('goes 30 days after the upload', async () => {
    const { statement } = await uploaded();

    expect(await payersAfter(29, statement.id)).toEqual([BOOKED, OTHER]);
    expect(await payersAfter(31, statement.id)).toEqual([]);
  });

  it('comes back with the file for another 30 days', async () => {
    const { id, file } = await uploadedLongAgo();
    expect(await payersAfter(0, id)).toEqual([BOOKED]);

    await upload(file);

    expect(await payersAfter(29, id)).toEqual([BOOKED, OTHER]);
    expect(await payersAfter(31, id)).toEqual([BOOKED]);
  });

  it('stays for 30 days after an import was taken back', async () => {
    const { id } = await uploadedLongAgo();

    await post(`/${id}/undo`, { version: 2 }).expect(200);

    expect(await payersAfter(29, id)).toEqual([BOOKED, OTHER]);
    expect(await payersAfter(31, id)).toEqual([]);
  });
});
