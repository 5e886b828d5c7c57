import type { TableColumns, TableReading } from '@museum/shared/payments/bank-statement-schema';
import {
  type BankFile,
  officeBankingFile,
  officeBankingStatement,
} from '@museum/testing/bank-files';
import { describe, expect, it } from 'vitest';
import { tableAmount } from './exact-values.ts';
import { readStatements } from './read-statements.ts';
import type { Statement } from './statement.ts';

const OURS = '840000000000000031';
const bytes = (text: string) => new TextEncoder().encode(text);

/** Letters of Windows-1250 as single bytes; the rest of a test's text is ASCII. */
const windows1250 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const byte = {
      š: 0x9a,
      đ: 0xf0,
      č: 0xe8,
      ć: 0xe6,
      ž: 0x9e,
      Š: 0x8a,
      Đ: 0xd0,
      Č: 0xc8,
      Ć: 0xc6,
    }[letter];
    return byte ?? letter.charCodeAt(0);
  });

/** Letters of Windows-1251 in the same way: those of Serbian apart, the others stand in a row. */
const windows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const byte = { Ђ: 0x80, ђ: 0x90, ћ: 0x9e, ј: 0xbc, Ј: 0xa3, љ: 0x9a, њ: 0x9c }[letter];
    if (byte !== undefined) return byte;
    return /[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x410 + 0xc0 : letter.charCodeAt(0);
  });

/** Letters of CP852, that of DOS, in the same way. */
const cp852 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const byte = { š: 0xe7, đ: 0xd0, č: 0x9f, ć: 0x86, ž: 0xa7, Š: 0xe6, Đ: 0xd1 }[letter];
    return byte ?? letter.charCodeAt(0);
  });

const read = (file: Uint8Array | string, reading?: TableReading): Statement[] => {
  const content = readStatements(typeof file === 'string' ? bytes(file) : file, OURS, reading);
  if (!('statements' in content)) throw new Error('A table that nobody has explained');
  return content.statements;
};

/** What the processor has worked since; a wait for a busy machine doesn't count. */
const secondsOfWork = (started: ReturnType<typeof process.threadCpuUsage>) => {
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1_000_000;
};

const TWO_LINES: BankFile = {
  opening: '1204350.00',
  closing: '1176550.10',
  lines: [
    {
      id: 'FT2627900001',
      amount: '18400.10',
      payer: 'OŠ „ĐURA JAKŠIĆ“ & SINOVI',
      purpose: 'Grupna poseta &#353;kole',
      reference: ['97', '38-2026-000123'],
      payeeReference: ['00', '114'],
    },
    { id: 'FT2627900002', side: 'debit', amount: '46200.00', payer: 'EPS' },
  ],
};

