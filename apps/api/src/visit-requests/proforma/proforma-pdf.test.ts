import { inflateSync } from 'node:zlib';
import type { MyProforma } from '@museum/shared/my-request/my-request-schema';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequest } from '@museum/shared/testing/build-visit-request';
import { pdfText, sheetOf, shownRows } from '@museum/testing/read-documents';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { createLogger } from '#lib/log/logger.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';
import { presentMyProformas } from './present-my-proforma.ts';

const NOW = new Date('2027-02-01T09:00:00Z');
// A group of 46 on 3 March, by transfer: 46 × 400.
const GROUP = {
  visitDate: '2027-03-03',
  visitTime: '10:00',
  visitorAmount: 46,
  numberOfFollowers: 4,
  paymentType: 'SCHEDULED_PAYMENT',
} as const;
const SCHOOL =
  'Osnovna škola „Đura Jakšić“ sa izdvojenim odeljenjem u selu Ćirikovac kod Požarevca';

/** Worked out by hand: the account, amount and number of the first predračun of the year. */
const codeOf = ({ normalizedId }: { normalizedId: string }) =>
  'K:PR|V:01|C:1|R:840000000000000031|N:Ustanova Prirodnjački centar i Dino park Primerovac\n00000 Primerovac' +
  `|I:RSD18400,00|SF:221|S:Grupna poseta ${normalizedId}|RO:97322027000001`;

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let log: string[];
beforeEach(async () => {
  await emptyTables(
    'visit_request',
    'payment',
    'proforma_counter',
    'setting',
    'audit_entry',
    'mail',
  );
  log = [];
  calls = await visitRequestCalls({ clock: () => NOW, logger: loggerInto(log) });
});

const loggerInto = (lines: string[]) =>
  createLogger('warn', { write: (line: string) => void lines.push(line) });

async function issued(overrides: Parameters<typeof buildVisitRequest>[0] = {}) {
  const { id } = await calls.create(buildVisitRequest({ ...GROUP, ...overrides }));
  await calls.issueProforma(id).expect(201);
  return calls.read(id);
}
const pdfOf = ({ id }: { id: number }, query = '') =>
  fileOf(calls.download(`/${id}/proforma.pdf${query}`));

/** The squares that a PDF's pages are painted with: left, top and side in points. */
function squaresOf(file: Buffer): [number, number, number][] {
  const text = file.toString('latin1');
  const pages = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ({ 1: body }) => {
      try {
        return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
      } catch {
        return [];
      }
    },
  );
  return [...pages.join('\n').matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)]
    .map(([, ...numbers]) => numbers.map(Number) as [number, number, number, number])
    .flatMap(([left, top, width, height]) => (width === height ? [[left, top, width]] : []));
}

