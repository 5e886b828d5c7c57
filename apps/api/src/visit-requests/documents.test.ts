import {
  buildVisitRequest,
  buildVisitRequestWithDinner,
} from '@museum/shared/testing/build-visit-request';
import { buildContact } from '@museum/shared/testing/build-contact';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { visitFieldsOn } from '@museum/shared/visit-requests/fields/visit-fields';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import type ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '#lib/database/prisma.ts';
import { pdfText, sheetOf, shownRows } from '@museum/testing/read-documents';
import { fileOf, visitRequestCalls } from '#test/visit-request-calls.ts';

// 23:30 in Belgrade is still the 10th in London: documents are dated by Belgrade.
const NOW = new Date('2030-05-10T22:30:00Z');
const CYRILLIC_SCHOOL = 'ОШ „Краљ Петар Први Карађорђевић“';
const LONG_NAME = `Osnovna škola ${'Čačak-'.repeat(15)}Žiča`;

let calls: Awaited<ReturnType<typeof visitRequestCalls>>;
let agencyId: number;
let personalId: number;

const inOneLine = (row: unknown[]) =>
  row.map((cell) => (cell instanceof Date ? cell.toISOString() : `${cell as string}`)).join(' | ');

const document = (path: string) => fileOf(calls.download(path));

beforeAll(async () => {
  calls = await visitRequestCalls({ clock: () => NOW });
  // 40 pupils, 6 followers (4 of them free), everything wanted, 40 school meals.
  const agency = await calls.create({
    ...buildVisitRequestWithDinner({ contactType: 'agency' }),
    agencyName: 'Putokaz d.o.o.',
    agencyJBKJS: '65432',
    agencyScheduleOnBehalfOf: CYRILLIC_SCHOOL,
    ageGroupType: 'ELEMENTARY_SCHOOL',
    visitDate: '2030-06-12',
    visitTime: '10:15',
    visitorAmount: 40,
    numberOfFollowers: 6,
    isRequestingAdditionalContent: true,
    isRequestingVisitHomeExhibition: true,
    homeExhibitionVisitTime: '12:15',
    comment: 'Ž'.repeat(2000),
    dinnerRequest: {
      timeOfDinner: '13:00',
      customerName: LONG_NAME,
      customerEmail: 'rucak@example.rs',
      hasSchoolDinner: true,
      schoolDinnerAmount: 40,
      hasBaseDinner2: true,
      baseDinner2Amount: 3,
      baseDinner2Option1: 'hamburger',
      baseDinner2Option2: 'fries',
      baseDinner2Option3: 'with_cake',
      additionalComments: 'Dvoje dece ne jede gluten.',
    },
  });
  agencyId = agency.id;
  await prisma.visitRequest.update({ where: { id: agencyId }, data: { createdAt: NOW } });
  const personal = await calls.create({
    ...buildVisitRequest({ contactType: 'personal' }),
    ageGroupType: 'ADULTS',
    personalName: '=1+1',
    personalGroupType: '@SUM(A1)',
    visitDate: '2030-06-11',
    visitorAmount: 2,
    numberOfFollowers: 0,
    comment: '+SUM(1;2)',
  });
  personalId = personal.id;
  await calls.create({
    ...buildVisitRequest({ contactType: 'institution' }),
    visitDate: '2030-07-01',
    comment: null,
  });
});