describe('an Office Banking file', () => {
  it('is read with amounts in para, both references and the bank number as the key', () => {
    const file = officeBankingFile(TWO_LINES).replace('&amp;#353;', '&#353;');

    expect(read(file)).toEqual([
      {
        format: 'officeBanking',
        account: OURS,
        number: '187',
        day: '2026-10-06',
        opening: 120_435_000,
        closing: 117_655_010,
        currency: 'RSD',
        lines: [
          {
            key: 'FT2627900001',
            side: 'credit',
            amount: 1_840_010,
            postedOn: '2026-10-06',
            payer: 'OŠ „ĐURA JAKŠIĆ“ & SINOVI',
            payerAccount: '840-0000000955845-10',
            purpose: 'Grupna poseta škole',
            references: ['97 38-2026-000123', '00 114'],
          },
          {
            key: 'FT2627900002',
            side: 'debit',
            amount: 4_620_000,
            postedOn: '2026-10-06',
            payer: 'EPS',
            payerAccount: '840-0000000955845-10',
            purpose: 'Grupna poseta',
            references: [],
          },
        ],
      },
    ]);
  });

  it.each([
    ['a list of statements', ['187', '188'], '<stmtrslist>', '</stmtrslist>'],
    ['a namespace', ['187'], '<b:stmtrslist xmlns:b="urn:b">', '</b:stmtrslist>'],
  ])('may be %s', (_name, numbers, start, end) => {
    const statements = numbers.map((number) => officeBankingStatement({ ...TWO_LINES, number }));
    const file = `${start}${statements.join('')}${end}`;
    expect(read(file).map(({ number }) => number)).toEqual(numbers);
  });

  it('may be a notification', () => {
    const file = officeBankingFile(TWO_LINES)
      .replaceAll('stmtrs>', 'pmtnotification>')
      .replaceAll('rstype>', 'notiftype>')
      .replace('ibank.payment.stmtrs.ledger', 'ibank.payment.notification.ledger');
    expect(read(file)[0]?.lines).toHaveLength(2);
  });

  it('may call the dinar DIN, and the account by its 18 digits', () => {
    expect(read(officeBankingFile({ ...TWO_LINES, currency: 'DIN', account: OURS }))).toHaveLength(
      1,
    );
  });

  it('gives lines without a number keys of their facts, and two alike two keys', () => {
    const lines = [1, 2, 3].map((each) => ({ id: '', amount: each === 3 ? '1.00' : '2.00' }));
    const file = officeBankingFile({ opening: '0.00', closing: '5.00', lines });
    const keys = read(file)[0]!.lines.map(({ key }) => key);

    expect(new Set(keys).size).toBe(3);
    expect(keys[1]).toBe(`${keys[0]}#2`);
    expect(read(file)[0]!.lines.map(({ key }) => key)).toEqual(keys);
  });

  it('is read in Windows-1250 when it says so', () => {
    const [school, ...rest] = TWO_LINES.lines;
    const lines = [{ ...school!, payer: 'Škola žabe Đurđe', purpose: 'Poseta' }, ...rest];
    const file = officeBankingFile({ ...TWO_LINES, lines }).replace('UTF-8', 'windows-1250');
    expect(read(windows1250(file))[0]?.lines[0]?.payer).toBe('Škola žabe Đurđe');
  });

  it('is read in ISO 8859-2 when it says so', () => {
    const lines = [{ id: 'A', amount: '1.00', payer: '\u00A9kola \u00B9ah', purpose: 'Poseta' }];
    const file = officeBankingFile({ opening: '0.00', closing: '1.00', lines });
    const ofBytes = windows1250(file.replace('UTF-8', 'ISO-8859-2'));
    expect(read(ofBytes)[0]?.lines[0]?.payer).toBe('Škola šah');
  });

  it.each(['windows-1251', 'CP1251'])(
    'is read in Cyrillic of single bytes when it says %s',
    (name) => {
      const [school, ...rest] = TWO_LINES.lines;
      const lines = [{ ...school!, payer: 'ОШ Ђура', purpose: 'Poseta' }, ...rest];
      const file = officeBankingFile({ ...TWO_LINES, lines }).replace('UTF-8', name);
      expect(read(windows1251(file))[0]?.lines[0]?.payer).toBe('ОШ Ђура');
    },
  );

  it.each(['windows-1250', 'windows-1251'])(
    'that another program saved as UTF-8 keeps its letters, though it still says %s',
    (name) => {
      const lines = [{ id: 'A', amount: '1.00', payer: 'Škola Đače Жика' }];
      const file = officeBankingFile({ opening: '0.00', closing: '1.00', lines });
      expect(read(file.replace('UTF-8', name))[0]?.lines[0]?.payer).toBe('Škola Đače Жика');
    },
  );
});

