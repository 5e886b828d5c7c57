import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DinnerRequest } from '@museum/shared/meals/dinner-request-response';
import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { expect, it } from 'vitest';
import { sheetOf, shownRows } from '@museum/testing/read-documents';
import { writeAnnouncementWorkbook } from './announcement-workbook.ts';

const LONG_SCHOOL = 'Основна школа „Краљ Петар Први Карађорђевић“ са издвојеним одељењима у Шебеку';

const LUNCH: Partial<DinnerRequest> = {
  hasKidsDinoDinner: true,
  kidsDinoDinnerAmount: 20,
  kidsDinoDinnerOption1: 'with_soup',
  hasBaseDinner: true,
  baseDinnerAmount: 12,
  baseDinnerOption1: 'chicken_filet',
  baseDinnerOption2: 'fries',
  additionalComments: null,
};

const request = (id: number, overrides: Partial<VisitRequest> = {}): VisitRequest =>
  buildVisitRequestResponse({
    id,
    visitDate: '2026-12-12',
    institutionName: LONG_SCHOOL,
    dinnerRequest: buildDinnerRequestResponse({ id, ...LUNCH }),
    comment: null,
    ...overrides,
  });

const announcementOf = async (requests: VisitRequest[]) => {
  const stream = new PassThrough();
  const file = buffer(stream);
  async function* batches() {
    yield await Promise.resolve(requests);
  }
  await writeAnnouncementWorkbook(stream, 'Svi zahtevi', batches());
  const { sheet, xml } = await sheetOf(await file);
  return { xml, rows: shownRows(sheet).map((row) => row.map((cell) => cell ?? '')) };
};

const isDish = (row: unknown[]) => typeof row.at(-1) === 'number' && row[0] instanceof Date;
const labels = (rows: unknown[][]) => rows.map(([label]) => label);

it('names the group beside each of its dishes, and the day only above them', async () => {
  const { rows } = await announcementOf([request(1)]);

  const dishes = rows.filter(isDish);
  expect(dishes.map((row) => row.slice(2))).toEqual([
    ['Dečiji dino obrok', 'Sa supom', 20],
    ['Osnovnoškolski obrok 1', 'Pileći file, Pomfrit', 12],
  ]);
  for (const [, group] of dishes) expect(group).toContain(LONG_SCHOOL);
  const days = rows.flat().filter((cell) => `${cell as string}`.includes('12. decembar 2026.'));
  expect(new Set(days)).toEqual(new Set(['Subota, 12. decembar 2026. – 32 porcije']));
});

it('tells of a group that has come how many it is, and leaves out a phone that nobody told', async () => {
  const came = { arrivedAt: '2026-12-12T09:00:00.000Z', arrivedVisitorAmount: 19 };
  const { rows } = await announcementOf([request(1, { ...came, institutionPhone: null })]);

  const [dish] = rows.filter(isDish);
  expect(dish?.[1]).toMatch(/· GP-2026-000001 · 19 posetilaca$/);
});

it('adds up what is prepared across the dishes', async () => {
  const { rows } = await announcementOf([request(1), request(2, { status: 'CANCELED' })]);

  expect(labels(rows)).toEqual(
    expect.arrayContaining([
      'Za pripremu – predjelo: Supa 20',
      'Za pripremu – glavno jelo: Grilovana piletina 20 · Pileći file 12',
      'Za pripremu – prilog: Pomfrit 12 · Pire krompir 20',
      'Za pripremu – piće: Sok 32',
    ]),
  );
});

it('of one day gives its total once, of several each day’s and all', async () => {
  const totals = async (requests: VisitRequest[]) => {
    const { rows } = await announcementOf(requests);
    return rows
      .filter(([label]) => `${label as string}`.endsWith('sve porcije'))
      .map((row) => [row[0], row.at(-1)]);
  };

  expect(await totals([request(1), request(2)])).toEqual([['UKUPNO: sve porcije', 64]]);
  expect(await totals([request(1), request(2, { visitDate: '2026-12-13' })])).toEqual([
    ['Ukupno za dan: sve porcije', 32],
    ['Ukupno za dan: sve porcije', 32],
    ['UKUPNO: sve porcije', 64],
  ]);
  expect(await totals([])).toEqual([['UKUPNO: sve porcije', 0]]);
});

it('begins a page only where a group, a day or the totals begin', async () => {
  const { rows, xml } = await announcementOf(
    Array.from({ length: 40 }, (_, index) =>
      request(index + 1, {
        comment: 'Dolazimo jednim autobusom. '.repeat(index % 7),
        visitDate: index < 20 ? '2026-12-12' : '2026-12-13',
      }),
    ),
  );

  const breaks = [...xml.matchAll(/<brk id="(\d+)"/g)].map(([, id]) => Number(id));
  expect(breaks.length).toBeGreaterThan(3);
  // A break stands below its row; the rows of the sheet are counted from one.
  const firstOfPage = breaks.map((row) => rows[row] ?? []);
  const isFirstDish = (row: unknown[]) => isDish(row) && `${row[1] as string}`.includes('GP-');
  const opensBlock = ([label]: unknown[]) => /porcij/.test(typeof label === 'string' ? label : '');
  expect(firstOfPage.filter((row) => !isFirstDish(row) && !opensBlock(row))).toEqual([]);
});

/** The heights of the pages, in points, and how many rows are on each. */
const pagesOf = (xml: string) => {
  const heights = [...xml.matchAll(/<row r="(\d+)"[^>]* ht="([\d.]+)"/g)];
  const breaks = [...xml.matchAll(/<brk id="(\d+)"/g)].map(([, id]) => Number(id));
  const byPage = Map.groupBy(heights, ([, row]) => breaks.filter((id) => id < Number(row)).length);
  return [...byPage.values()].map((rows) => ({
    rows: rows.length,
    height: rows.reduce((sum, [, , height]) => sum + Number(height), 0),
  }));
};

/** 595 points less margins of 0.5 and 0.6 inches. */
const A4 = 595 - 1.1 * 72;

it('fills no page higher than its A4', async () => {
  const { xml } = await announcementOf(
    Array.from({ length: 40 }, (_, index) => request(index + 1)),
  );

  expect(Math.max(...pagesOf(xml).map(({ height }) => height))).toBeLessThanOrEqual(A4);
});

it('sets the first group under its head, however long that group’s notes are', async () => {
  const note = 'Dolazimo jednim autobusom, molimo da ručak bude bez kikirikija. '.repeat(31);
  const lunch = buildDinnerRequestResponse({ id: 1, ...LUNCH, additionalComments: note });
  const { xml } = await announcementOf([request(1, { comment: note, dinnerRequest: lunch })]);

  const pages = pagesOf(xml);
  // The head's four rows and the columns' header, the day and two dishes; the notes begin the next page.
  expect(pages[0]?.rows).toBe(5 + 3);
  for (const { height } of pages) expect(height).toBeLessThanOrEqual(A4);
});
