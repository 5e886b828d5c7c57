import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { describe, expect, it } from 'vitest';
import { sheetOf, shownRows } from '@museum/testing/read-documents';
import { proformaWorkbook } from './proforma-workbook.ts';
import { dinnerProforma, visitProforma } from './proforma-sheet.ts';

const NOW = new Date('2027-05-01T10:00:00Z');
const E_INVOICE = 'Podneti zahtev smatra se i zahtevom za izdavanje e-fakture za pravno lice.';

const readBack = async (file: Promise<Uint8Array>) => {
  const { sheet } = await sheetOf(Buffer.from(await file));
  return shownRows(sheet).map((row) => row.map((cell) => cell ?? ''));
};

const rowsOf = (overrides: Partial<VisitRequest>) =>
  readBack(proformaWorkbook(visitProforma(buildVisitRequestResponse(overrides), NOW)));

const cellsOf = async (overrides: Partial<VisitRequest>) =>
  (await rowsOf(overrides)).flat().map(String);

const factsOf = async (overrides: Partial<VisitRequest>) =>
  new Map((await rowsOf(overrides)).map((row) => [row[0], row[2]]));

describe('the predračun', () => {
  it('paid by transfer says where to, until when, and with which reference', async () => {
    const facts = await factsOf({ paymentType: 'SCHEDULED_PAYMENT', visitDate: '2027-05-14' });
    const cells = await cellsOf({ paymentType: 'SCHEDULED_PAYMENT', visitDate: '2027-05-14' });

    expect(facts.get('Uplata najkasnije do')).toEqual(new Date('2027-05-13T00:00:00Z'));
    expect(facts.get('Tekući račun')).toBe('840-0000000000000-31');
    expect(cells).toContainEqual(expect.stringContaining('poziv na broj: GP-2026-000001'));
  });

  it.each([
    ['CASH', 'Plaća se u gotovini na blagajni, na dan dolaska, pre obilaska.'],
    ['CREDIT_CARD', 'Plaća se karticom na blagajni, na dan dolaska, pre obilaska.'],
  ] as const)('paid by %s gives no instructions for a transfer', async (paymentType, sentence) => {
    const cells = await cellsOf({ paymentType });

    expect(cells).toContain(sentence);
    expect(cells.join('\n')).not.toMatch(/račun 840|Tekući račun|najkasnije/);
    expect((await factsOf({ paymentType })).get('Uplata')).toBe('na blagajni, pre obilaska');
  });

  it('on the day of the visit asks for cash, for a transfer comes too late', async () => {
    const today = { paymentType: 'SCHEDULED_PAYMENT', visitDate: '2027-05-01' } as const;
    const cells = await cellsOf(today);

    expect(cells).toContain('Plaća se u gotovini na blagajni, na dan dolaska, pre obilaska.');
    expect(cells.join('\n')).not.toMatch(/račun 840|Tekući račun|najkasnije/);
  });

  it.each([
    ['institution', true],
    ['agency', true],
    ['personal', false],
  ] as const)('of %s speaks of the e-invoice for legal entities: %s', async (contactType, does) => {
    expect((await cellsOf({ contactType })).includes(E_INVOICE)).toBe(does);
  });

  it.each([
    ['CANCELED', /^POSETA JE OTKAZANA/],
    ['POSTPONED', /^POSETA JE ODLOŽENA/],
  ] as const)('of a visit that is %s says so and asks for no money', async (status, mark) => {
    const cells = await cellsOf({ status, paymentType: 'SCHEDULED_PAYMENT' });

    expect(cells).toContainEqual(expect.stringMatching(mark));
    expect(cells.join('\n')).not.toMatch(/ZA UPLATU|račun 840|Tekući račun|najkasnije|Uputstvo/);
  });

  it('of a visit that a group has missed says so and asks for no money', async () => {
    const cells = await cellsOf({
      missedAt: '2027-05-14T12:00:00.000Z',
      paymentType: 'SCHEDULED_PAYMENT',
    });

    expect(cells).toContain('POSETA NIJE ODRŽANA – po ovom predračunu se ne plaća.');
    expect(cells.join('\n')).not.toMatch(/ZA UPLATU|račun 840|Tekući račun|najkasnije|Uputstvo/);
  });

  it('of a lunch of a cancelled visit says so, too', async () => {
    const request = buildVisitRequestResponse({ status: 'CANCELED' });
    const dinnerRequest = buildDinnerRequestResponse();
    const rows = await readBack(
      proformaWorkbook(dinnerProforma({ ...request, dinnerRequest }, NOW)),
    );

    expect(rows.flat()).toContainEqual(expect.stringMatching(/^POSETA JE OTKAZANA/));
  });

  it('tells of which day it is, for it was never issued', async () => {
    const facts = await factsOf({});

    expect(facts.get('Stanje na dan')).toEqual(new Date('2027-05-01T00:00:00Z'));
    expect(facts.has('Datum izdavanja')).toBe(false);
    expect(await cellsOf({})).toContain('Zamenjuje sve ranije preuzete predračune istog broja.');
  });
});