describe('the list workbook', () => {
  it.each<Record<string, string>>([
    {},
    { dinnerOnly: 'true' },
    { search: 'putokaz' },
    { status: 'CANCELED' },
  ])('agrees with the list row by row, filtered by %o', async (filter) => {
    const list = (
      await calls.query({ ...filter, sortByColumn: 'visitDate', sortDirection: 'ASC' }).expect(200)
    ).body as { data: VisitRequestRow[] };

    const { sheet } = await sheetOf(
      await document(`/query/excel-download?${new URLSearchParams(filter).toString()}`),
    );

    const rows = shownRows(sheet).slice(5, -1);
    expect(rows.map((row) => row.slice(0, 8))).toEqual(
      list.data.map((request) => [
        request.normalizedId,
        request.isViewed ? 'Da' : 'Ne',
        new Date(`${request.visitDate}T00:00:00Z`),
        expect.anything() as unknown,
        request.visitorAmount,
        request.isRequestingDinner ? 'Da' : 'Ne',
        request.isRequestingAdditionalContent ? 'Da' : 'Ne',
        request.homeExhibitionVisitTime ? `Da, ${request.homeExhibitionVisitTime}` : 'Ne',
      ]),
    );
    expect(shownRows(sheet).at(-1)?.[4]).toBe(
      list.data.reduce((sum, request) => sum + request.visitorAmount, 0),
    );
  });

  const columns = (sheet: ExcelJS.Worksheet) => {
    const headers = shownRows(sheet)[4] as string[];
    return (header: string) => headers.indexOf(header) + 1;
  };

  it('has a column for every field that the table names for it', async () => {
    const { sheet } = await sheetOf(await document('/query/excel-download'));

    const labels = visitFieldsOn('workbook').map(({ label }) => label);
    expect(shownRows(sheet)[4]).toEqual(expect.arrayContaining(labels));
  });

  it('has dates, times and amounts as numbers, and the totals as sums with their results', async () => {
    const { sheet, xml } = await sheetOf(await document('/query/excel-download'));

    const agency = sheet.getRow(7);
    const column = columns(sheet);
    expect(agency.getCell(3).value).toEqual(new Date('2030-06-12T00:00:00Z'));
    expect(agency.getCell(3).numFmt).toBe('dd.mm.yyyy');
    expect(agency.getCell(4).numFmt).toBe('hh:mm');
    expect(agency.getCell(column('Primljeno')).value).toEqual(new Date('2030-05-11T00:00:00Z'));
    // 40 × 550 (meal makes the additional content free) + 2 paying followers × 550
    expect(agency.getCell(column('Ulaznice (din)')).value).toBe(40 * 550 + 2 * 550);
    expect(xml).toMatch(/<f>SUMIFS\(E6:E8,I6:I8,&quot;Zakazano&quot;,[^<]*\)<\/f><v>\d+<\/v>/);
  });

  it('has the numbers that an invoice needs', async () => {
    const { sheet } = await sheetOf(await document('/query/excel-download?search=putokaz'));

    const column = columns(sheet);
    const values = ['PIB', 'Matični broj', 'JBKJS'].map(
      (header) => sheet.getRow(6).getCell(column(header)).value,
    );
    const { agencyPib, agencyMotherId } = buildContact('agency');
    expect(values).toEqual([agencyPib, agencyMotherId, '65432']);
  });

  it.each(['/query/excel-download', '/query/dinner-all-excel-download'])(
    'has the school’s own phone beside its name, not the agency’s (%s)',
    async (path) => {
      const { xml } = await sheetOf(await document(path));
      const { agencyPhone, agencyScheduleOnBehalfOfPhone } = buildContact('agency');
      expect(xml).toContain(agencyScheduleOnBehalfOfPhone);
      expect(xml).not.toContain(agencyPhone);
    },
  );

  it('leaves cancelled and postponed visits out of its totals, and says how many', async () => {
    const day = '2030-08-08';
    const statuses = ['SCHEDULED', 'CANCELED', 'CANCELED', 'CANCELED', 'POSTPONED'] as const;
    for (const [index, status] of statuses.entries()) {
      const { id } = await calls.create({
        ...buildVisitRequest(),
        visitDate: day,
        visitorAmount: 30 + index,
      });
      if (status !== 'SCHEDULED') await calls.update({ ...(await calls.read(id)), status });
    }

    const { sheet } = await sheetOf(await document(`/query/excel-download?visitDate=${day}`));

    const rows = shownRows(sheet).slice(5);
    expect(rows).toHaveLength(statuses.length + 1);
    expect(rows.at(-1)?.[0]).toBe('UKUPNO bez 3 otkazane i 1 odložene posete');
    expect(rows.at(-1)?.[4]).toBe(30);
    expect(sheet.getRow(6).getCell(1).font.strike).toBeFalsy();
    expect(sheet.getRow(7).getCell(1).font.strike).toBe(true);
  });

  it('tells where each visit stands, who really came, and adds nobody up who did not', async () => {
    const day = '2030-08-09';
    const visit = {
      ...buildVisitRequest(),
      visitDate: day,
      visitorAmount: 40,
      numberOfFollowers: 2,
    };
    const [arrived, missed] = [await calls.create(visit), await calls.create(visit)];
    await calls.create({ ...visit, visitorAmount: 20 });
    const at = new Date('2030-08-09T08:00:00Z');
    const came = { arrivedVisitorAmount: 30, arrivedNumberOfFollowers: 1 };
    await prisma.visitRequest.update({
      where: { id: arrived.id },
      data: { confirmedAt: at, arrivedAt: at, ...came },
    });
    await prisma.visitRequest.update({
      where: { id: missed.id },
      data: { confirmedAt: at, missedAt: at },
    });

    const { sheet } = await sheetOf(await document(`/query/excel-download?visitDate=${day}`));

    const column = columns(sheet);
    const rows = shownRows(sheet).slice(5);
    const shown = ['Stanje', 'Broj posetilaca', 'Pratilaca'].map((name) => column(name) - 1);
    expect(rows.map((row) => shown.map((index) => row[index]))).toEqual(
      expect.arrayContaining([
        ['Stigli', 30, 1],
        ['Nisu došli', 40, 2],
        ['Primljeno', 20, 2],
      ]),
    );
    expect(rows.at(-1)?.[0]).toBe('UKUPNO bez 1 neostvarene posete');
    expect(rows.at(-1)?.[4]).toBe(50);
  });

  it('tells how far each visit is paid once that is a question', async () => {
    const day = '2030-08-10';
    const visit = { ...buildVisitRequest(), visitDate: day };
    const partly = await calls.create({ ...visit, visitTime: '10:00' });
    const debt = await calls.create({ ...visit, visitTime: '11:00' });
    await calls.create({ ...visit, visitTime: '12:00' });
    await calls.pay(partly.id, { paidOn: '2026-10-06', amount: 100, way: 'cash', note: null });
    await prisma.visitRequest.update({ where: { id: debt.id }, data: { confirmedAt: NOW } });

    const { sheet } = await sheetOf(await document(`/query/excel-download?visitDate=${day}`));

    const place = columns(sheet)('Stanje plaćanja') - 1;
    const rows = shownRows(sheet).slice(5, -1);
    expect(rows.map((row) => row[place])).toEqual(['Delimično', 'Nije plaćeno', null]);
  });

  it('tells who leads each visit', async () => {
    const visit = { ...buildVisitRequest(), visitDate: '2030-08-11' };
    const led = await calls.create({ ...visit, visitTime: '10:00' });
    await calls.create({ ...visit, visitTime: '11:00' });
    const names = ['=Ana Antić', 'Petar Perić'];
    const guides = await prisma.guide.createManyAndReturn({
      data: names.map((name, position) => ({ name, position })),
    });
    const ids = guides.map(({ id }) => id);
    await calls.assign(led.id, 1, ids).expect(200);

    const { sheet } = await sheetOf(await document('/query/excel-download?visitDate=2030-08-11'));

    const place = columns(sheet)('Vodiči') - 1;
    const rows = shownRows(sheet).slice(5, -1);
    expect(rows.map((row) => row[place])).toEqual(['=Ana Antić, Petar Perić', null]);
  });

  it('writes what people typed as text, never as a formula', async () => {
    const { sheet, xml } = await sheetOf(await document('/query/excel-download?search=%3D1'));

    const personal = sheet.getRow(6);
    const column = columns(sheet);
    expect(personal.getCell(column('Ko dolazi')).value).toBe('=1+1');
    expect(personal.getCell(column('Napomena')).value).toBe('+SUM(1;2)');
    const formulas = [...xml.matchAll(/<f>(.*?)<\/f>/g)].map(([, formula]) => formula);
    const conditions = 'I6:I6,&quot;Zakazano&quot;,AE6:AE6,1';
    expect(formulas).toEqual([
      'SUBTOTAL(103,A6)',
      ...['E', 'M', 'N', 'AC', 'AD'].map((letter) => `SUMIFS(${letter}6:${letter}6,${conditions})`),
    ]);
  });

  it('prints the columns that are read on paper, large enough to be read', async () => {
    const { sheet, workbookXml } = await sheetOf(await document('/query/excel-download'));

    const column = columns(sheet);
    expect(workbookXml).toContain(`!$A$1:$O$${sheet.rowCount}<`);
    expect(column('Napomena')).toBe(15);
    const printed = sheet.columns.slice(0, 15);
    // Excel's columns: 7 pixels a digit and 5 for the edges, at 96 pixels an inch.
    const width = printed.reduce((sum, { width = 0 }) => sum + ((width * 7 + 5) * 72) / 96, 0);
    const { left = 0, right = 0 } = sheet.pageSetup.margins ?? {};
    const scale = (842 - (left + right) * 72) / width;
    const sizes = printed.map((_, index) => sheet.getRow(6).getCell(index + 1).font.size ?? 0);
    expect(Math.min(...sizes) * scale).toBeGreaterThanOrEqual(7.5);
  });

  it('prints on A4 with its header repeated, frozen and filterable, the filter in words on top', async () => {
    const { sheet, xml, workbookXml } = await sheetOf(
      await document('/query/excel-download?viewed=false&search=%C5%A1kola'),
    );

    expect(sheet.getCell('A4').value).toBe('Filter: pretraga „škola“; nepregledani');
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 5 });
    expect(xml).toContain('<autoFilter ref="A5:');
    expect(xml).toMatch(/<pageSetup[^>]*paperSize="9"[^>]*orientation="landscape"/);
    expect(workbookXml).toContain('_xlnm.Print_Titles');
  });

  it('says nothing of newer and older requests where a short text was looked for in all', async () => {
    const { sheet } = await sheetOf(await document('/query/excel-download?search=pu'));

    expect(sheet.getCell('A4').value).toBe('Filter: pretraga „pu“');
  });

  it('keeps Cyrillic and 2,000 letters whole', async () => {
    const { sheet } = await sheetOf(await document('/query/excel-download?search=putokaz'));

    const column = columns(sheet);
    expect(sheet.getRow(6).getCell(column('Ko dolazi')).value).toBe(CYRILLIC_SCHOOL);
    expect(sheet.getRow(6).getCell(column('Napomena')).value).toBe('Ž'.repeat(2000));
  });

  it('refuses a third one while two are being written', async () => {
    const downloads = [1, 2, 3].map(() => calls.download('/query/excel-download'));
    const statuses = await Promise.all(downloads.map(async (call) => (await call).status));

    expect(statuses.sort()).toEqual([200, 200, 429]);
    expect((await calls.download('/query/excel-download')).status).toBe(200);
  });

  it('refuses a wrong filter in the contract’s shape', async () => {
    const answer = await calls.download('/query/excel-download?status=DONE').expect(400);
    expect(answer.body).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR', field: 'status' }] });
  });
});

