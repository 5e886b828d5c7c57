import type { Prisma } from '#generated/prisma/client.ts';
import type { Transaction } from '#lib/database/prisma.ts';

const NOTHING_PERSONAL = { payer: '', payerAccount: '', purpose: '', references: '' };

/**
 * Takes the payers out of what was booked for visits, and with them what their file was called; day
 * and amount stay with the books.
 */
export const forgetPayers = (transaction: Transaction, visitRequestIds: number[]) =>
  forgetLines(transaction, { payment: { visitRequestId: { in: visitRequestIds } } });

/** The same for what a statement was booked for after the personal data of the visit had gone. */
export const forgetLatePayers = (transaction: Transaction, bankStatementId: number) =>
  forgetLines(transaction, {
    bankStatementId,
    payment: { visitRequest: { anonymizedAt: { not: null } } },
  });

async function forgetLines(transaction: Transaction, where: Prisma.BankStatementLineWhereInput) {
  await transaction.bankStatement.updateMany({
    where: { lines: { some: where } },
    data: { fileName: '' },
  });
  await transaction.bankStatementLine.updateMany({ where, data: NOTHING_PERSONAL });
}

/** Takes out what the files of statements were called: whoever sent them in may have named a payer. */
export async function forgetFileNames(transaction: Transaction, statementIds: number[]) {
  await transaction.$executeRaw`
    UPDATE bank_statement SET "fileName" = '' WHERE id = ANY(${statementIds})`;
}

/** Takes the payers out of single lines. */
export async function forgetPayersOf(transaction: Transaction, lineIds: number[]) {
  await transaction.$executeRaw`
    UPDATE bank_statement_line SET payer = '', "payerAccount" = '', purpose = '', "references" = ''
    WHERE id = ANY(${lineIds})`;
}
