import { formatDay } from '@museum/shared/primitives/calendar-date';
import { cleanText, withKeys, xmlAmount, xmlDay } from './exact-values.ts';
import {
  type FiledStatement,
  ONLY_DINARS,
  OUR_CURRENCY,
  type Statement,
  StatementFault,
  type StatementLine,
} from './statement.ts';
import { nodeAt, nodesAt, textAt, type XmlNode } from './xml-tree.ts';

// camt.053, ISO 20022, versions 001.02 to 001.08: what differs between them is read both ways.

/** The statements of such a file; undefined when it is none. @throws StatementFault */
export function readCamt(file: XmlNode): FiledStatement[] | undefined {
  const document = nodeAt(file, 'Document');
  if (!document) return undefined;
  if (!nodeAt(document, 'BkToCstmrStmt')) {
    throw new StatementFault('Ovo nije izvod (camt.053), nego druga poruka banke.');
  }
  const nodes = nodesAt(nodeAt(document, 'BkToCstmrStmt'), 'Stmt');
  if (nodes.length === 0) throw new StatementFault('U fajlu nema nijednog izvoda.');
  return nodes.map((node) => ({
    account: accountOf(node),
    read: () => readStatement(node),
  }));
}

const accountOf = (node: XmlNode) =>
  textAt(node, 'Acct/Id/IBAN') || textAt(node, 'Acct/Id/Othr/Id');

function readStatement(node: XmlNode): Statement {
  const opening = balance(node, 'OPBD') ?? balance(node, 'PRCD');
  const closing = balance(node, 'CLBD');
  if (!opening || !closing) {
    throw new StatementFault('Izvod nema početno ili krajnje stanje.');
  }
  return {
    format: 'camt053',
    account: accountOf(node),
    number:
      textAt(node, 'LglSeqNb', 40) || textAt(node, 'ElctrncSeqNb', 40) || textAt(node, 'Id', 40),
    day: dayAt(closing.node, 'Dt', 'krajnje stanje'),
    opening: opening.amount,
    closing: closing.amount,
    currency: closing.currency,
    lines: withKeys(nodesAt(node, 'Ntry').filter(isBooked).flatMap(readEntry)),
  };
}

/** A balance by its code, negative where the account is overdrawn. */
function balance(node: XmlNode, code: string) {
  const found = nodesAt(node, 'Bal').find((each) => textAt(each, 'Tp/CdOrPrtry/Cd') === code);
  if (!found) return undefined;
  const amount = xmlAmount(textAt(found, 'Amt'), 'stanje');
  const sign = textAt(found, 'CdtDbtInd') === 'DBIT' ? -1 : 1;
  return { node: found, amount: sign * amount, currency: currencyAt(found, 'Amt') };
}

const currencyAt = (node: XmlNode, path: string) => {
  const currency = nodeAt(node, path)?.['@Ccy'];
  return typeof currency === 'string' ? currency : '';
};

const dayAt = (node: XmlNode, path: string, where: string) =>
  xmlDay(textAt(node, `${path}/Dt`) || textAt(node, `${path}/DtTm`), where);

/** An entry that is only announced (PDNG, INFO) is in no balance. */
const isBooked = (entry: XmlNode) => {
  const status = textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts');
  return status === '' || status === 'BOOK';
};

/** What a bank writes where it has no number of its own. */
const NO_NUMBER = /^(NONREF|NOTPROVIDED)$/i;

const numberAt = (node: XmlNode, path: string) => textAt(node, path, 100).replace(NO_NUMBER, '');

/** One line for each transaction of an entry whose amounts make up the entry's; else one for all. */
function readEntry(entry: XmlNode): StatementLine[] {
  const amount = entryAmount(entry);
  const movement = movementOf(entry);
  const details = nodesAt(entry, 'NtryDtls').flatMap((node) => nodesAt(node, 'TxDtls'));
  const amounts = details.map(transactionAmount);
  const sum = amounts.reduce<number>((total, each) => total + (each ?? Number.NaN), 0);
  const lines = details.map((detail) => readLine(detail, movement));
  if (lines.length > 1 && sum === amount) {
    return lines.map((line, index) => ({ ...line, amount: movement.sign * amounts[index]! }));
  }
  const line = lines.length === 1 ? lines[0]! : together([readLine(entry, movement), ...lines]);
  const purpose = line.purpose || textAt(entry, 'AddtlNtryInf', 500);
  return [{ ...line, purpose, amount: movement.sign * amount }];
}

