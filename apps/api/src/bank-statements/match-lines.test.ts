import { describe, expect, it } from 'vitest';
import { type MatchedLine, matchLines, type Payable } from './match-lines.ts';

// The control digits of 2026000123 are 38, of 2026000118 53 (98 − (number × 100 mod 97)).
const SCHOOL: Payable = {
  number: 'PR-2026-000123',
  isVoid: false,
  total: 1_840_000,
  visitRequestId: 1,
  normalizedId: 'GP-2026-000044',
  open: 1_840_000,
  names: 'OŠ „Đura Jakšić“ Žabari',
};
const HOME: Payable = {
  number: 'PR-2026-000118',
  isVoid: false,
  total: 1_445_000,
  visitRequestId: 2,
  normalizedId: 'GP-2026-000123',
  open: 1_445_000,
  names: 'Dom „Jefimija“ Kruševac',
};
const VOID: Payable = {
  ...HOME,
  number: 'PR-2026-000100',
  isVoid: true,
  visitRequestId: 3,
  normalizedId: 'GP-2026-000003',
};
const PAYABLES = [SCHOOL, HOME, VOID];

const line = (fields: Partial<MatchedLine>): MatchedLine => ({
  amount: 1_840_000,
  payer: 'NEKO DRUGI DOO',
  purpose: '',
  references: [],
  ...fields,
});
const match = (fields: Partial<MatchedLine>, payables = PAYABLES) => {
  const [found] = matchLines([line(fields)], payables);
  return [found!.group, found!.reason, found!.payable?.number ?? null];
};
const OURS = ['recognised', 'reference', 'PR-2026-000123'];

describe('our reference', () => {
  it.each<[string, Partial<MatchedLine>]>([
    ['with its model', { references: ['97 382026000123'] }],
    ['without its model', { references: ['382026000123'] }],
    ['with dashes', { references: ['97 38-2026-000123'] }],
    ['with blanks', { references: ['97 38 2026 000123'] }],
    ['joined with its model', { references: ['97382026000123'] }],
    ['in the second field', { references: ['00 114', '97 382026000123'] }],
    ['in the purpose', { purpose: 'Uplata po predračunu 97 38-2026-000123, 4. razred' }],
    ['with another amount', { references: ['97 382026000123'], amount: 100 }],
  ])('is recognised %s', (_name, fields) => {
    expect(match(fields)).toEqual(OURS);
  });

  it.each<[string, Partial<MatchedLine>, (string | null)[]]>([
    [
      'with wrong control digits',
      { references: ['97 992026000123'] },
      ['check', 'badControl', 'PR-2026-000123'],
    ],
    [
      'of a predračun that is void',
      { references: ['97 722026000100', 'PR-2026-000100'] },
      ['check', 'void', 'PR-2026-000100'],
    ],
    [
      'as a bare number with another amount',
      { purpose: 'PR-2026-000123', amount: 5 },
      ['check', 'number', 'PR-2026-000123'],
    ],
    [
      'as a bare number with the right amount',
      { purpose: 'pr 2026/123' },
      ['recognised', 'number', 'PR-2026-000123'],
    ],
    [
      'of two visits',
      { purpose: '382026000123 i 532026000118' },
      ['check', 'reference', 'PR-2026-000123'],
    ],
    [
      'of a predračun that there is not',
      { references: ['97 142026000124'] },
      ['unknown', 'sameAmount', 'PR-2026-000123'],
    ],
    [
      "as the number of another visit's request",
      { purpose: 'Grupna poseta GP-2026-000123, jun' },
      ['check', 'visitNumber', 'PR-2026-000118'],
    ],
    [
      "as the number of another visit's request in Cyrillic, which is no predračun of that number",
      { purpose: 'групна посета ГП-2026-000123' },
      ['check', 'visitNumber', 'PR-2026-000118'],
    ],
    [
      'as the number of a lunch in Cyrillic, with the payer alike',
      { purpose: 'ручак РУ 2026/000123', payer: 'OS DJURA JAKSIC' },
      ['check', 'amountAndPayer', 'PR-2026-000123'],
    ],
    [
      'as the number of a request that has no predračun, with the payer alike',
      { purpose: 'Grupna poseta gp 2026/000118', payer: 'OS DJURA JAKSIC' },
      ['check', 'amountAndPayer', 'PR-2026-000123'],
    ],
    [
      'as the number of a lunch, with the payer alike',
      { purpose: 'Ručak RU-2026-000118', payer: 'OS DJURA JAKSIC' },
      ['check', 'amountAndPayer', 'PR-2026-000123'],
    ],
  ])('%s is looked at', (_name, fields, expected) => {
    expect(match(fields)).toEqual(expected);
  });
});