/** A bank's camt.053 with one plain entry and one of two transactions. */
const camt = (version: string) => {
  const old = version < '001.08';
  const name = (text: string) => (old ? `<Nm>${text}</Nm>` : `<Pty><Nm>${text}</Nm></Pty>`);
  return `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.${version}"><BkToCstmrStmt>
 <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-10-06T20:00:00</CreDtTm></GrpHdr>
 <Stmt><Id>S-187</Id><ElctrncSeqNb>187</ElctrncSeqNb>
  <Acct><Id>${old ? `<Othr><Id>840-31</Id></Othr>`.replace('840-31', OURS) : `<IBAN>RS35${OURS}</IBAN>`}</Id><Ccy>RSD</Ccy></Acct>
  <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="RSD">100</Amt><CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>2026-10-06</Dt></Dt></Bal>
  <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="RSD">900.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-10-06</Dt></Dt></Bal>
  <Ntry><Amt Ccy="RSD">700.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${old ? 'BOOK' : '<Cd>BOOK</Cd>'}</Sts>
   <BookgDt><Dt>2026-10-06</Dt></BookgDt><AcctSvcrRef>E1</AcctSvcrRef>
   <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <RltdPties><Dbtr>${name('Gimnazija')}</Dbtr><DbtrAcct><Id><Othr><Id>840-955845-10</Id></Othr></Id></DbtrAcct></RltdPties>
    <RmtInf><Ustrd>Poseta</Ustrd><Ustrd>8. razred</Ustrd><Strd><CdtrRefInf><Ref>97382026000123</Ref></CdtrRefInf></Strd></RmtInf>
   </TxDtls></NtryDtls></Ntry>
  <Ntry><Amt Ccy="RSD">300.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${old ? 'BOOK' : '<Cd>BOOK</Cd>'}</Sts>
   <BookgDt><DtTm>2026-10-06T12:00:00</DtTm></BookgDt><AcctSvcrRef>E2</AcctSvcrRef>
   <NtryDtls>
    <TxDtls><Refs><EndToEndId>A</EndToEndId></Refs>${old ? '<AmtDtls><TxAmt><Amt Ccy="RSD">100.25</Amt></TxAmt></AmtDtls>' : '<Amt Ccy="RSD">100.25</Amt>'}<RltdPties><Dbtr>${name('Ana')}</Dbtr></RltdPties></TxDtls>
    <TxDtls><Refs><AcctSvcrRef>E2-B</AcctSvcrRef></Refs>${old ? '<AmtDtls><TxAmt><Amt Ccy="RSD">200.25</Amt></TxAmt></AmtDtls>' : '<Amt Ccy="RSD">200.25</Amt>'}<RltdPties><Dbtr>${name('Mila')}</Dbtr></RltdPties></TxDtls>
   </NtryDtls></Ntry>
  <Ntry><Amt Ccy="RSD">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${old ? 'PDNG' : '<Cd>PDNG</Cd>'}</Sts><BookgDt><Dt>2026-10-06</Dt></BookgDt></Ntry>
 </Stmt></BkToCstmrStmt></Document>`;
};

describe('a camt.053 file', () => {
  it.each(['001.02', '001.04', '001.06', '001.08'])('of version %s is read', (version) => {
    const [statement] = read(camt(version));

    expect(statement).toMatchObject({
      format: 'camt053',
      account: OURS,
      number: '187',
      day: '2026-10-06',
      opening: -10_000,
      closing: 90_050,
      currency: 'RSD',
    });
    expect(statement!.lines).toEqual([
      {
        key: 'E1',
        side: 'credit',
        amount: 70_000,
        postedOn: '2026-10-06',
        payer: 'Gimnazija',
        payerAccount: '840-955845-10',
        purpose: 'Poseta 8. razred',
        references: ['97382026000123'],
      },
      {
        key: 'E2',
        side: 'credit',
        amount: 10_025,
        postedOn: '2026-10-06',
        payer: 'Ana',
        payerAccount: '',
        purpose: '',
        references: ['A'],
      },
      {
        key: 'E2-B',
        side: 'credit',
        amount: 20_025,
        postedOn: '2026-10-06',
        payer: 'Mila',
        payerAccount: '',
        purpose: '',
        references: [],
      },
    ]);
  });

  it('keeps an entry whole when its transactions do not make up its amount', () => {
    const file = camt('001.08').replace(
      '<Amt Ccy="RSD">100.25</Amt>',
      '<Amt Ccy="RSD">99.00</Amt>',
    );
    expect(read(file)[0]!.lines.map(({ amount }) => amount)).toEqual([70_000, 30_050]);
  });
});