/** What a second library reads in the squares of a PDF; null when that is no code. */
function codeIn(file: Buffer): string | null {
  const squares = squaresOf(file);
  const modules = squares.filter(([, , side]) => side < 5);
  const [ground] = squares.filter(([, , side]) => side > 50);
  const side = modules[0]?.[2];
  if (!ground || !side) return null;
  const scale = 4;
  const width = Math.round(ground[2] / side) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [left, top] of modules) {
    const column = Math.round((left - ground[0]) / side) * scale;
    const row = Math.round((top - ground[1]) / side) * scale;
    for (let y = row; y < row + scale; y += 1) {
      for (let x = column; x < column + scale; x += 1)
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return jsQR(pixels, width, width)?.data ?? null;
}

async function codeInPicture(dataUrl: string | null | undefined): Promise<string | undefined> {
  const picture = Buffer.from(dataUrl?.split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const mine = async ({ id }: { id: number }): Promise<MyProforma[]> =>
  presentMyProformas(await calls.read(id), loggerInto(log));

describe('the PDF', () => {
  it('says who pays whom what, until when, and carries the code of the slip', async () => {
    const request = await issued({
      institutionName: SCHOOL,
      institutionAddress: 'Žabari, Šumska 4',
    });

    const file = await pdfOf(request);

    const { text, pages } = await pdfText(file);
    expect(pages).toBe(1);
    for (const part of [
      'Predračun br. PR-2027-000001',
      `Ulaznice za grupnu posetu ${request.normalizedId} u sredu, 3. marta 2027.`,
      'Datum izdavanja 01.02.2027',
      'Platiti najkasnije 02.03.2027',
      '18.400,00 din',
      'Grupna ulaznica: centar 46 400,00 18.400,00',
      'Pratioci sa besplatnim ulazom 4 0,00 0,00',
      'PDV je uračunat u cene.',
      '840-0000000000000-31',
      '32 2027 000001',
      'NBS IPS QR',
      'e-fakture za pravno lice',
      'Strana 1 od 1',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.replaceAll(' ', '')).toContain(SCHOOL.replaceAll(' ', ''));
    expect(codeIn(file)).toBe(codeOf(request));
  });

  it('of what has no price says that, on its own page only, and never that it is paid', async () => {
    const { id } = await calls.create(
      buildVisitRequest({ ...GROUP, dinnerRequest: buildDinnerRequest({ timeOfDinner: '12:00' }) }),
    );
    await prisma.visitRequest.update({
      where: { id },
      data: { unitPrices: { GROUP_CENTRE: 400 } },
    });
    await calls.issueProforma(id).expect(201);

    const [tickets, meals] = await Promise.all(
      ['PR-2027-000001', 'PR-2027-000002'].map(async (number) => {
        const { text } = await pdfText(await pdfOf({ id }, `?number=${number}`));
        return text;
      }),
    );
    expect(tickets).not.toContain('trenutno nije objavljena');
    expect(meals).toContain('trenutno nije objavljena; potvrdiće je centar.');
    expect(meals).toContain('Još se ne plaća: cenu potvrđuje centar.');
    expect(meals).not.toContain('Hvala');

    const { sheet } = await sheetOf(await fileOf(calls.download(`/${id}/dinner-bill-excel`)));
    const cells = shownRows(sheet).flat();
    expect(cells).toContain('Još se ne plaća: cenu potvrđuje centar.');
    expect(cells.join(' ')).not.toContain('Uplata na tekući račun');
  });

  it('has a code of at least 2.5 cm with four modules of quiet around it', async () => {
    const squares = squaresOf(await pdfOf(await issued()));
    const [ground] = squares.filter(([, , side]) => side > 50);
    const modules = squares.filter(([, , side]) => side < 5);
    const [left, top, size] = ground ?? [0, 0, 0];
    const side = modules[0]?.[2] ?? 0;
    const edges = [
      Math.min(...modules.map(([x]) => x)) - left,
      Math.min(...modules.map(([, y]) => y)) - top,
      left + size - Math.max(...modules.map(([x]) => x + side)),
      top + size - Math.max(...modules.map(([, y]) => y + side)),
    ];
    for (const edge of edges) expect(edge / side).toBeCloseTo(4, 1);
    // 72 points are 2.54 cm.
    expect(size - 8 * side).toBeGreaterThan((2.5 / 2.54) * 72);
  });

  it('of a visit with meals has a page for each, and each names the other', async () => {
    const request = await issued({ dinnerRequest: buildDinnerRequest() });
    const { text, pages } = await pdfText(await pdfOf(request));
    expect(pages).toBe(2);
    expect(text).toContain('su na posebnom predračunu PR-2027-000002.');
    expect(text).toContain('Ulaznice (18.400,00 din) su na posebnom predračunu PR-2027-000001.');
  });

  it('stays on one page with the longest names and every meal', async () => {
    const request = await issued({
      contactType: 'agency',
      agencyName: 'Ђ'.repeat(90),
      agencyAddress: `Ш, ${'љ'.repeat(90)}`,
      agencyScheduleOnBehalfOf: 'Ж'.repeat(200),
      dinnerRequest: buildDinnerRequest({
        hasBaseDinner: true,
        baseDinnerAmount: 1,
        hasBaseDinner2: true,
        baseDinner2Amount: 2,
        hasSchoolDinner: true,
        schoolDinnerAmount: 3,
        hasLunchPacket: true,
        lunchPacketAmount: 4,
        hasDinnerForAdults: true,
        dinnerForAdultsAmount: 5,
      }),
    });
    expect((await pdfText(await pdfOf(request))).pages).toBe(2);
  });

  it('of a replaced one tells since when and why it is void, and has nothing to pay by', async () => {
    const request = await issued();
    await calls.update({ ...request, visitorAmount: 48 }).expect(200);

    const old = await pdfOf(request, '?number=PR-2027-000001');
    const { text } = await pdfText(old);
    expect(text).toContain('STORNIRANO');
    expect(text).toContain('Stornirano 01.02.2027');
    expect(text).toContain(
      'Razlog: promena broja posetilaca, 46 → 48. Umesto ovog važi predračun PR-2027-000002.',
    );
    expect(text).not.toMatch(/Podaci za uplatu|NBS IPS QR|Plać/);
    expect(codeIn(old)).toBeNull();

    const { text: current } = await pdfText(await pdfOf(request));
    expect(current).toContain('Zamenjuje PR-2027-000001 od 01.02.2027, koji je storniran.');
  });

  it.each([
    ['datuma posete, 03.03.2027 → 04.03.2027', 'PR-2027-000001', { visitDate: '2027-03-04' }],
    ['broja porcija, 27 → 33', 'PR-2027-000002', { kidsDinoDinnerAmount: 30 }],
    ['iznosa, ', 'PR-2027-000002', { kidsDinoDinnerOption1: 'without_soup' }],
  ] as const)('of a replaced one tells of the promena %s', async (reason, number, changes) => {
    const meals = { hasSchoolDinner: true, schoolDinnerAmount: 3 };
    const request = await issued({ dinnerRequest: buildDinnerRequest(meals) });
    const { dinnerRequest } = request;
    const changed =
      'visitDate' in changes ? changes : { dinnerRequest: { ...dinnerRequest!, ...changes } };
    await calls.update({ ...request, ...changed }).expect(200);

    const { text } = await pdfText(await pdfOf(request, `?number=${number}`));
    expect(text).toContain(`Razlog: promena ${reason}`);
  });

  it.each(['CASH', 'CREDIT_CARD'] as const)(
    'paid by %s has no slip and no code',
    async (paymentType) => {
      const file = await pdfOf(await issued({ paymentType }));
      expect((await pdfText(file)).text).not.toMatch(/Podaci za uplatu|NBS IPS QR|Tekući račun/);
      expect(codeIn(file)).toBeNull();
    },
  );

  it('has a code for what is left, and none once it is paid', async () => {
    const request = await issued();
    const pay = (amount: number) =>
      prisma.payment.create({
        data: {
          paidOn: NOW,
          amount,
          way: 'transfer',
          author: 'Jelena',
          visitRequestId: request.id,
        },
      });
    await pay(400);
    const partly = await pdfOf(request);
    expect(codeIn(partly)).toContain('|I:RSD18000,00|');
    expect((await pdfText(partly)).text).toContain(
      'Deo je već plaćen: za uplatu ostaje 18.000,00 din.',
    );
    await pay(18_000);
    const paid = await pdfOf(request);
    expect(codeIn(paid)).toBeNull();
    expect((await pdfText(paid)).text).toContain('Po ovom predračunu je plaćeno.');
  });

  it('is not there before anything is issued, and never under the number of another visit', async () => {
    const { id } = await calls.create(buildVisitRequest(GROUP));
    const { body } = await calls.download(`/${id}/proforma.pdf`).expect(409);
    expect(body).toMatchObject({ errors: [{ code: 'DOCUMENT_NOT_ISSUED' }] });
    await issued();
    await calls.download(`/${id}/proforma.pdf?number=PR-2027-000001`).expect(404);
  });
});

describe('the workbook', () => {
  const rowsOf = async (id: number, name: string) => {
    const { sheet } = await sheetOf(await fileOf(calls.download(`/${id}/${name}`)));
    return shownRows(sheet).map((row) => row.map((cell) => cell ?? ''));
  };

  it('gives the numbers, days, lines and total that were issued', async () => {
    const { id } = await issued({ dinnerRequest: buildDinnerRequest() });
    const rows = await rowsOf(id, 'bill-excel');
    const facts = new Map(rows.map((row) => [row[0], row[2]]));
    expect(rows[2]?.[0]).toBe('Predračun br. PR-2027-000001');
    expect(facts.get('Datum izdavanja')).toEqual(new Date('2027-02-01T00:00:00Z'));
    expect(facts.get('Uplata najkasnije do')).toEqual(new Date('2027-03-02T00:00:00Z'));
    expect(rows.find((row) => row[0] === 'UKUPNO ZA UPLATU')?.[5]).toBe(18_400);
    expect(rows.flat()).toContainEqual(
      expect.stringContaining('model 97, poziv na broj: 32 2027 000001'),
    );
    expect((await rowsOf(id, 'dinner-bill-excel'))[2]?.[0]).toBe('Predračun br. PR-2027-000002');
  });

  it('tells as the PDF does of what is paid, and of the predračun for the meals', async () => {
    const { id } = await issued({ dinnerRequest: buildDinnerRequest() });
    const pay = (amount: number) =>
      calls.pay(id, { paidOn: '2027-02-01', amount, way: 'transfer', note: null }).expect(201);
    await pay(400);
    const partly = (await rowsOf(id, 'bill-excel')).flat();
    expect(partly).toContain('Deo je već plaćen: za uplatu ostaje 18.000,00 din.');
    expect(partly).toContainEqual(
      expect.stringMatching(/^Obroci \([\d.,]+ din\) su na posebnom predračunu PR-2027-000002\.$/),
    );

    await pay(18_000);
    const paid = (await rowsOf(id, 'bill-excel')).flat();
    expect(paid).toContain('Po ovom predračunu je plaćeno. Hvala!');
    expect(paid).not.toContainEqual(expect.stringContaining('Uplata na tekući račun'));
  });

  it('asks once fewer came for those who came, and calls nothing paid that was not', async () => {
    const { id, payment } = await issued({ dinnerRequest: buildDinnerRequest() });
    // 40 of 46 came: 6 × 400 less.
    const arrival = { arrivedAt: NOW, arrivedVisitorAmount: 40, arrivedNumberOfFollowers: 4 };
    const data = { ...arrival, confirmedAt: NOW, quoted: payment.total - 2_400 };
    await prisma.visitRequest.update({ where: { id }, data });
    const fewer = 'Stiglo je manje nego što je najavljeno: za uplatu ostaje 16.000,00 din.';
    expect((await rowsOf(id, 'bill-excel')).flat()).toContain(fewer);
    expect((await pdfText(await pdfOf({ id }))).text).toContain(fewer);

    // Nobody stayed for lunch.
    await prisma.dinnerRequest.updateMany({
      where: { visitRequestId: id },
      data: { deletedAt: NOW },
    });
    await prisma.visitRequest.update({ where: { id }, data: { quoted: 16_000 } });
    const tickets = (await rowsOf(id, 'bill-excel')).flat();
    expect(tickets).toContain(fewer);
    expect(tickets).not.toContainEqual(expect.stringContaining('na posebnom predračunu'));
    const { text } = await pdfText(await pdfOf({ id }));
    expect(text).toContain(fewer);
    expect(text).toContain('Po ovom predračunu se ništa ne plaća.');
    expect(text).not.toContain('na posebnom predračunu PR-2027-000002');
    expect(text).not.toMatch(/je plaćeno|već plaćen/);
  });

  it('goes by the present request while nothing is issued, and after a storno', async () => {
    const { id, normalizedId } = await calls.create(buildVisitRequest(GROUP));
    expect((await rowsOf(id, 'bill-excel'))[2]?.[0]).toBe(`Predračun br. ${normalizedId}`);
    await calls.issueProforma(id).expect(201);
    const { version } = await calls.read(id);
    const body = { version, reason: 'Dogovoreno', mail: { send: false } };
    await calls.act(id, 'cancel', body).expect(200);
    expect((await rowsOf(id, 'bill-excel')).flat()).toContainEqual(
      expect.stringMatching(/^POSETA JE OTKAZANA/),
    );
  });
});

describe("what the requester's page gets", () => {
  it('is the code as a picture, and the fields of the slip', async () => {
    const request = await issued();
    const [proforma] = await mine(request);
    expect(proforma).toMatchObject({
      number: 'PR-2027-000001',
      kind: 'visit',
      dueOn: '2027-03-02',
      total: 18_400,
      account: '840-0000000000000-31',
      code: '221',
      isVoid: false,
      reference: { model: '97', number: '322027000001' },
      purpose: `Grupna poseta ${request.normalizedId}`,
    });
    expect(await codeInPicture(proforma?.qr)).toBe(codeOf(request));
  });

  it('of a void one, and of one paid in cash, is no code', async () => {
    const request = await issued();
    await calls.update({ ...request, visitorAmount: 48 }).expect(200);
    const [valid, old] = await mine(request);
    expect([valid?.qr === null, old?.qr]).toEqual([false, null]);
    expect(await mine(await issued({ paymentType: 'CASH' }))).toMatchObject([{ qr: null }]);
    expect(log).toEqual([]);
  });

  it('is no code where a bank would refuse it, and the log says why', async () => {
    const other = await issued();
    const { id: _id, ...row } = await prisma.proforma.findFirstOrThrow({
      where: { visitRequestId: other.id },
    });
    const request = await calls.read((await calls.create(buildVisitRequest(GROUP))).id);
    const content = { ...(row.content as object), paymentCode: '321' };
    const number = 'PR-2027-000009';
    await prisma.proforma.create({
      data: {
        ...row,
        content,
        number,
        reference: '232027000009',
        visitRequestId: request.id,
        buyer: row.buyer ?? {},
      },
    });

    expect(await mine(request)).toMatchObject([{ number, due: 18_400, qr: null }]);
    expect(codeIn(await pdfOf(request))).toBeNull();
    expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
      { proforma: number, refusal: 'code' },
      { proforma: number, refusal: 'code' },
    ]);
  });

  it('after a part was paid is the code of what is left', async () => {
    const request = await issued();
    await calls.pay(request.id, { paidOn: '2027-02-01', amount: 400, way: 'transfer' }).expect(201);
    const [proforma] = await mine(request);
    expect(proforma).toMatchObject({ total: 18_400, due: 18_000 });
    expect(await codeInPicture(proforma?.qr)).toContain('|I:RSD18000,00|');
  });

  it('after a change of a visit that was paid asks for the difference only', async () => {
    const request = await issued({ dinnerRequest: buildDinnerRequest() });
    const { total } = request.payment;
    await calls.pay(request.id, { paidOn: '2027-02-01', amount: total, way: 'cash' }).expect(201);
    const { version } = await calls.read(request.id);
    await calls.update({ ...request, version, visitorAmount: 48 }).expect(200);

    // Two visitors more, 400 din each.
    const [tickets, meals] = (await mine(request)).filter(({ isVoid }) => !isVoid);
    expect([tickets, meals]).toMatchObject([
      { kind: 'visit', total: 19_200, due: 800 },
      { kind: 'meal', due: 0, qr: null },
    ]);
    expect(await codeInPicture(tickets?.qr)).toContain('|I:RSD800,00|');
  });
});
