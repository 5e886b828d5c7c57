import { formatBankAccount, parseBankAccount } from '@museum/shared/payments/bank-account';
import type { TableReading } from '@museum/shared/payments/bank-statement-schema';
import { formatPara } from '@museum/shared/primitives/money';
import { readCamt } from './camt.ts';
import { decodeFile } from './decode-file.ts';
import { readOfficeBanking } from './office-banking.ts';
import { MAX_LINES, OUR_CURRENCY, type Statement, StatementFault } from './statement.ts';
import { readTable, statementOf, type Table } from './table.ts';
import { readXml } from './xml-tree.ts';

/** What a file holds: statements (with the headings of a table), or a table to be explained first. */
export type FileContent = { statements: Statement[]; headings?: string[] } | { table: Table };

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
    const statement = checked(statementOf(table, reading), ownAccount);
    return { statements: [statement], headings: table.headings };
  }
  const file = readXml(text);
  const statements = readOfficeBanking(file) ?? readCamt(file);
  if (!statements) {
    throw new StatementFault('Ovaj XML nije izvod banke. Očekuje se Office Banking ili camt.053.');
  }
  return { statements: statements.map((statement) => checked(statement, ownAccount)) };
}

/** A statement that can be believed: ours, in dinars, and whose balances agree with its lines. */
function checked(statement: Statement, ownAccount: string): Statement {
  const account = parseBankAccount(statement.account);
  if (account !== ownAccount) {
    const named = statement.account || 'bez broja';
    throw new StatementFault(
      `Izvod je za račun ${named}, a naš račun je ${formatBankAccount(ownAccount)}. Izaberite izvod našeg računa.`,
    );
  }
  if (!OUR_CURRENCY.test(statement.currency)) {
    throw new StatementFault(`Izvod je u valuti ${statement.currency}. Knjiže se samo dinari.`);
  }
  if (statement.lines.length > MAX_LINES) {
    throw new StatementFault(`Izvod ima više od ${MAX_LINES} promena. Preuzmite kraći period.`);
  }
  if (statement.day === '') throw new StatementFault('U fajlu nema nijedne promene sa datumom.');
  checkBalance(statement);
  // An entry of nothing, a fee that was waived say, is no payment.
  return { ...statement, account, lines: statement.lines.filter(({ amount }) => amount !== 0) };
}

function checkBalance({ opening, closing, lines }: Statement): void {
  const sum = (side: 'credit' | 'debit') =>
    lines.reduce((total, line) => (line.side === side ? total + line.amount : total), 0);
  const reached = opening + sum('credit') - sum('debit');
  if (reached === closing) return;
  throw new StatementFault(
    `Stanje se ne slaže: ${formatPara(opening)} + ${formatPara(sum('credit'))} − ${formatPara(sum('debit'))} = ${formatPara(reached)}, a u izvodu piše ${formatPara(closing)}. Izvod nije ceo ili je menjan; preuzmite ga iz banke ponovo.`,
  );
}