const NO_COLUMNS: TableColumns = {
  postedOn: null,
  amount: null,
  side: null,
  credit: null,
  debit: null,
  payer: null,
  payerAccount: null,
  purpose: null,
  reference: null,
  otherReference: null,
  key: null,
};

const TABLE = [
  'Izvod po računu;840-0000000000000-31;;;;',
  'Datum;Uplatilac;Svrha;Poziv na broj;Duguje;Potražuje',
  '06.10.2026;OŠ Đura Jakšić;"Poseta; 8. razred";97 382026000123;;18.400,10',
  '7.10.2026.;EPS;Struja;;46.200,00;0,00',
  ';Ukupno;;;46.200,00;18.400,10',
].join('\r\n');

const READING: TableReading = {
  columns: { ...NO_COLUMNS, postedOn: 0, payer: 1, purpose: 2, reference: 3, debit: 4, credit: 5 },
  number: '187',
  account: null,
  opening: 1_204_350,
  closing: 1_176_550.1,
};

describe('a table', () => {
  it('gives its headings, first rows and accounts until somebody explains it', () => {
    expect(readStatements(bytes(TABLE), OURS)).toMatchObject({
      table: {
        headings: ['Datum', 'Uplatilac', 'Svrha', 'Poziv na broj', 'Duguje', 'Potražuje'],
        rows: [expect.arrayContaining(['18.400,10']), expect.anything(), expect.anything()],
        accounts: [OURS],
      },
    });
  });

  it.each([
    ['UTF-8', bytes(TABLE)],
    ['UTF-8 with a byte order mark', bytes(`\uFEFF${TABLE}`)],
    ['Windows-1250', windows1250(TABLE)],
    ['CP852, as programs of DOS write it', cp852(TABLE)],
    ['UTF-8 with tabs', bytes(TABLE.replaceAll(/;(?! 8)/g, '\t'))],
  ])('is read in %s', (_name, file) => {
    const [statement] = read(file, READING);

    expect(statement).toMatchObject({
      format: 'table',
      account: OURS,
      number: '187',
      day: '2026-10-07',
      opening: 120_435_000,
      closing: 117_655_010,
    });
    expect(statement!.lines).toMatchObject([
      {
        side: 'credit',
        amount: 1_840_010,
        postedOn: '2026-10-06',
        payer: 'OŠ Đura Jakšić',
        purpose: 'Poseta; 8. razred',
        references: ['97 382026000123'],
      },
      { side: 'debit', amount: 4_620_000, postedOn: '2026-10-07', references: [] },
    ]);
  });

  it('in Cyrillic of single bytes is known by its words, some Latin ones among them', () => {
    const file = 'Датум;Износ;Уплатилац\n06.10.2026;5,00;ОШ „Ђура Јакшић“ Жабари DOO\n';
    const bytesOfIt = windows1251(file.replaceAll(/[„“]/g, '"'));
    const columns = { ...NO_COLUMNS, postedOn: 0, amount: 1, payer: 2 };
    const reading = { ...READING, columns, account: OURS, opening: 0, closing: 5 };
    expect(read(bytesOfIt, reading)[0]!.lines[0]!.payer).toBe('ОШ "Ђура Јакшић" Жабари DOO');
  });

  it.each(['Kosta Č. Đ.', 'Škola', 'Ćuprija 12 Č'])(
    'in Latin of single bytes stays "%s"',
    (payer) => {
      const file = `Datum;Iznos;Opis\n06.10.2026;5,00;${payer}\n`;
      const columns = { ...NO_COLUMNS, postedOn: 0, amount: 1, payer: 2 };
      const reading = { ...READING, columns, account: OURS, opening: 0, closing: 5 };
      expect(read(windows1250(file), reading)[0]!.lines[0]!.payer).toBe(payer);
    },
  );

  it('may have commas between its columns, as LibreOffice saves it', () => {
    const file =
      'Datum,Iznos,Opis\n06.10.2026,"1.000,50","Poseta, 8. razred"\n06.10.2026,"-0,50",b\n';
    const columns = { ...NO_COLUMNS, postedOn: 0, amount: 1, purpose: 2 };
    const reading = { ...READING, columns, account: OURS, opening: 0, closing: 1000 };
    expect(read(file, reading)[0]!.lines).toMatchObject([
      { amount: 100_050, purpose: 'Poseta, 8. razred' },
      { side: 'debit', amount: 50 },
    ]);
  });

  it('may have cells as Excel writes them: texts of digits, and a dash for nothing', () => {
    const file =
      'Datum;Poziv;Duguje;Potražuje\n06.10.2026;="97382026000123"; - ;="1.000,50"\n06.10.2026;;0,50;-\n';
    const columns = { ...NO_COLUMNS, postedOn: 0, reference: 1, debit: 2, credit: 3 };
    const reading = { ...READING, columns, account: OURS, opening: 0, closing: 1000 };
    expect(read(file, reading)[0]!.lines).toMatchObject([
      { side: 'credit', amount: 100_050, references: ['97382026000123'] },
      { side: 'debit', amount: 50 },
    ]);
  });

  it('may end its lines in two ways, as what is pasted into it does', () => {
    const file = `${TABLE}\r\n07.10.2026;EPS;Struja;;0,10;\n07.10.2026;NEKO DOO;Poseta;;;5,10\n`;
    const [statement] = read(file, { ...READING, closing: READING.closing + 5 });
    expect(statement!.lines).toHaveLength(4);
  });

  it('may begin with rows as wide as it is', () => {
    const content = readStatements(bytes(`Račun;${OURS};Valuta;RSD;Od;01.10.2026\n${TABLE}`), OURS);
    expect(content).toMatchObject({ table: { headings: expect.arrayContaining(['Potražuje']) } });
  });

  it('is ours where it names our account, whichever it names before', () => {
    expect(read(`Banka;840-0000000955845-10\n${TABLE}`, READING)[0]!.account).toBe(OURS);
  });

  it('whose balances do not hold sends to what was typed, not to the bank', () => {
    expect(() => read(TABLE, { ...READING, closing: 7 })).toThrow(
      /a u izvodu piše 7,00\. Proverite prepisana stanja i izabrane kolone\. Red sa zbirom ili ranijim stanjem koji ima i datum obrišite iz fajla\.$/,
    );
  });

  it.each([
    'Prethodno stanje;;;;1.204.350,00',
    'Почетно стање;RSD;;;1.204.350,00',
    ';Ukupno promet za 07.10.2026:;;46.200,00;18.400,10',
    'Promet;;;46.200,00;18.400,10',
    ';;NOVO STANJE;-;1.176.550,10',
    'Stanje na dan 07.10.2026.;;;;1.176.550,10',
    ';Donos;;;1.204.350,00',
    'Donos stanja;RSD;;;1.204.350,00',
    ';Saldo;;;1.176.550,10',
    ';;Završno stanje;;1.176.550,10',
    ';Svega:;;46.200,00;18.400,10',
  ])('leaves out a sum or balance that has a date: %s', (row) => {
    const [statement] = read(`${TABLE}\r\n07.10.2026;${row}`, READING);
    expect(statement!.lines).toHaveLength(2);
  });

  it.each([
    'NEKO DOO;Ukupno za 4. razred;',
    ';PROMET ROBE I USLUGA;',
    'NOVO STANJE DOO;Poseta;',
    'NEKO DOO;Saldo po predračunu;',
    ';Donosilac Petar Petrović;',
  ])('keeps a payment that has such words among others: %s', (payment) => {
    const file = `${TABLE}\r\n07.10.2026;${payment};;5,00`;
    const [statement] = read(file, { ...READING, closing: READING.closing + 5 });
    expect(statement!.lines).toHaveLength(3);
  });

  it('is read with one column of signed amounts, and an account that staff typed', () => {
    const file = 'Datum;Iznos;Opis\n2026-10-06;1.000,00;a\n2026-10-06;-250,50;b\n';
    const columns = { ...NO_COLUMNS, postedOn: 0, amount: 1, purpose: 2 };
    const reading = { ...READING, columns, account: '840-31', opening: 0, closing: 749.5 };

    expect(() => read(file, reading)).toThrow(/naš račun je 840-0-31/);
    const [statement] = read(file, { ...reading, account: OURS });
    expect(statement!.lines.map(({ side, amount }) => [side, amount])).toEqual([
      ['credit', 100_000],
      ['debit', 25_050],
    ]);
  });
});

