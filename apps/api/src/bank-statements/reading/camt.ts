import { withKeys, xmlAmount, xmlDay } from './exact-values.ts';
import { type Statement, StatementFault, type StatementLine } from './statement.ts';
import { nodeAt, nodesAt, textAt, type XmlNode } from './xml-tree.ts';

// camt.053, ISO 20022, versions 001.02 to 001.08: what differs between them is read both ways.

/** The statements of such a file; undefined when it is none. @throws StatementFault */
export function readCamt(file: XmlNode): Statement[] | undefined {
  const document = nodeAt(file, 'Document');
  if (!document) return undefined;
  if (!nodeAt(document, 'BkToCstmrStmt')) {
    throw new StatementFault('Ovo nije izvod (camt.053), nego druga poruka banke.');
  }
  const nodes = nodesAt(nodeAt(document, 'BkToCstmrStmt'), 'Stmt');
  if (nodes.length === 0) throw new StatementFault('U fajlu nema nijednog izvoda.');
  return nodes.map(readStatement);
}

function readStatement(node: XmlNode): Statement {
  const opening = balance(node, 'OPBD') ?? balance(node, 'PRCD');
  const closing = balance(node, 'CLBD');
  if (!opening || !closing) {
    throw new StatementFault('Izvod nema početno ili krajnje stanje.');
  }
  return {
    format: 'camt053',
    account: textAt(node, 'Acct/Id/IBAN') || textAt(node, 'Acct/Id/Othr/Id'),
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

/** One line for each transaction of an entry whose amounts make up the entry's; else one for all. */
function readEntry(entry: XmlNode): StatementLine[] {
  const amount = xmlAmount(textAt(entry, 'Amt'), 'promena');
  const side = sideOf(textAt(entry, 'CdtDbtInd'));
  const details = nodesAt(entry, 'NtryDtls').flatMap((node) => nodesAt(node, 'TxDtls'));
  const amounts = details.map(transactionAmount);
  const sum = amounts.reduce<number>((total, each) => total + (each ?? Number.NaN), 0);
  const common = {
    side,
    postedOn: dayAt(entry, 'BookgDt', 'promena'),
    entryKey: textAt(entry, 'AcctSvcrRef', 100) || textAt(entry, 'NtryRef', 100),
  };
  if (details.length > 1 && sum === amount) {
    return details.map((detail, index) => readLine(detail, { ...common, amount: amounts[index]! }));
  }
  const single = details.length === 1 ? details[0] : undefined;
  const line = readLine(single ?? entry, { ...common, amount });
  return [{ ...line, purpose: line.purpose || textAt(entry, 'AddtlNtryInf', 500) }];
}

const sideOf = (code: string): StatementLine['side'] => {
  if (code === 'CRDT') return 'credit';
  if (code === 'DBIT') return 'debit';
  throw new StatementFault('Za jednu promenu ne piše da li je uplata ili isplata.');
};

const transactionAmount = (detail: XmlNode) => {
  const written = textAt(detail, 'Amt') || textAt(detail, 'AmtDtls/TxAmt/Amt');
  return written === '' ? undefined : xmlAmount(written, 'promena');
};

type Entry = Pick<StatementLine, 'side' | 'postedOn' | 'amount'> & { entryKey: string };

function readLine(detail: XmlNode, { entryKey, ...entry }: Entry): StatementLine {
  const other = entry.side === 'credit' ? 'Dbtr' : 'Cdtr';
  const party = nodeAt(detail, `RltdPties/${other}`);
  const account = nodeAt(detail, `RltdPties/${other}Acct/Id`);
  const structured = nodesAt(nodeAt(detail, 'RmtInf'), 'Strd');
  const unstructured = nodesAt(nodeAt(detail, 'RmtInf'), 'Ustrd').map((node) => textAt(node));
  const endToEnd = textAt(detail, 'Refs/EndToEndId', 60);
  return {
    ...entry,
    key: textAt(detail, 'Refs/AcctSvcrRef', 100) || entryKey,
    payer: textAt(party, 'Nm') || textAt(party, 'Pty/Nm'),
    payerAccount: textAt(account, 'IBAN', 40) || textAt(account, 'Othr/Id', 40),
    purpose: unstructured.join(' ').slice(0, 500),
    references: [
      ...structured.map((node) => textAt(node, 'CdtrRefInf/Ref', 60)),
      endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
    ].filter(Boolean),
  };
}