function entryAmount(entry: XmlNode) {
  const currency = currencyAt(entry, 'Amt');
  if (!OUR_CURRENCY.test(currency)) {
    const day = formatDay(dayAt(entry, 'BookgDt', 'promena'));
    throw new StatementFault(`Promena od ${day} je u valuti ${currency}. ${ONLY_DINARS}`);
  }
  return unsigned(textAt(entry, 'Amt'));
}

/** The side says where the money went, so no amount has a minus. @throws StatementFault */
function unsigned(text: string) {
  const amount = xmlAmount(text, 'promena');
  if (amount < 0) throw new StatementFault(`Iznos „${text}“ (promena) nije ispravan.`);
  return amount;
}

type Movement = Pick<StatementLine, 'side' | 'postedOn' | 'key'> & { sign: 1 | -1 };

/** What the bank takes back goes the other way: it belongs to the side that it undoes, with a minus. */
function movementOf(entry: XmlNode): Movement {
  const side = sideOf(textAt(entry, 'CdtDbtInd'));
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd'));
  const undone = side === 'credit' ? 'debit' : 'credit';
  return {
    side: isReversal ? undone : side,
    sign: isReversal ? -1 : 1,
    postedOn: dayAt(entry, 'BookgDt', 'promena'),
    // NtryRef often only counts the entries of one statement.
    key: numberAt(entry, 'AcctSvcrRef'),
  };
}

/** An entry and its transactions as one line, with all that tells who paid and for what. */
function together(lines: StatementLine[]): StatementLine {
  const all = (field: 'payer' | 'purpose', limit: number, between: string) =>
    cleanText([...new Set(lines.map((line) => line[field]))].filter(Boolean).join(between), limit);
  return {
    ...lines[0]!,
    payer: all('payer', 200, ', '),
    purpose: all('purpose', 500, ' '),
    references: [...new Set(lines.flatMap(({ references }) => references))],
  };
}

const sideOf = (code: string): StatementLine['side'] => {
  if (code === 'CRDT') return 'credit';
  if (code === 'DBIT') return 'debit';
  throw new StatementFault('Za jednu promenu ne piše da li je uplata ili isplata.');
};

/** In dinars; undefined where the bank gives none, or only what was sent in another currency. */
const transactionAmount = (detail: XmlNode) => {
  const path = ['Amt', 'AmtDtls/TxAmt/Amt'].find((each) => textAt(detail, each) !== '');
  if (!path || !OUR_CURRENCY.test(currencyAt(detail, path))) return undefined;
  return unsigned(textAt(detail, path));
};

/** A transaction, or an entry without any; its amount is still to come. */
function readLine(detail: XmlNode, { sign: _sign, ...movement }: Movement): StatementLine {
  const other = movement.side === 'credit' ? 'Dbtr' : 'Cdtr';
  const party = nodeAt(detail, `RltdPties/${other}`);
  const account = nodeAt(detail, `RltdPties/${other}Acct/Id`);
  const structured = nodesAt(nodeAt(detail, 'RmtInf'), 'Strd');
  const unstructured = nodesAt(nodeAt(detail, 'RmtInf'), 'Ustrd').map((node) => textAt(node));
  const endToEnd = textAt(detail, 'Refs/EndToEndId', 60);
  return {
    ...movement,
    amount: 0,
    key: numberAt(detail, 'Refs/AcctSvcrRef') || movement.key,
    payer: textAt(party, 'Nm') || textAt(party, 'Pty/Nm'),
    payerAccount: textAt(account, 'IBAN', 40) || textAt(account, 'Othr/Id', 40),
    purpose: cleanText(unstructured.join(' '), 500) || textAt(detail, 'AddtlTxInf', 500),
    references: [
      ...structured.map((node) => textAt(node, 'CdtrRefInf/Ref', 60)),
      endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
    ].filter(Boolean),
  };
}