describe('a table that says in a column of its own where the money went', () => {
  const columns = { ...NO_COLUMNS, postedOn: 0, side: 1, amount: 2, payer: 3 };
  const reading = { ...READING, columns, account: OURS, opening: 0, closing: 70 };
  const table = (into: string, out: string) =>
    `Datum;Smer;Iznos;Naziv\n6.10.2026;${into};100,00;a\n6.10.2026;${out};30,00;b\n`;

  it.each([
    ['P', 'D'],
    ['П', 'Д'],
    ['Potražuje', 'Duguje'],
    ['Pot.', 'Dug.'],
    ['CRDT', 'DBIT'],
    ['Одобрење', 'Задужење'],
    ['+', '-'],
  ])('is read with %s and %s', (into, out) => {
    expect(read(table(into, out), reading)[0]!.lines).toMatchObject([
      { side: 'credit', amount: 10_000, payer: 'a' },
      { side: 'debit', amount: 3000, payer: 'b' },
    ]);
  });

  it('is refused where it does not say it', () => {
    expect(() => read(table('P', 'nalog'), reading)).toThrow(
      'U 2. redu tabele „nalog“ ne kaže da li je uplata ili isplata; očekuje se P ili D. Proverite koja kolona je izabrana za smer.',
    );
  });
});

