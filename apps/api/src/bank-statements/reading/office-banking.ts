import { withKeys, xmlAmount, xmlDay } from './exact-values.ts';
import {
  type FiledStatement,
  type Statement,
  StatementFault,
  type StatementLine,
} from './statement.ts';
import { nodeAt, nodesAt, textAt, type XmlNode } from './xml-tree.ts';

// Asseco Office Banking / FX Client (payments.md): what many banks of Serbia give.

const ROOTS = ['stmtrs', 'pmtnotification'] as const;

const KINDS = ['ibank.payment.stmtrs.ledger', 'ibank.payment.notification.ledger'];

/** The statements of such a file; undefined when it is none. @throws StatementFault */
export function readOfficeBanking(file: XmlNode): FiledStatement[] | undefined {
  const list = nodeAt(file, 'stmtrslist');
  const nodes = ROOTS.flatMap((name) => nodesAt(list ?? file, name));
  if (nodes.length > 0) {
    return nodes.map((node) => ({
      account: textAt(node, 'acctid'),
      read: () => readStatement(node),
    }));
  }
  if (list) throw new StatementFault('U fajlu nema nijednog izvoda.');
  return undefined;
}

function readStatement(node: XmlNode): Statement {
  const kind = textAt(node, 'rstype') || textAt(node, 'notiftype');
  if (kind && !KINDS.includes(kind)) {
    throw new StatementFault('Ovo je devizni izvod ili nalog. Izaberite dinarski izvod.');
  }
  const code = textAt(node, 'status/code');
  if (code !== '' && code !== '0') {
    throw new StatementFault('Banka u fajlu javlja grešku. Preuzmite izvod ponovo.');
  }
  if (!nodeAt(node, 'trnlist') || !nodeAt(node, 'ledgerbal') || !nodeAt(node, 'availbal')) {
    throw new StatementFault('Izvod nema početno stanje, krajnje stanje ili spisak promena.');
  }
  return {
    format: 'officeBanking',
    account: textAt(node, 'acctid'),
    number: textAt(node, 'stmtnumber', 40),
    day: xmlDay(textAt(node, 'availbal/dtasof'), 'krajnje stanje'),
    // The closing balance of the statement before.
    opening: xmlAmount(textAt(node, 'ledgerbal/balamt'), 'početno stanje'),
    closing: xmlAmount(textAt(node, 'availbal/balamt'), 'krajnje stanje'),
    currency: textAt(node, 'curdef'),
    lines: withKeys(nodesAt(nodeAt(node, 'trnlist'), 'stmttrn').map(readLine)),
  };
}

function readLine(node: XmlNode): StatementLine {
  const side = textAt(node, 'benefit').toLowerCase();
  if (side !== 'credit' && side !== 'debit') {
    throw new StatementFault('Za jednu promenu ne piše da li je uplata ili isplata.');
  }
  const amount = xmlAmount(textAt(node, 'trnamt'), 'promena');
  return {
    key: textAt(node, 'fitid', 100),
    side,
    amount: side === 'credit' ? amount : Math.abs(amount),
    postedOn: xmlDay(textAt(node, 'dtposted'), 'promena'),
    payer: textAt(node, 'payeeinfo/name'),
    payerAccount: textAt(node, 'payeeaccountinfo/acctid', 40),
    purpose: textAt(node, 'purpose', 500),
    references: [
      referenceAt(node, 'refmodel', 'refnumber'),
      referenceAt(node, 'payeerefmodel', 'payeerefnumber'),
    ].filter(Boolean),
  };
}

const referenceAt = (node: XmlNode, model: string, number: string) =>
  textAt(node, number, 60) && `${textAt(node, model, 4)} ${textAt(node, number, 60)}`.trim();
