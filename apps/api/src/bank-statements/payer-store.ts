import type { Transaction } from '#lib/database/prisma.ts';

const NOTHING_PERSONAL = { payer: '', payerAccount: '', purpose: '', references: '' };

/**
 * Takes the payers out of what was booked for visits, and with them what their file was called; day
 * and amount stay with the books.
 */
export async function forgetPayers(transaction: Transaction, visitRequestIds: number[]) {
  await transaction.bankStatement.updateMany({
    where: { lines: { some: { payment: { visitRequestId: { in: visitRequestIds } } } } },
    data: { fileName: '' },
  });
  await transaction.bankStatementLine.updateMany({
    where: { payment: { visitRequestId: { in: visitRequestIds } } },
    data: NOTHING_PERSONAL,
  });
}

/** The same for what a statement was booked for after the personal data of the visit had gone. */
export async function forgetLatePayers(transaction: Transaction, bankStatementId: number) {
  const lines = await transaction.bankStatementLine.findMany({
    where: { bankStatementId, payment: { visitRequest: { anonymizedAt: { not: null } } } },
    select: { id: true },
  });
  if (lines.length === 0) return;
  const ids = lines.map(({ id }) => id);
  await forgetPayersOf(transaction, ids);
  await forgetFileNames(transaction, [bankStatementId]);
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