describe('the amounts of a table', () => {
  it.each([
    ['8.000,50', 800_050],
    ['8.000,50 RSD', 800_050],
    ['RSD 8.000,50', 800_050],
    ['8 000,50', 800_050],
    ['8000.5', 800_050],
    ['8,000.50', 800_050],
    ['-8.000,50', -800_050],
    ['\u22128.000,50', -800_050],
    ['8.000,50-', -800_050],
    ['(8.000,50)', -800_050],
  ])('may be %s', (text, para) => {
    expect(tableAmount(text)).toBe(para);
  });

  it.each(['8,000', '8.00.50', '(8.000,50', 'PR-12', '-'])('can not be %s', (text) => {
    expect(tableAmount(text)).toBeUndefined();
  });
});

describe('a file with the statements of several accounts', () => {
  const other = { ...TWO_LINES, account: '840-0000000955845-10', number: '31' };
  const together = (...files: BankFile[]) =>
    bytes(`<stmtrslist>${files.map(officeBankingStatement).join('')}</stmtrslist>`);

  it('gives ours, and whose others were left out, whatever they hold', () => {
    const content = readStatements(
      together({ ...other, currency: 'EUR' }, TWO_LINES, { ...other, closing: '0,0' }),
      OURS,
    );
    expect(content).toMatchObject({
      statements: [{ account: OURS, number: '187' }],
      otherAccounts: ['840-0000000955845-10'],
    });
  });

  it('is refused when none is ours', () => {
    expect(() => readStatements(together(other, other), OURS)).toThrow(
      /za račun 840-0000000955845-10, a naš/,
    );
  });
});

