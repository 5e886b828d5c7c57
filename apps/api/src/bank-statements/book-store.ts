import { type BookLines, statementName } from '@museum/shared/payments/bank-statement-schema';
import { addedDinars } from '@museum/shared/primitives/money';
import { type Actor, writeAudit } from '#audit/audit-store.ts';
import { isUniqueViolation } from '#lib/database/database-fault.ts';
import { presentDay } from '#lib/database/present-day.ts';
import type { Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { addPayment, takeBackPayment } from '#visit-requests/payments/payment-store.ts';
import { changeRequests } from '#visit-requests/request-totals-store.ts';
import { holdVisitRequests } from '#visit-requests/visit-request-store.ts';
import { keepUnbookedLines } from './bank-statement-store.ts';
import { forgetLatePayers } from './payer-store.ts';

/** Enough for some hundreds of payments, each with its audit entry. */
const TIMEOUT_MS = 30_000;

/** In words of its own: the usual message speaks of a request. */
const stale = () =>
  new AppError('STALE_VERSION', {
    message: 'Izvod je u međuvremenu knjižen ili promenjen. Osvežite podatke i pokušajte ponovo.',
  });

type StatementAct = { id: number; version: number; actor: Actor };

/**
 * Enters the chosen lines as payments, all or none. What was booked before, be it by another
 * statement, is never booked again: a partial unique index refuses it.
 * @throws AppError NOT_FOUND, STALE_VERSION
 */
export async function bookLines(act: StatementAct, chosen: BookLines['lines']): Promise<void> {
  try {
    await changeRequests((transaction) => book(transaction, act, chosen), {
      timeout: TIMEOUT_MS,
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw stale();
    throw error;
  }
}

async function book(transaction: Transaction, act: StatementAct, chosen: BookLines['lines']) {
  await holdVisitRequests(
    transaction,
    chosen.map(({ visitRequestId }) => visitRequestId),
  );
  const statement = await takeStatement(transaction, act);
  await freeTakenBack(transaction, chosen);
  const lines = await transaction.bankStatementLine.findMany({
    where: { id: { in: chosen.map(({ id }) => id) }, bankStatementId: act.id, paymentId: null },
    orderBy: { position: 'asc' },
  });
  if (lines.length !== chosen.length) throw stale();
  const visitOf = new Map(chosen.map(({ id, visitRequestId }) => [id, visitRequestId]));
  const entries = lines.map((line) => ({ line, amount: line.amount.toNumber() }));
  for (const { line, amount } of entries.toSorted(incomeFirst)) {
    const payment = await addPayment(transaction, {
      visitRequestId: visitOf.get(line.id)!,
      way: 'transfer',
      key: null,
      actor: act.actor,
      paidOn: presentDay(line.postedOn),
      amount,
      note: noteOf(statement, line),
    });
    await transaction.bankStatementLine.update({
      where: { id: line.id },
      data: { paymentId: payment.id },
    });
  }
  await forgetLatePayers(transaction, act.id);
  await auditSum(transaction, { act, action: 'statement-booked', statement, lines });
}

/** Lets a movement be booked again for the same visit after staff took its payment back. */
async function freeTakenBack(transaction: Transaction, chosen: BookLines['lines']) {
  const ids = chosen.map(({ id }) => id);
  await transaction.$executeRaw`
    UPDATE bank_statement_line AS line SET "paymentId" = NULL
    FROM payment AS correction, bank_statement_line AS chosen
    WHERE chosen.id = ANY(${ids}) AND chosen.account = line.account AND chosen.key = line.key
      AND correction."correctsId" = line."paymentId"`;
}

type Entry = { amount: number };

/** So that a storno finds the money that it takes back; else the statement's order stays. */
const incomeFirst = (one: Entry, other: Entry) => Number(one.amount < 0) - Number(other.amount < 0);

const noteOf = (statement: Named, { references, payer }: { references: string; payer: string }) => {
  const reference = references.split('\n')[0];
  const parts = [statementName(statement), reference && `poziv na broj ${reference}`, payer];
  return parts.filter(Boolean).join(', ');
};

/**
 * Takes back every payment that was booked from a statement, each by a row of its own; its lines can
 * then be booked again. @throws AppError NOT_FOUND, STALE_VERSION, VALIDATION_ERROR
 */
export const undoStatement = (act: StatementAct): Promise<void> =>
  changeRequests(
    async (transaction) => {
      const lines = await transaction.bankStatementLine.findMany({
        where: { bankStatementId: act.id, paymentId: { not: null } },
        include: { payment: { select: { visitRequestId: true } } },
        orderBy: { position: 'asc' },
      });
      const booked = lines.map((line) => ({
        id: line.paymentId!,
        visitRequestId: line.payment!.visitRequestId,
        amount: -line.amount.toNumber(),
      }));
      await holdVisitRequests(
        transaction,
        booked.map(({ visitRequestId }) => visitRequestId),
      );
      // Its version tells that nothing was booked since the lines were read.
      const statement = await takeStatement(transaction, act);
      const reason = `${statementName(statement)}: uvoz je poništen`;
      for (const { id, visitRequestId } of booked.toSorted(incomeFirst)) {
        await takeBackPayment(transaction, { id, visitRequestId, reason, actor: act.actor });
      }
      await transaction.bankStatementLine.updateMany({
        where: { bankStatementId: act.id },
        data: { paymentId: null },
      });
      await keepUnbookedLines(transaction, [act.id]);
      await auditSum(transaction, { act, action: 'statement-undone', statement, lines });
    },
    { timeout: TIMEOUT_MS },
  );

type Named = { number: string; day: string };

/** Locks a statement and counts its version on. @throws AppError NOT_FOUND, STALE_VERSION */
async function takeStatement(
  transaction: Transaction,
  { id, version }: StatementAct,
): Promise<Named> {
  const [statement] = await transaction.$queryRaw<(Named & { version: number })[]>`
    SELECT version, number, to_char(day, 'YYYY-MM-DD') AS day
    FROM bank_statement WHERE id = ${id} FOR UPDATE`;
  if (!statement) throw new AppError('NOT_FOUND');
  if (statement.version !== version) throw stale();
  await transaction.bankStatement.update({ where: { id }, data: { version: version + 1 } });
  return statement;
}

type Sum = {
  act: StatementAct;
  action: 'statement-booked' | 'statement-undone';
  statement: Named;
  lines: { amount: { toNumber: () => number } }[];
};

function auditSum(transaction: Transaction, { act, action, statement, lines }: Sum): Promise<void> {
  return writeAudit(transaction, {
    actor: act.actor,
    action,
    subject: statementName(statement),
    changes: [
      { field: 'payments', from: null, to: lines.length },
      { field: 'sum', from: null, to: addedDinars(lines.map(({ amount }) => amount.toNumber())) },
    ],
  });
}