describe('the meal announcement', () => {
  it('names each dish with its portions, the notes, and the totals per dish and option', async () => {
    const { sheet } = await sheetOf(await document('/query/dinner-all-excel-download'));

    const rows = shownRows(sheet).map((row) => row.map((cell) => (cell === null ? '' : cell)));
    const flat = rows.map(inOneLine);
    expect(flat).toContainEqual(expect.stringContaining('Sreda, 12. jun 2030. – 43 porcije'));
    const meals = rows.filter((row) => row[0] instanceof Date);
    expect(meals.map((row) => row.slice(2))).toEqual([
      ['Osnovnoškolski obrok 2', 'Pljeskavica, Pomfrit, Sa kolačem', 3],
      ['Školski obrok', '', 40],
    ]);
    for (const [, group] of meals) expect(group).toContain(CYRILLIC_SCHOOL);
    expect(flat).toContainEqual(expect.stringContaining('Dvoje dece ne jede gluten.'));
    expect(flat).toContainEqual(
      expect.stringContaining('Pljeskavica 3 · Pomfrit 3 · Sa kolačem 3'),
    );
    expect(rows.find(([label]) => label === 'UKUPNO: sve porcije')?.at(-1)).toBe(43);
  });

  it('fits the width of its A4 without being made smaller: it is read from a metre away', async () => {
    const { sheet } = await sheetOf(await document('/query/dinner-all-excel-download'));

    const { orientation, margins } = sheet.pageSetup;
    const paperWidth = orientation === 'landscape' ? 842 : 595;
    const printable = paperWidth - ((margins?.left ?? 0) + (margins?.right ?? 0)) * 72;
    // Excel's columns: 7 pixels a digit and 5 for the edges, at 96 pixels an inch.
    const columns = sheet.columns.map(({ width = 0 }) => ((width * 7 + 5) * 72) / 96);
    expect(columns.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(printable);
  });

  it('carries the filtered day in its file name', async () => {
    const day = '2030-06-12';
    const answer = await calls.download(`/query/dinner-all-excel-download?visitDate=${day}`);
    expect(answer.headers['content-disposition']).toContain('"najava-obroka-2030-06-12.xlsx"');
  });

  it('keeps the lines of its notes apart in every reader', async () => {
    const { xml } = await sheetOf(await document('/query/dinner-all-excel-download'));
    // Not as the plain text of `<v>`, whose line breaks LibreOffice swallows.
    expect(xml).toMatch(
      /t="inlineStr"><is><r><t[^>]*>Napomena uz ručak: [^<]*\nNapomena uz posetu/,
    );
  });

  it('lists the same dishes on a second sheet that can be filtered; the first has bands and cannot', async () => {
    const { sheet, xml, workbook } = await sheetOf(
      await document('/query/dinner-all-excel-download'),
    );
    const list = workbook.getWorksheet('Spisak obroka')!;

    const dishes = shownRows(sheet).filter((row) => row[0] instanceof Date);
    const [head, ...listed] = shownRows(list);
    expect(head).toEqual(['Datum', 'Vreme', 'Grupa', 'Jelo', 'Izbor', 'Porcija']);
    const dish = (row: unknown[]) => row.slice(-3);
    expect(listed.map(dish)).toEqual(dishes.map(dish));
    expect(listed.map(([day, time]) => [day, time])).toEqual(
      dishes.map(([time]) => [new Date('2030-06-12T00:00:00Z'), time]),
    );
    // Whatever it is sorted by, each row says who eats.
    expect(listed.map((row) => row[2])).toEqual(
      listed.map(() => expect.stringContaining(CYRILLIC_SCHOOL) as unknown),
    );
    expect(list.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(list.autoFilter).toBe(`A1:F${listed.length + 1}`);
    expect(xml).not.toContain('<autoFilter');
  });

  it('shows cancelled visits but does not count their portions', async () => {
    const canceled = await calls.create({
      ...buildVisitRequestWithDinner(),
      visitDate: '2030-08-01',
      dinnerRequest: buildDinnerRequest(),
    });
    await calls.update({ ...(await calls.read(canceled.id)), status: 'CANCELED' }).expect(200);

    const { sheet } = await sheetOf(
      await document('/query/dinner-all-excel-download?visitDate=2030-08-01'),
    );

    const flat = shownRows(sheet).map(inOneLine);
    expect(flat).toContainEqual(expect.stringContaining('– 0 porcija'));
    expect(flat).toContainEqual(expect.stringContaining('OTKAZANO!'));
    await calls.remove(canceled.id).expect(200);
  });
});

describe('the predračun', () => {
  it('of a visit multiplies quantity and price by formulas that carry their results', async () => {
    const { sheet, xml } = await sheetOf(await document(`/${agencyId}/bill-excel`));

    const rows = shownRows(sheet);
    const lines = rows.filter((row) => typeof row[0] === 'number');
    // 1 teacher per 20 pupils = 2, a doctor and a guide: 4 free; the meal makes the content free.
    expect(lines.map((row) => [row[1], row[3], row[4], row[5]])).toEqual([
      ['Grupna ulaznica: centar i spomen-kuća', 40, 550, 22_000],
      ['Pratioci sa besplatnim ulazom', 4, 0, 0],
      ['Ostali pratioci – grupna ulaznica: centar i spomen-kuća', 2, 550, 1100],
    ]);
    const total = rows.find((row) => row[0] === 'UKUPNO ZA UPLATU');
    expect(total?.[5]).toBe(23_100);
    expect(xml).toMatch(/<f>D\d+\*E\d+<\/f><v>22000<\/v>/);
    expect(xml).toMatch(/<f>SUM\(F\d+:F\d+\)<\/f><v>23100<\/v>/);
  });

  it('of a visit names buyer, seller, dates and how to pay', async () => {
    const { sheet } = await sheetOf(await document(`/${agencyId}/bill-excel`));

    const flat = shownRows(sheet).map(inOneLine).join('\n');
    for (const part of [
      'Putokaz d.o.o.',
      CYRILLIC_SCHOOL,
      'PDV je uračunat u cene.',
      'poziv na broj',
    ]) {
      expect(flat).toContain(part);
    }
    const dates = shownRows(sheet)
      .flat()
      .filter((cell) => cell instanceof Date);
    // Of the 11th in Belgrade, visit, payable until the day before.
    expect(new Set(dates.map((date) => date.toISOString().slice(0, 10)))).toEqual(
      new Set(['2030-05-11', '2030-06-12', '2030-06-11']),
    );
  });

  it('of a visit explains single tickets below 20 visitors', async () => {
    const { sheet } = await sheetOf(await document(`/${personalId}/bill-excel`));

    const rows = shownRows(sheet);
    expect(rows.find((row) => row[0] === 'UKUPNO ZA UPLATU')?.[5]).toBe(2 * 800);
    expect(rows.flat()).toContain(
      'Grupna cena važi za 20 i više posetilaca, pa su obračunate pojedinačne ulaznice.',
    );
    expect(rows.flat()).toContain('=1+1');
  });

  it.each([
    ['bill-excel', 'Vreme posete', '10:15 h'],
    ['dinner-bill-excel', 'Vreme ručka', '13:00 h'],
  ])('%s says of what its time is: %s', async (path, label, time) => {
    const { sheet } = await sheetOf(await document(`/${agencyId}/${path}`));
    expect(shownRows(sheet).find((row) => row[0] === label)?.[2]).toBe(time);
  });

  it('of a lunch lists its meals', async () => {
    const { unitPrices } = await calls.read(agencyId);
    const { sheet } = await sheetOf(await document(`/${agencyId}/dinner-bill-excel`));

    const rows = shownRows(sheet);
    const school = unitPrices.SCHOOL_DINNER ?? 0;
    const withCake = unitPrices.BASE_DINNER_2_WITH_CAKE ?? 0;
    expect(rows.filter((row) => typeof row[0] === 'number').map((row) => [row[3], row[4]])).toEqual(
      [
        [3, withCake],
        [40, school],
      ],
    );
    expect(rows.find((row) => row[0] === 'UKUPNO ZA UPLATU')?.[5]).toBe(3 * withCake + 40 * school);
  });
});

describe('the PDFs', () => {
  it('about a group visit say on one page who comes, when, to what, for how much', async () => {
    const { text, pages } = await pdfText(await document(`/${agencyId}/group-visit-pdf`));

    expect(pages).toBe(1);
    for (const part of [
      CYRILLIC_SCHOOL,
      '12.06.2030',
      '10:15 h',
      'Da, u 12:15 h',
      'Osnovna škola, I–IV razred',
      'Školski obrok × 40',
      // Allergies: who leads the group through the house has to know of them.
      'Napomena uz ručak Dvoje dece ne jede gluten.',
      '22.000,00',
      'Putokaz d.o.o.',
      'Telefon agencije',
      // Under the group's name a phone without a word would be taken for the group's.
      'Telefon grupe',
      buildContact('agency').agencyScheduleOnBehalfOfPhone,
      'Primljeno',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.replaceAll(' ', '')).toContain('Ž'.repeat(2000));
  });

  it('about a lunch say on one page what is eaten, when, by how many', async () => {
    const { text, pages } = await pdfText(await document(`/${agencyId}/dinner-request-pdf`));

    expect(pages).toBe(1);
    for (const part of ['13:00 h', '43', 'Pljeskavica, Pomfrit, Sa kolačem', 'ne jede gluten']) {
      expect(text).toContain(part);
    }
    expect(text.replaceAll(/[ -]/g, '')).toContain('Čačak'.repeat(15));
  });

  it('about a lunch say what stands beside the visit where it speaks of an allergy', async () => {
    const comments = ['Jedno dete ne sme jaja.', 'Dolazimo autobusom.'];
    const texts = await Promise.all(
      comments.map(async (comment) => {
        const { id } = await calls.create(
          buildVisitRequestWithDinner({ visitDate: '2030-06-13', comment }),
        );
        return (await pdfText(await document(`/${id}/dinner-request-pdf`))).text;
      }),
    );

    expect(texts[0]).toContain('Napomena uz posetu Jedno dete ne sme jaja.');
    expect(texts[1]).not.toContain('Dolazimo autobusom.');
  });

  it('about a private person say the name once, and that it is a private person', async () => {
    const { text } = await pdfText(await document(`/${personalId}/group-visit-pdf`));

    expect(text).toContain('Kontakt (privatno lice)');
    expect(text).not.toContain('Vođa grupe');
  });

  it('and the workbooks name one and the same address in their head', async () => {
    const { text } = await pdfText(await document(`/${agencyId}/dinner-request-pdf`));
    const heads = await Promise.all(
      [`/${agencyId}/bill-excel`, '/query/excel-download', '/query/dinner-all-excel-download'].map(
        async (path) => (await sheetOf(await document(path))).sheet.getCell('A2').value,
      ),
    );

    expect(text).toContain('posete@example.rs');
    expect(new Set(heads)).toEqual(
      new Set(['Ulica primera 1, 00000 Primerovac · +381 00 000 000 · posete@example.rs']),
    );
  });

  it('embed their fonts', async () => {
    const file = (await document(`/${agencyId}/group-visit-pdf`)).toString('latin1');
    expect(file.match(/\/FontFile2/g)?.length).toBe(3);
  });
});

describe('documents of what is not there', () => {
  it.each(['group-visit-pdf', 'dinner-request-pdf', 'bill-excel', 'dinner-bill-excel'])(
    '%s of an unknown request is not found',
    async (name) => {
      const answer = await calls.download(`/999999/${name}`).expect(404);
      expect(answer.body).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    },
  );

  it.each(['dinner-request-pdf', 'dinner-bill-excel'])(
    '%s of a request without lunch is not found',
    async (name) => {
      const answer = await calls.download(`/${personalId}/${name}`).expect(404);
      expect(answer.body).toMatchObject({
        errors: [{ code: 'NOT_FOUND', message: 'Nije pronađen zahtev za ručak' }],
      });
    },
  );
});