describe('a table of another currency', () => {
  it.each([
    ['a column that says so', 'Datum;Iznos;Valuta;Opis\n06.10.2026;5,00;EUR;a\n', 3],
    ['one row', 'Datum;Iznos;Val.;Opis\n06.10.2026;4,00;RSD;a\n06.10.2026;1,00;USD;b\n', 3],
    ['the heading of the amounts', 'Datum;Iznos (EUR);Račun;Opis\n06.10.2026;5,00;1;a\n', 3],
  ])('is refused by %s', (_name, file, purpose) => {
    const columns = { ...NO_COLUMNS, postedOn: 0, amount: 1, purpose };
    const reading = { ...READING, columns, account: OURS, opening: 0, closing: 5 };
    expect(() => read(file, reading)).toThrow(
      /u valuti (EUR|USD)\. Knjiže se samo dinari\. Preuzmite izvod dinarskog/,
    );
  });

  it('is none where it says dinars, or a payer writes of euros', () => {
    const file = 'Datum;Datum valute;Iznos;Valuta;Opis\n06.10.2026;07.10.2026;5,00;RSD;EUR\n';
    const columns = { ...NO_COLUMNS, postedOn: 0, amount: 2, purpose: 4 };
    const reading = { ...READING, columns, account: OURS, opening: 0, closing: 5 };
    expect(read(file, reading)[0]!.lines).toMatchObject([{ purpose: 'EUR', amount: 500 }]);
  });
});

describe('the days of a table', () => {
  const dated = (day: string) => {
    const file = `Datum;Iznos;Opis\n${day};5,00;a\n`;
    const columns = { ...NO_COLUMNS, postedOn: 0, amount: 1, purpose: 2 };
    return read(file, { ...READING, columns, account: OURS, opening: 0, closing: 5 })[0]!;
  };

  it.each([
    '20.11.26',
    '20.11.26.',
    '20. 11. 26',
    '20.11.26. 10:15',
    '20/11/2026',
    '2026-11-20',
    '2026.11.20.',
    '2026/11/20 10:15',
  ])('may be %s', (day) => {
    expect(dated(day).day).toBe('2026-11-20');
  });

  it.each(['11/20/2026', '26-11-20', '20. nov'])('can not be %s, and that is said', (day) => {
    expect(() => dated(day)).toThrow(`„${day}“ nije datum koji može da se pročita`);
  });

  it('are read all or none: the month may stand first in a file', () => {
    expect(() => dated('11/05/2026;5,00;a\n11/28/2026')).toThrow('„11/28/2026“ nije datum');
  });
});

it('takes back a payment that came in where its own column has a minus', () => {
  const rows = [
    '06.10.2026;a;b;c;;1000,00',
    '06.10.2026;a;b;c;;-1000,00',
    '06.10.2026;a;b;c;-5,00;',
  ];
  const file = [TABLE.split('\r\n').slice(0, 2), rows].flat().join('\n');
  const [statement] = read(file, { ...READING, opening: 0, closing: 5 });

  expect(statement!.lines.map(({ side, amount }) => [side, amount])).toEqual([
    ['credit', 100_000],
    ['credit', -100_000],
    ['debit', -500],
  ]);
});

const plain = officeBankingFile({
  opening: '0.00',
  closing: '1.00',
  lines: [{ id: 'A', amount: '1.00' }],
});
const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`;
const BOMB = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "${'&lol;'.repeat(10)}">]><stmtrs>&lol2;</stmtrs>`;