describe('amount and payer', () => {
  it.each<[string, Partial<MatchedLine>, (string | null)[]]>([
    [
      'both alike',
      { payer: 'OS DJURA JAKSIC ZABARI' },
      ['check', 'amountAndPayer', 'PR-2026-000123'],
    ],
    [
      'both alike in Cyrillic',
      { payer: 'ОШ ЂУРА ЈАКШИЋ' },
      ['check', 'amountAndPayer', 'PR-2026-000123'],
    ],
    [
      'only the payer',
      { payer: 'OS DJURA JAKSIC', amount: 5 },
      ['unknown', 'samePayer', 'PR-2026-000123'],
    ],
    ['only the amount', {}, ['unknown', 'sameAmount', 'PR-2026-000123']],
    ['neither', { amount: 5 }, ['unknown', null, null]],
    [
      'a kind of school in common',
      { payer: 'OSNOVNA SKOLA SUTJESKA', amount: 5 },
      ['unknown', null, null],
    ],
  ])('%s', (_name, fields, expected) => {
    expect(match(fields)).toEqual(expected);
  });

  it('proposes the one of two namesakes whose town the payer names', () => {
    const namesakes = ['Niš', 'Kragujevac'].map((town, index) => ({
      ...SCHOOL,
      number: `PR-2026-00020${index}`,
      visitRequestId: 20 + index,
      names: `OŠ „Sveti Sava“ ${town}`,
    }));
    expect(match({ payer: 'OS SVETI SAVA, KRAGUJEVAC' }, namesakes)).toEqual([
      'check',
      'amountAndPayer',
      'PR-2026-000201',
    ]);
  });

  it('says nothing when two visits cost the same', () => {
    const twin = { ...SCHOOL, number: 'PR-2026-000124', visitRequestId: 9, names: 'Gimnazija' };
    expect(match({}, [SCHOOL, twin])).toEqual(['unknown', null, null]);
  });

  it('never proposes what is paid', () => {
    const paid = { ...SCHOOL, open: 0 };
    expect(match({ payer: 'OS DJURA JAKSIC' }, [paid])).toEqual(['unknown', null, null]);
  });
});

it('proposes to nobody else what another line of the statement pays in full', () => {
  const sure = line({ references: ['97 382026000123'] });
  const [, found] = matchLines([sure, line({ payer: 'OS DJURA JAKSIC' })], PAYABLES);
  expect(found).toMatchObject({ group: 'unknown', payable: null });
});

it('tells what is left, of several payments of one statement after each', () => {
  const references = ['97 382026000123'];
  const lines = [1_000_000, 840_000, 100].map((amount) => line({ amount, references }));
  expect(matchLines(lines, PAYABLES).map(({ rest }) => rest)).toEqual([840_000, 0, -100]);
});

it('tells what would be left after a payment that is only guessed', () => {
  const lines = [1_840_000, 5].map((amount) => line({ amount, payer: 'OS DJURA JAKSIC' }));
  expect(matchLines(lines, PAYABLES)).toMatchObject([
    { reason: 'amountAndPayer', rest: 0 },
    { reason: 'samePayer', rest: 1_839_995 },
  ]);
});

it('is not sure of a payment for what owes nothing any more: it may be booked already', () => {
  const references = ['97 382026000123'];
  const twice = [1, 2].map(() => line({ references }));
  expect(matchLines(twice, PAYABLES)).toMatchObject([
    { group: 'recognised', reason: 'reference', rest: 0 },
    { group: 'check', reason: 'paid', rest: -1_840_000 },
  ]);
  expect(match({ references }, [{ ...SCHOOL, open: 0 }])).toEqual([
    'check',
    'paid',
    'PR-2026-000123',
  ]);
});

describe('what the bank took back', () => {
  const references = ['97 382026000123'];
  const groups = (lines: MatchedLine[]) =>
    matchLines(lines, PAYABLES).map(({ group, reason }) => [group, reason]);

  it('is only proposed, with what is owed again', () => {
    const paid = PAYABLES.map((payable) => ({ ...payable, open: 0 }));
    const [found] = matchLines([line({ references, amount: -1_840_000 })], paid);
    expect(found).toMatchObject({ group: 'check', reason: 'storno', rest: 1_840_000 });
  });

  it.each<[string, Partial<MatchedLine>, string]>([
    ['by its reference', { references, payer: 'BANKA' }, 'check'],
    ['by its payer', { payer: 'NEKO DRUGI DOO' }, 'unknown'],
  ])('is no longer sure to have been paid, known %s', (_name, fields, group) => {
    const storno = line({ ...fields, amount: -1_840_000 });
    expect(groups([line({ references }), storno])).toEqual([
      ['check', 'takenBack'],
      [group, group === 'check' ? 'storno' : null],
    ]);
  });

  it.each<[string, Partial<MatchedLine>]>([
    ['of another amount', { references, amount: -100 }],
    ['from another payer', { payer: 'TREĆI DOO' }],
    ['for another visit from another payer', { references: ['97 532026000118'], payer: 'BANKA' }],
  ])('says nothing of a payment %s', (_name, fields) => {
    const storno = line({ amount: -1_840_000, ...fields });
    expect(groups([line({ references }), storno])[0]).toEqual(['recognised', 'reference']);
  });

  it('makes one payment unsure, whatever else of that amount was taken back', () => {
    const stornos = ['TREĆI DOO', 'NEKO DRUGI DOO'].map((payer) =>
      line({ payer, amount: -1_840_000 }),
    );
    expect(groups([line({ references }), ...stornos])[0]).toEqual(['check', 'takenBack']);
  });
});

// Where each name shares a word with thousands of others, and each amount is that of thousands.
it.each([
  ['two words in common', 'SKOLA VOZD KARADJORDJE', undefined],
  ['one word in common', 'SKOLA VOZD NEKO', undefined],
  ['two words, never together', 'SKOLA VOZD STARAC', undefined],
  ['the same amount, too', 'SKOLA VOZD STARAC', 1_840_000],
])('matches 10,000 lines with 5,000 predračuni in a moment: %s', (_name, payer, amount) => {
  const payables = Array.from({ length: 5_000 }, (_, index) => ({
    ...SCHOOL,
    visitRequestId: index,
    number: `PR-2026-${String(index).padStart(6, '0')}`,
    names: `Škola broj ${index} ${index % 2 ? 'Vožd Karađorđe' : 'Starac Vujadin'} Mesto${index}`,
  }));
  const lines = Array.from({ length: 10_000 }, (_, index) =>
    line({ payer: `${payer} ${index}`, amount: amount ?? index, purpose: 'x'.repeat(100) }),
  );
  // Of the processor: what else runs on the machine doesn't count.
  const started = process.threadCpuUsage();
  matchLines(lines, payables);
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(1000);
});
