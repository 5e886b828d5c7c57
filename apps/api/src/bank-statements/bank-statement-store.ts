import { createHash } from 'node:crypto';
import { type BankStatement, statementName } from '@museum/shared/payments/bank-statement-schema';
import { formatBankAccount } from '@museum/shared/payments/bank-account';
import { type Page } from '@museum/shared/http/envelope';
import { PAGE_SIZE, pageOf } from '@museum/shared/http/list-query';
import { added, paraToDinars } from '@museum/shared/primitives/money';
import { type Actor, writeAudit } from '#audit/audit-store.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { cleanText } from './reading/exact-values.ts';
import type { Statement } from './reading/statement.ts';

/** Enough for the most lines of a file, 20,000. */
const TIMEOUT_MS = 30_000;

const LONGEST_FILE_NAME = 200;

/**
 * Stores the statements of a file with what came in; what went out is only counted. A statement that
 * is there already stays as it is, whoever sends it and however often, but for the time that its
 * unbooked lines have left. Answers their ids, and how many of them were there already.
 */
export const storeStatements = (
  statements: Statement[],
  fileName: string,
  actor: Actor,
): Promise<{ ids: number[]; storedBefore: number }> =>
  prisma.$transaction(
    async (transaction) => {
      const isNewById = new Map<number, boolean>();
      for (const statement of statements) {
        const { id, isNew } = await storeStatement(transaction, statement, { fileName, actor });
        // A file may hold a statement twice.
        isNewById.set(id, isNew || isNewById.get(id) === true);
      }
      const ids = [...isNewById.keys()];
      await keepUnbookedLines(transaction, ids);
      return { ids, storedBefore: ids.filter((id) => !isNewById.get(id)).length };
    },
    { timeout: TIMEOUT_MS },
  );

/** Begins the time anew after which retention deletes what nobody booked of these statements. */
export const keepUnbookedLines = (transaction: Transaction, ids: number[]) =>
  transaction.$executeRaw`
    UPDATE bank_statement SET "unbookedSince" = now() WHERE id = ANY(${ids})`;

type Upload = { fileName: string; actor: Actor };

async function storeStatement(transaction: Transaction, statement: Statement, upload: Upload) {
  const contentHash = hashOf(statement);
  const isNew = await insertStatement(transaction, statement, { ...upload, contentHash });
  const { id } = await transaction.bankStatement.findUniqueOrThrow({
    where: { contentHash },
    select: { id: true },
  });
  // Lines that nobody booked go after a time: whoever sends the file again gets them back.
  await insertLines(transaction, id, statement);
  if (isNew) {
    await writeAudit(transaction, {
      actor: upload.actor,
      action: 'statement-uploaded',
      subject: statementName(statement),
    });
  }
  return { id, isNew };
}

/** A hash of what a statement says, without the name and date of its file. */
const hashOf = ({ account, number, day, opening, closing, lines }: Statement) => {
  const facts = [account, number, day, opening, closing, lines.map(({ key }) => key)];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
};

/** False when it is there already; of two at once the second waits for the first. */
async function insertStatement(
  transaction: Transaction,
  statement: Statement,
  { fileName, actor, contentHash }: Upload & { contentHash: string },
): Promise<boolean> {
  const debits = statement.lines.filter(({ side }) => side === 'debit');
  const { count } = await transaction.bankStatement.createMany({
    data: {
      contentHash,
      fileName: cleanText(fileName, LONGEST_FILE_NAME),
      account: statement.account,
      number: statement.number,
      day: new Date(statement.day),
      opening: paraToDinars(statement.opening),
      closing: paraToDinars(statement.closing),
      debitCount: debits.length,
      debitSum: paraToDinars(added(debits.map(({ amount }) => amount))),
      uploadedBy: actor.name,
    },
    skipDuplicates: true,
  });
  return count > 0;
}

/** All by one statement: there may be thousands. */
async function insertLines(transaction: Transaction, id: number, { account, lines }: Statement) {
  const rows = lines.flatMap(({ side, amount, references, ...line }, position) =>
    side === 'credit'
      ? [{ ...line, position, amount: paraToDinars(amount), references: references.join('\n') }]
      : [],
  );
  await transaction.$executeRaw`
    INSERT INTO bank_statement_line
      ("bankStatementId", account, position, key, "postedOn", amount, payer, "payerAccount", purpose, "references")
    SELECT ${id}, ${account}, position, key, "postedOn", amount, payer, "payerAccount", purpose, "references"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS line(
      position integer, key text, "postedOn" date, amount numeric, payer text, "payerAccount" text,
      purpose text, "references" text)
    ON CONFLICT ("bankStatementId", key) DO NOTHING`;
}

type Row = {
  id: number;
  version: number;
  fileName: string;
  account: string;
  number: string;
  day: string;
  opening: number;
  closing: number;
  uploadedAt: Date;
  uploadedBy: string;
  debitCount: number;
  debitSum: number;
  creditCount: number;
  creditSum: number;
  bookedCount: number;
  bookedSum: number;
};

const present = (row: Row): BankStatement => ({
  id: row.id,
  version: row.version,
  fileName: row.fileName,
  account: formatBankAccount(row.account),
  number: row.number,
  day: row.day,
  opening: row.opening,
  closing: row.closing,
  uploadedAt: row.uploadedAt.toISOString(),
  uploadedBy: row.uploadedBy,
  credits: { count: row.creditCount, sum: row.creditSum },
  debits: { count: row.debitCount, sum: row.debitSum },
  booked: { count: row.bookedCount, sum: row.bookedSum },
});

/** Statements by their ids, or a page of all, the newest first. */
const readRows = (ids: number[] | null, page: number) => prisma.$queryRaw<Row[]>`
  SELECT id, version, "fileName", account, number, to_char(day, 'YYYY-MM-DD') AS day,
    opening::float8 AS opening, closing::float8 AS closing, "uploadedAt", "uploadedBy", "debitCount",
    "debitSum"::float8 AS "debitSum", "bookedCount", "bookedSum", "creditCount",
    (closing - opening + "debitSum")::float8 AS "creditSum"
  FROM (
    SELECT * FROM bank_statement WHERE ${ids}::integer[] IS NULL OR id = ANY(${ids})
    ORDER BY id DESC LIMIT ${ids === null ? PAGE_SIZE : ids.length} OFFSET ${(page - 1) * PAGE_SIZE}
  ) AS statement, LATERAL (
    SELECT count(*)::integer AS "creditCount", count(payment.id)::integer AS "bookedCount",
      coalesce(sum(payment.amount), 0)::float8 AS "bookedSum"
    FROM bank_statement_line AS line
    LEFT JOIN payment ON payment.id = line."paymentId"
      AND NOT EXISTS (SELECT FROM payment AS correction WHERE correction."correctsId" = payment.id)
    WHERE "bankStatementId" = statement.id
  ) AS lines
  ORDER BY id DESC`;

/** A page of the statements, the newest first. */
export async function readStatementPage(page: number): Promise<Page<BankStatement>> {
  const [rows, total] = await Promise.all([readRows(null, page), prisma.bankStatement.count()]);
  return pageOf(rows.map(present), total);
}

/** The statements of an upload, in the order of their numbers. */
export const readStatementsOf = async (ids: number[]): Promise<BankStatement[]> =>
  (await readRows(ids, 1)).map(present).toReversed();

/** @throws AppError NOT_FOUND */
export async function readStatement(id: number): Promise<BankStatement> {
  const [row] = await readRows([id], 1);
  if (!row) throw new AppError('NOT_FOUND');
  return present(row);
}