describe('a file that is refused', () => {
  it.each<[string, Uint8Array | string, RegExp]>([
    ['an empty one', '', /Fajl je prazan/],
    ['blanks', ' \r\n', /Fajl je prazan/],
    ['a PDF', '%PDF-1.7 …', /Ovo je PDF/],
    ['a zip or xlsx', 'PK\u0003\u0004', /Excel ili zapakovan/],
    ['an old xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /Excel ili Word/],
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), /slika/],
    ['bytes of no text', Uint8Array.of(1, 2, 0, 3), /nije tekstualni fajl/],
    ['one over the limit', new Uint8Array(16 * 1024 * 1024 + 1).fill(65), /veći od 16 MB/],
    [
      'an XML that lies about its letters',
      windows1250(plain.replace('ZABARI', 'Šabac')),
      /zapisana/,
    ],
    ['an encoding that nobody knows', plain.replace('UTF-8', 'IBM-852'), /ibm-852/],
    ['a truncated one', plain.slice(0, -40), /nije ceo/],
    ['a billion laughs', BOMB, /DOCTYPE/],
    ['a deep one', nested(5000), /nije ispravan/],
    ['one of another root', '<?xml version="1.0"?><nalog/>', /nije izvod banke/],
    ['a page saved as a file', '\n<!DOCTYPE html><html><body/></html>', /Ovo je internet strana/],
    ['a page that calls itself Excel', '<HTML xmlns:x="x"><br></HTML>', /Ovo je internet strana/],
    ['another message of the bank', '<Document><BkToCstmrDbtCdtNtfctn/></Document>', /nije izvod/],
    ['a list without statements', '<stmtrslist></stmtrslist>', /nijednog izvoda/],
    [
      'another account',
      officeBankingFile({ ...TWO_LINES, account: '840-0000000955845-10' }),
      /naš račun je 840-0-31/,
    ],
    [
      'another currency',
      officeBankingFile({ ...TWO_LINES, currency: 'EUR' }),
      /u valuti EUR\. Knjiže se samo dinari\. Preuzmite izvod dinarskog/,
    ],
    [
      'a balance that does not hold',
      plain.replace('>1.00</balamt>', '>1.01</balamt>'),
      /0,00 \+ 1,00 − 0,00 = 1,00, a u izvodu piše 1,01/,
    ],
    ['no balance', plain.replace(/<availbal>.*<\/availbal>/, ''), /krajnje stanje/],
    ['an amount that is none', plain.replace('<trnamt>1.00', '<trnamt>1,00'), /Iznos „1,00“/],
    ['a tenth of a para', plain.replace('<trnamt>1.00', '<trnamt>1.001'), /Iznos „1.001“/],
    ['a day that is none', plain.replaceAll('2026-10-06', '2026-02-30'), /Datum „2026-02-30/],
    ['a status of the bank', plain.replace('<code>0<', '<code>2000<'), /javlja grešku/],
    ['a table without names', '06.10.2026;1,00;a\n', /nazivi kolona u prvom redu tabele/],
    ['a text without a table', 'Poštovani,\nu prilogu je izvod.\n', /nema tabele/],
    ['an open quotation', 'Datum;Iznos;Opis\n06.10.2026;1,00;"a\n', /nema kraj/],
  ])('%s', (_name, file, message) => {
    expect(() => readStatements(typeof file === 'string' ? bytes(file) : file, OURS)).toThrow(
      message,
    );
  });

  it('a table whose chosen column holds no amounts', () => {
    const columns = { ...READING.columns, credit: 1 };
    expect(() => read(TABLE, { ...READING, columns })).toThrow(/1. redu.*OŠ Đura Jakšić/);
  });

  it('an attribute of many megabytes costs next to nothing', () => {
    const file = plain.replace('<stmtrs>', `<stmtrs a="${'x'.repeat(4_000_000)}">`);
    const started = process.threadCpuUsage();
    expect(read(file)).toHaveLength(1);
    expect(secondsOfWork(started)).toBeLessThan(3);
  });
});

it('reads 10,000 lines in a moment', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => ({
    id: `F${index}`,
    amount: '100.10',
  }));
  const file = officeBankingFile({ opening: '0.00', closing: '1001000.00', lines });
  const started = process.threadCpuUsage();
  expect(read(file)[0]!.lines).toHaveLength(10_000);
  expect(secondsOfWork(started)).toBeLessThan(5);
});
