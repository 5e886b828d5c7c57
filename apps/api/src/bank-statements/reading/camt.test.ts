import { describe, expect, it } from 'vitest';
import { readStatements } from './read-statements.ts';

const OURS = '840000000000000031';

type Entry = {
  amount: string;
  side?: 'CRDT' | 'DBIT';
  currency?: string;
  /** The bank's number of it. */
  ref?: string;
  day?: string;
  isReversal?: boolean;
  /** Elements below NtryDtls. */
  details?: string;
};

const entry = ({ amount, side = 'CRDT', currency = 'RSD', ref = '', ...more }: Entry) => `
  <Ntry><NtryRef>1</NtryRef><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>
   ${more.isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts>
   <BookgDt><Dt>${more.day ?? '2026-10-06'}</Dt></BookgDt>${ref && `<AcctSvcrRef>${ref}</AcctSvcrRef>`}
   <NtryDtls>${more.details ?? ''}</NtryDtls></Ntry>`;

const transaction = (payer: string, purpose: string, amount = '') => `
  <TxDtls>${amount}<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties>
   <RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls>`;

const balance = (code: string, amount: string) => `
  <Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="RSD">${amount}</Amt>
   <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-10-06</Dt></Dt></Bal>`;

const statementOf = (...content: string[]) => `<Stmt>
  <ElctrncSeqNb>187</ElctrncSeqNb><Acct><Id><Othr><Id>${OURS}</Id></Othr></Id></Acct>
  ${content.join('')}</Stmt>`;

const read = (...statements: string[]) => {
  const file = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
    ${statements.join('')}</BkToCstmrStmt></Document>`;
  return readStatements(new TextEncoder().encode(file), OURS);
};

/** The lines of a statement that opens with 1,000 dinars. */
function linesOf(closing: string, ...entries: Entry[]) {
  const balances = [balance('OPBD', '1000.00'), balance('CLBD', closing)];
  const content = read(statementOf(...balances, ...entries.map(entry)));
  if (!('statements' in content)) throw new Error('No statement');
  return content.statements[0]!.lines;
}

const sides = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ side, amount }) => [side, amount]);

it.each<[string, string[], RegExp]>([
  ['no statement', [], /nijednog izvoda/],
  ['no opening balance', [statementOf(balance('CLBD', '1000.00'))], /početno ili krajnje stanje/],
  ['no closing balance', [statementOf(balance('OPBD', '1000.00'))], /početno ili krajnje stanje/],
])('a file with %s is refused', (_name, statements, message) => {
  expect(() => read(...statements)).toThrow(message);
});

describe('what the bank takes back', () => {
  it('of a payment that came in is a credit with a minus, with a key of its own', () => {
    const paid = { amount: '500.00', ref: 'E1' };
    const lines = linesOf('1000.00', paid, { ...paid, side: 'DBIT', isReversal: true });

    expect(sides(lines)).toEqual([
      ['credit', 50_000],
      ['credit', -50_000],
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
    const [later] = linesOf('500.00', { ...paid, side: 'DBIT', isReversal: true });
    expect(later!.key).toBe(lines[1]!.key);
  });

  it('of a payment that went out is a debit with a minus', () => {
    const lines = linesOf('1500.00', { amount: '500.00', isReversal: true });
    expect(sides(lines)).toEqual([['debit', -50_000]]);
  });
});

describe('a key', () => {
  it.each(['', 'NONREF', 'NOTPROVIDED'])('is made of the facts where the bank says "%s"', (ref) => {
    const [first] = linesOf('1500.00', { amount: '500.00', ref });
    const [next] = linesOf('1500.00', { amount: '500.00', ref, day: '2026-10-05' });

    expect(first!.key).toMatch(/^facts:/);
    expect(next!.key).not.toBe(first!.key);
  });
});

it('leaves out an entry of nothing', () => {
  expect(sides(linesOf('1500.00', { amount: '0.00' }, { amount: '500.00' }))).toEqual([
    ['credit', 50_000],
  ]);
});

it('keeps who paid and for what of transactions that do not make up their entry', () => {
  const euros = '<Amt Ccy="EUR">250.00</Amt>';
  const details = [
    transaction('OŠ Prva', 'PR-2026-000123', euros),
    transaction('OŠ Druga', 'poseta', euros),
  ].join('');

  expect(linesOf('1500.00', { amount: '500.00', details })).toMatchObject([
    { amount: 50_000, payer: 'OŠ Prva, OŠ Druga', purpose: 'PR-2026-000123 poseta' },
  ]);
});

it('takes the purpose of each transaction from what the bank adds where the payer gave none', () => {
  const details = ['100.00', '400.00']
    .map((amount) => transaction('Ana', '', `<Amt Ccy="RSD">${amount}</Amt>`))
    .map((tx, index) => tx.replace('</TxDtls>', `<AddtlTxInf>Izlet ${index}</AddtlTxInf></TxDtls>`))
    .join('');
  expect(linesOf('1500.00', { amount: '500.00', details })).toMatchObject([
    { amount: 10_000, purpose: 'Izlet 0' },
    { amount: 40_000, purpose: 'Izlet 1' },
  ]);
});

it.each<[string, Entry, RegExp]>([
  [
    'in another currency, and says which one and what to do',
    { amount: '500.00', currency: 'EUR' },
    /^Promena od 06\.10\.2026 je u valuti EUR\. Knjiže se samo dinari\. Preuzmite izvod dinarskog računa ili uplate iz ovog fajla upišite na zahtevima\.$/,
  ],
  ['with a minus', { amount: '-500.00' }, /Iznos „-500.00“/],
])('refuses an entry %s', (_name, fields, message) => {
  expect(() => linesOf('1500.00', fields)).toThrow(message);
});
