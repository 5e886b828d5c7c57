import type { Transaction } from '#lib/database/prisma.ts';

const NOTHING_PERSONAL = { payer: '', payerAccount: '', purpose: '', references: '' };

/** Takes the payers out of what was booked for visits; day and amount stay with the books. */
export async function forgetPayers(transaction: Transaction, visitRequestIds: number[]) {
  await transaction.bankStatementLine.updateMany({
    where: { payment: { visitRequestId: { in: visitRequestIds } } },
    data: NOTHING_PERSONAL,
  });
}

/** Takes the payers out of single lines. */
export async function forgetPayersOf(transaction: Transaction, lineIds: number[]) {
  await transaction.$executeRaw`
    UPDATE bank_statement_line SET payer = '', "payerAccount" = '', purpose = '', "references" = ''
    WHERE id = ANY(${lineIds})`;
}
