import { organisation } from '@museum/shared/organisation/organisation';

/** A movement as the files below write it; amounts as the file spells them ("18400.00"). */
type BankLine = {
  id: string;
  side?: 'credit' | 'debit';
  amount: string;
  payer?: string;
  purpose?: string;
  /** Model and number. */
  reference?: [model: string, number: string];
  payeeReference?: [model: string, number: string];
};

export type BankFile = {
  account?: string;
  number?: string;
  /** YYYY-MM-DD */
  day?: string;
  currency?: string;
  opening: string;
  closing: string;
  lines: BankLine[];
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const officeBankingLine = (day: string, line: BankLine) => `
    <stmttrn>
      <trntype>ibank.payment.pp3</trntype>
      <fitid>${escaped(line.id)}</fitid>
      <benefit>${line.side ?? 'credit'}</benefit>
      <payeeinfo><name>${escaped(line.payer ?? 'OS DJURA JAKSIC ZABARI')}</name><city>ZABARI</city></payeeinfo>
      <payeeaccountinfo><acctid>840-0000000955845-10</acctid><bankid>840</bankid><bankname>UPRAVA ZA TREZOR</bankname></payeeaccountinfo>
      <dtuser>${day}T00:00:00</dtuser><dtposted>${day}T10:12:00</dtposted><dtavail>${day}T00:00:00</dtavail>
      <trnamt>${line.amount}</trnamt>
      <purpose>${escaped(line.purpose ?? 'Grupna poseta')}</purpose><purposecode>221</purposecode>
      <curdef>RSD</curdef>
      <refmodel>${line.reference?.[0] ?? ''}</refmodel><refnumber>${line.reference?.[1] ?? ''}</refnumber>
      <payeerefmodel>${line.payeeReference?.[0] ?? ''}</payeerefmodel><payeerefnumber>${line.payeeReference?.[1] ?? ''}</payeerefnumber>
      <urgency>ACH</urgency><fee>0.00</fee>
    </stmttrn>`;

/** A statement in the Office Banking format, without the XML declaration. */
export const officeBankingStatement = ({
  account = organisation.bankAccount,
  number = '187',
  day = '2026-10-06',
  currency = 'RSD',
  opening,
  closing,
  lines,
}: BankFile) => `<stmtrs>
  <rstype>ibank.payment.stmtrs.ledger</rstype>
  <status><code>0</code><severity>INFO</severity></status>
  <curdef>${currency}</curdef>
  <acctid>${account}</acctid>
  <stmtnumber>${number}</stmtnumber>
  <ledgerbal><balamt>${opening}</balamt><dtasof>2026-10-05T00:00:00</dtasof></ledgerbal>
  <availbal><balamt>${closing}</balamt><dtasof>${day}T00:00:00</dtasof></availbal>
  <trnlist count="${lines.length}">${lines.map((line) => officeBankingLine(day, line)).join('')}
  </trnlist>
</stmtrs>`;

/** A file with one statement in the Office Banking format. */
export const officeBankingFile = (file: BankFile) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${officeBankingStatement(file)}\n`;
