import { formatBankAccount, parseBankAccount } from '@museum/shared/payments/bank-account';
import type { TableReading } from '@museum/shared/payments/bank-statement-schema';
import { formatPara } from '@museum/shared/primitives/money';
import { readCamt } from './camt.ts';
import { AS_TEXT, decodeFile } from './decode-file.ts';
import { readOfficeBanking } from './office-banking.ts';
import {
  type FiledStatement,
  MAX_LINES,
  ONLY_DINARS,
  OUR_CURRENCY,
  type Statement,
  StatementFault,
} from './statement.ts';
import { readTable, statementOf, type Table } from './table.ts';
import { readXml } from './xml-tree.ts';

/**
 * What a file holds: our statements (with the headings of a table) and whose others were left out, or
 * a table to be explained first.
 */
export type FileContent =
  | { statements: Statement[]; otherAccounts: string[]; headings?: string[] }
  | { table: Table };

const HTML = /^\s*<(?:!DOCTYPE html|html)\b/i;

/**
 * Reads a bank's file. `ownAccount` is ours as 18 digits; `reading` explains a table.
 * @throws StatementFault
 */
export function readStatements(
  bytes: Uint8Array,
  ownAccount: string,
  reading?: TableReading,
): FileContent {
  const text = decodeFile(bytes);
  if (!text.trimStart().startsWith('<')) {
    const table = readTable(text);
    if (!reading) return { table };
    const statement = statementOf(table, reading, ownAccount);
    const { statements } = oursOf([{ ...statement, read: () => statement }], ownAccount);
    return { statements, otherAccounts: [], headings: table.headings };
  }
  // Some banks call a page Excel; and a session that has ended gives its sign-in page.
  if (HTML.test(text)) {
    throw new StatementFault(`Ovo je internet strana. ${AS_TEXT}`);
  }
  const file = readXml(text);
  const filed = readOfficeBanking(file) ?? readCamt(file);
  if (!filed) {
    throw new StatementFault('Ovaj XML nije izvod banke. Očekuje se Office Banking ili camt.053.');
  }
  return oursOf(filed, ownAccount);
}

/** The statements of our account; a bank may put those of all its customer's accounts into one file. */
function oursOf(filed: FiledStatement[], ownAccount: string) {
  const isOurs = ({ account }: FiledStatement) => parseBankAccount(account) === ownAccount;
  const others = filed.filter((each) => !isOurs(each)).map(({ account }) => account || 'bez broja');
  const otherAccounts = [...new Set(others)];
  if (others.length === filed.length) {
    throw new StatementFault(
      `Izvod je za račun ${otherAccounts.join(', ')}, a naš račun je ${formatBankAccount(ownAccount)}. Izaberite izvod našeg računa.`,
    );
  }
  const statements = filed.filter(isOurs).map(({ read }) => checked(read(), ownAccount));
  return { statements, otherAccounts };
}

/** A statement that can be believed: in dinars, and its balances agree with its lines. */
function checked(statement: Statement, account: string): Statement {
  if (!OUR_CURRENCY.test(statement.currency)) {
    throw new StatementFault(`Izvod je u valuti ${statement.currency}. ${ONLY_DINARS}`);
  }
  if (statement.lines.length > MAX_LINES) {
    throw new StatementFault(`Izvod ima više od ${MAX_LINES} promena. Preuzmite kraći period.`);
  }
  if (statement.day === '') throw new StatementFault('U fajlu nema nijedne promene sa datumom.');
  checkBalance(statement);
  // An entry of nothing, a fee that was waived say, is no payment.
  return { ...statement, account, lines: statement.lines.filter(({ amount }) => amount !== 0) };
}

/** What to do about balances that don't hold: those of a table were typed by staff. */
const adviceOn = ({ format }: Statement) =>
  format === 'table'
    ? 'Proverite prepisana stanja i izabrane kolone. Red sa zbirom ili ranijim stanjem koji ima i datum obrišite iz fajla.'
    : 'Izvod nije ceo ili je menjan; preuzmite ga iz banke ponovo.';

/** What the columns of a payment and of a sum hold: ten billion dinars, and a thousand times that, in para. */
const PAYMENTS_BELOW = 1e12;
const SUMS_BELOW = 1e15;

function checkBalance(statement: Statement): void {
  const { opening, closing, lines } = statement;
  const sum = (side: 'credit' | 'debit') =>
    lines.reduce((total, line) => (line.side === side ? total + line.amount : total), 0);
  const sums = [opening, closing, sum('credit'), sum('debit')];
  if (
    sums.some((amount) => Math.abs(amount) >= SUMS_BELOW) ||
    lines.some(({ amount }) => Math.abs(amount) >= PAYMENTS_BELOW)
  ) {
    throw new StatementFault(
      'U izvodu je iznos koji je prevelik. Proverite fajl i izabrane kolone.',
    );
  }
  const reached = opening + sum('credit') - sum('debit');
  if (reached === closing) return;
  throw new StatementFault(
    `Stanje se ne slaže: ${formatPara(opening)} + ${formatPara(sum('credit'))} − ${formatPara(sum('debit'))} = ${formatPara(reached)}, a u izvodu piše ${formatPara(closing)}. ${adviceOn(statement)}`,
  );
}
